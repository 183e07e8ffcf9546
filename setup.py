"""The one thing pyproject.toml cannot say: the folder assets/ is installed as `sueca_desktop/assets`."""

from setuptools import find_packages, setup

setup(
    packages=[*find_packages(include=["sueca_desktop", "sueca_desktop.*"]), "sueca_desktop.assets"],
    package_dir={"sueca_desktop.assets": "assets"},
)
