"""Checks the packages in dist/ as someone meets them who has nothing: ``./dev package --check``.

In a bare Debian of each suite: the .deb is installed, its window opened and looked at, records registered, an older
version brought up to date with a game under way, everything taken away again; then the same for the .tar.xz. Before
that, Debian's own tools have a look. Pictures are left in build/check for a person to judge.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from chroot import HOME, USER, Chroot, Failed, fresh, lacking, screen
from tree import DIST, ROOT

__all__ = ["SUITES", "Steps", "lacking", "main"]

SUITES = ("bookworm", "trixie")
FOLDER = ROOT / "build" / "check"
DATA = f"{HOME}/.local/share/sueca-desktop"
RECORD_TYPE = "application/x-sueca-record+json"
PROGRAM = "/usr/lib/sueca-desktop"
RECOMMENDED = {"libcups.so.2"}
"""Libraries for what not everyone has: printers."""
OLDER = "0.0~older"
"""The version of a package made older, for an upgrade, where no earlier one is at hand."""


def main(previous: Path | None = None, suites: tuple[str, ...] = SUITES) -> int:
    """0 if all is well; ``previous``: the .deb of the version before this, to be upgraded from."""
    trouble = lacking()
    debs = sorted(DIST.glob("*.deb"))
    if trouble or not debs:
        print(f"package: {trouble or 'there is no .deb in dist/; run ./dev package first'}")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    steps = Steps()
    steps("lintian", lambda: _lintian(debs[0]))
    steps("files for the desktop", lambda: _desktop_files(debs[0]))
    old = previous or _older(debs[0])
    with screen() as display:
        for suite in suites:
            with fresh(suite, ROOT / "build" / "chroots", display) as chroot:
                Suite(suite, chroot, debs[0], old).check(steps)
    print(f"package: {len(steps.failed)} of {steps.taken} checks failed; pictures: {FOLDER.relative_to(ROOT)}/")
    return int(bool(steps.failed))


class Steps:
    """Takes one step after another and tells of each in a line; the next is taken whatever became of the last."""

    def __init__(self) -> None:
        self.taken = 0
        self.failed: list[str] = []

    def __call__(self, name: str, step: Callable[[], str | None]) -> None:
        self.taken += 1
        try:
            print(f"fine   {name}: {step() or 'as it should be'}", flush=True)
        except (Failed, OSError, subprocess.SubprocessError) as error:
            self.failed.append(name)
            print(f"FAILED {name}: {error}", flush=True)


class Suite:
    """The steps in one bare system. ``old``: the package to upgrade from."""

    def __init__(self, name: str, chroot: Chroot, deb: Path, old: Path) -> None:
        self._name, self._chroot, self._deb, self._old = name, chroot, deb, old
        self._kept: dict[str, object] = {}

    def check(self, steps: Steps) -> None:
        for title, step in (
            ("installs the version before", self._install_old),
            ("leaves a game under way", self._leave_a_game),
            ("is brought up to date", self._upgrade),
            ("keeps game, history and preferences", self._compare),
            ("has all its files", self._verify),
            ("finds its libraries", self._libraries),
            ("checks itself", self._selfcheck),
            ("plays a watched deal in its window", self._watch),
            ("asks nothing of any network", self._trace),
            ("opens a record by its type", self._double_click),
            ("is gone without a trace", self._remove),
            ("unpacked from the archive, plays, and goes", self._archive),
        ):
            steps(f"{self._name} {title}", step)

    def _user(self, *command: str, trace: Path | None = None) -> str:
        return self._chroot.run(*command, user=USER, trace=trace)

    def _window(self, picture: str, *options: str, trace: Path | None = None, program: str = "sueca-desktop") -> str:
        """Open the window, keep a picture of it in build/check under that name, close it."""
        inside = f"{HOME}/{picture}.png"
        self._user(program, *options, "--screenshot", inside, "--quit", trace=trace)
        kept = FOLDER / f"{self._name}-{picture}.png"
        shutil.move(self._chroot.root / inside.lstrip("/"), kept)
        return kept.name

    def _install(self, deb: Path) -> None:
        shutil.copy(deb, self._chroot.root / "srv" / deb.name)
        self._chroot.run("apt-get", "install", "-qq", "-y", "--no-install-recommends", f"/srv/{deb.name}")

    def _install_old(self) -> str:
        self._chroot.run("apt-get", "update", "-qq")
        self._install(self._old)
        return self._chroot.run("dpkg-query", "-W", "sueca-desktop").strip()

    def _leave_a_game(self) -> str:
        watched = ("--watch", "--speed", "instant", "--deals", "1")
        self._window("older-watched", "--variant", "klaberjass", "--deal", "1", *watched)
        self._window("older-game", "--variant", "sueca-riscos", "--deal", "22", "--speed", "instant")
        self._kept = self._keepings()
        return ", ".join(f"{name}: {value}" for name, value in self._kept.items() if name != "game")

    def _keepings(self) -> dict[str, object]:
        """What a user would miss: the game under way, the deals of the history, whether there are preferences."""
        data = self._chroot.root / DATA.lstrip("/")
        game = json.loads(self._user("sueca-desktop", "replay", f"{DATA}/current.sueca.json", "--json"))
        with closing(sqlite3.connect(f"file:{data / 'history.db'}?mode=ro", uri=True)) as history:
            (deals,) = history.execute("SELECT count(*) FROM deal").fetchone()
        config = self._chroot.root / HOME.lstrip("/") / ".config"
        files = sorted(path.relative_to(config).as_posix() for path in config.rglob("*") if path.is_file())
        return {"game": game, "deals in the history": deals, "preferences": files}

    def _upgrade(self) -> str:
        self._install(self._deb)
        return self._chroot.run("dpkg-query", "-W", "sueca-desktop").strip()

    def _compare(self) -> str:
        if self._keepings() != self._kept:
            raise Failed(f"{self._kept} became {self._keepings()}")
        self._window("resume")
        if self._keepings() != self._kept:
            raise Failed("opening the window has changed them")
        return self._window("game", f"{DATA}/current.sueca.json")

    def _verify(self) -> str | None:
        wrong = self._chroot.run("dpkg", "--verify", "sueca-desktop")
        if wrong:
            raise Failed(wrong)
        return None

    def _libraries(self) -> str:
        """All but those that are only recommended."""
        inside = f"{PROGRAM}/_internal"
        listed = f"find {PROGRAM} -type f -name '*.so*' -exec ldd {{}} + 2>&1 | grep 'not found' || true"
        told = self._chroot.run("sh", "-c", listed, LD_LIBRARY_PATH=inside)
        lacking = {line.split()[0] for line in told.splitlines()}
        if not lacking <= RECOMMENDED:
            raise Failed(f"not found: {sorted(lacking)}")
        return f"all but {sorted(lacking)}" if lacking else "all"

    def _selfcheck(self) -> str:
        _, *lines = self._user("sueca-desktop", "selfcheck").splitlines()
        return f"{len(lines)} things; {lines[0].split(maxsplit=1)[1]}"

    def _watch(self) -> str:
        game = ("--variant", "sueca-bandeira", "--watch", "--speed", "fast", "--deal", "3", "--deals", "1")
        return self._window("watched", *game)

    def _trace(self) -> str:
        calls = FOLDER / f"{self._name}-network.txt"
        game = ("--variant", "italiana-nulos", "--watch", "--speed", "instant", "--deals", "1")
        self._window("traced", *game, trace=calls)
        lines = calls.read_text(encoding="utf-8").splitlines()
        foreign = [line for line in lines if re.search(r"AF_INET|AF_NETLINK|AF_PACKET", line)]
        if foreign or not any("AF_UNIX" in line for line in lines):
            raise Failed("\n".join(foreign) or "not even the X server was called: nothing was traced")
        return f"{len(lines)} calls, to the X server and the system's own sockets alone"

    def _double_click(self) -> str:
        """As a file manager does it: the file's type, the program for it, the program's command."""
        tools = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
        self._chroot.run("apt-get", "install", "-qq", "-y", "--no-install-recommends", *tools)
        record = f"{HOME}/left.sueca.json"
        self._user("cp", f"{DATA}/current.sueca.json", record)
        kind = self._user("gio", "info", "-a", "standard::content-type", record)
        program = self._user("gio", "mime", RECORD_TYPE)
        if RECORD_TYPE not in kind or "sueca-desktop.desktop" not in program:
            raise Failed(f"{kind}\n{program}")
        return self._window("double-click", record, program=self._entry("/usr"))

    def _entry(self, prefix: str) -> str:
        """The program that the menu starts."""
        entry = self._chroot.root / prefix.lstrip("/") / "share" / "applications" / "sueca-desktop.desktop"
        (command,) = re.findall(r'^Exec="?([^"\s]+)"? %f$', entry.read_text(encoding="utf-8"), re.MULTILINE)
        return str(command)

    def _remove(self) -> str:
        data = sorted(self._chroot.run("find", HOME, "-type", "f").split())
        self._chroot.run("apt-get", "purge", "-qq", "-y", "sueca-desktop")
        left = self._chroot.run("find", "/", "-xdev", "-iname", "*sueca*", "-not", "-path", "/srv/*").split()
        if left or data != sorted(self._chroot.run("find", HOME, "-type", "f").split()):
            raise Failed(f"left: {left}" if left else "the user's own files were touched")
        return f"{len(data)} files of the user's stay"

    def _archive(self) -> str:
        """After the package has gone, with the libraries it had brought."""
        (archive,) = DIST.glob("*.tar.xz")
        home = self._chroot.root / HOME.lstrip("/")
        subprocess.run(["tar", "-xf", archive, "-C", home], check=True)
        (folder,) = (path.name for path in home.glob("sueca-desktop-*"))
        self._user("sh", f"{HOME}/{folder}/install.sh")
        picture = self._window("archive", program=self._entry(f"{HOME}/.local"))
        self._user("sh", f"{HOME}/{folder}/uninstall.sh")
        named = self._user("find", f"{HOME}/.local", "-iname", "*sueca*").split()
        if left := [path for path in named if not path.startswith(DATA)]:
            raise Failed(f"left: {left}")
        return picture


def _lintian(deb: Path) -> str | None:
    done = subprocess.run(
        ["lintian", "--tag-display-limit", "0", "--fail-on", "error,warning", "--allow-root", str(deb)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise Failed(done.stdout.strip() or done.stderr.strip())
    return done.stdout.strip() or None


def _desktop_files(deb: Path) -> str:
    folder = FOLDER / "files"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-x", str(deb), str(folder)], check=True)
    (metainfo,) = folder.glob("usr/share/metainfo/*.xml")
    entry = folder / "usr/share/applications/sueca-desktop.desktop"
    for command in (
        ["desktop-file-validate", str(entry)],
        ["appstreamcli", "validate", "--no-net", "--pedantic", "--explain", str(metainfo)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Failed(done.stdout.strip() + done.stderr.strip())
    return "valid"


def _older(deb: Path) -> Path:
    """The same package under an older version, with a file that the newer one has no more."""
    folder, target = FOLDER / "older", FOLDER / "sueca-desktop_older.deb"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", str(deb), str(folder)], check=True)
    control = folder / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {OLDER}", text), encoding="utf-8")
    (folder / "usr/lib/sueca-desktop/_internal/older").write_text("gone with the upgrade\n", encoding="utf-8")
    build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(folder), str(target)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return target


if __name__ == "__main__":
    sys.exit(main())
