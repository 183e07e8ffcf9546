"""Histories that are closed when the test ends."""

from collections.abc import Iterator

import pytest

from tests.app.history.games import Opener


@pytest.fixture
def opens() -> Iterator[Opener]:
    result = Opener()
    yield result
    result.close()
