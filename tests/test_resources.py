"""Artwork is found here in the tree, and a missing piece is named."""

import pytest

from sueca_desktop.resources import asset, package_file


def test_artwork_is_found() -> None:
    assert asset("cards/deck.toml").is_file()
    assert asset("cards").is_dir()


def test_a_missing_piece_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"cards/XX\.svg"):
        asset("cards/XX.svg")


def test_files_of_the_package_are_found() -> None:
    assert package_file("py.typed").is_file()
