"""What pyproject.toml cannot say: the folder assets/ is installed as `sueca_desktop/assets`, and the solver and the
players' inner loops are compiled where they can be.

A module with a .pxd beside it is plain Python and works uncompiled too, some hundred times slower. They are compiled
all or none. SUECA_REQUIRE_COMPILED=1 makes it an error when they cannot be.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

REQUIRED = os.environ.get("SUECA_REQUIRE_COMPILED") == "1"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the compiler's types stand in the .pxd files
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}


def flags() -> list[str]:
    """Options for the C compiler; Qt's own wheels need a processor with popcnt too (x86-64-v2)."""
    if os.name == "nt" and "GCC" not in sys.version:
        return []
    return ["-O3", "-g0", *(["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else [])]


def extensions() -> list[Extension]:
    """The modules to compile. Some are none: their .pxd holds the whole of them in C."""
    found = sorted(Path("sueca_desktop").rglob("*.pxd"))
    headers = [path for path in found if path.stem not in ("boards", "attributes")]
    depends = [path.as_posix() for path in found]
    return [
        Extension(
            ".".join(path.with_suffix("").parts),
            [path.with_suffix(".py").as_posix()],
            depends=depends,
            extra_compile_args=flags(),
        )
        for path in headers
    ]


class BuildIfPossible(build_ext):  # type: ignore[misc]  # setuptools brings no types
    """Leaves everything interpreted where something cannot be compiled."""

    extensions: list[Extension]
    inplace: bool
    parallel: int | bool | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True  # a compiler on each processor

    def run(self) -> None:
        wanted, inplace = list(self.extensions), self.inplace
        try:
            super().run()
        except Exception as error:  # no compiler, no Cython, no headers: one answer
            if REQUIRED:
                raise
            self.inplace = inplace
            self.discard(wanted)
            print(f"warning: nothing is compiled, so the computer players will be slow: {error}", file=sys.stderr)

    def build_extensions(self) -> None:
        from Cython.Build import cythonize

        translated = cythonize(  # type: ignore[no-untyped-call]  # nor does Cython
            [Extension(ext.name, list(ext.sources)) for ext in self.extensions],
            compiler_directives=DIRECTIVES,
            build_dir=str(Path(self.build_temp, "cython")),
            quiet=True,
        )
        sources = {ext.name: ext.sources for ext in translated}
        for ext in self.extensions:
            ext.sources = sources[ext.name]
        super().build_extensions()

    def discard(self, wanted: list[Extension]) -> None:
        """Removes what an earlier or unfinished build has left, and forgets the modules."""
        folders = {Path(self.build_lib), Path()}
        for ext in wanted:
            for folder in folders:
                (folder / self.get_ext_filename(ext.name)).unlink(missing_ok=True)
        self.extensions = []


setup(
    packages=[*find_packages(include=["sueca_desktop", "sueca_desktop.*"]), "sueca_desktop.assets"],
    package_dir={"sueca_desktop.assets": "assets"},
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildIfPossible},
)
