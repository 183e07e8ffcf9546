"""What the packages tell a desktop of the program, and their licences."""

import configparser
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import linked
import pytest

import chroot
import chroot_check
import licences
from tree import LINUX, ROOT, Release, screenshots

RECORD_TYPE = "application/x-sueca-record+json"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
RELEASE = Release("1.2.3", 1_700_000_000)


def test_pictures_are_shown_where_they_are_published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUECA_PICTURES", "https://example.invalid/a&b")
    found = ET.fromstring(RELEASE.filled(LINUX / "sueca-desktop.metainfo.xml.in")).find("screenshots")
    assert found is not None
    shown = found.findall("screenshot")
    assert [one.get("type") for one in shown] == ["default", None, None, None, None]
    for one in shown:
        address = str(one.findtext("image"))
        assert address.startswith("https://example.invalid/a&b/")
        assert (ROOT / "docs" / "screenshots" / address.rpartition("/")[2]).is_file()
        assert [caption.get(LANG) for caption in one.findall("caption")] == [None, "pt", "fr", "de"]


def test_no_pictures_are_promised_where_they_are_not() -> None:
    assert screenshots("") == ""


def test_every_field_of_a_file_is_filled_in() -> None:
    filled = {path.name: RELEASE.filled(path) for path in LINUX.iterdir()}
    assert [name for name, text in filled.items() if re.search(r"@[A-Z]+@", text)] == []
    assert "1.2.3" in filled["sueca-desktop.6"]
    assert "engine" in filled["sueca-desktop.6"]
    assert 'version="1.2.3" date="2023-11-14"' in filled["sueca-desktop.metainfo.xml.in"]


def test_records_are_registered_and_opened() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign, assignment]  # names of keys keep their capitals
    entry.read(LINUX / "sueca-desktop.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == "sueca-desktop %f"
    assert entry["Desktop Entry"]["MimeType"] == f"{RECORD_TYPE};"
    kind = ET.parse(LINUX / "sueca-desktop.xml").getroot()[0]
    globs = [node.get("pattern") for node in kind if node.tag.endswith("glob")]
    assert (kind.get("type"), globs) == (RECORD_TYPE, ["*.sueca.json"])


def test_everything_the_program_needs_has_its_licence_in_the_list() -> None:
    listed = {part.distribution.lower(): part for part in licences.parts() if part.distribution}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w-]", line)[0].lower() for line in project["dependencies"]}
    assert needed <= listed.keys()
    assert all(listed[name].version for name in needed - {"miniaudio"})


def test_every_licence_is_told_to_debian(tmp_path: Path) -> None:
    text = licences.debian_copyright()
    told = re.findall(r"(?m)^Files: .*\nCopyright: .*\nLicense: (.+)$", text)
    named = {name for licence in told for name in licence.split(" AND ")}
    assert named <= set(re.findall(r"(?m)^License: (.+)\n ", text))
    licences.write(tmp_path / "licences")
    parts = (tmp_path / "licences" / "PARTS.txt").read_text(encoding="utf-8")
    assert all(part.name in parts for part in licences.parts())
    texts = {path.name for path in (tmp_path / "licences").iterdir() if path.stat().st_size > 100}
    assert [part.name for part in licences.parts() if not part.texts <= texts] == []


def test_a_check_tells_who_can_make_it_and_what_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert "only root" in chroot.lacking()
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool in ("Xvfb", "strace") else tool)
    told = chroot.lacking()
    assert ("apt-get install xvfb strace" in told) == (os.name == "posix")


def test_a_step_that_fails_is_told_and_the_next_one_taken(capsys: pytest.CaptureFixture[str]) -> None:
    def wrong() -> str:
        raise chroot.Failed("two files are left")

    steps = chroot_check.Steps()
    steps("removes", wrong)
    steps("installs", lambda: "1.2.3")
    assert capsys.readouterr().out == "FAILED removes: two files are left\nfine   installs: 1.2.3\n"
    assert (steps.taken, steps.failed) == (2, ["removes"])


@pytest.mark.skipif(not (shutil.which("cc") and shutil.which("ldd")), reason="takes a compiler and ldd")
def test_a_library_that_a_bundle_would_lack_is_told(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "_internal" / "plugins").mkdir(parents=True)
    gone, needing = bundle / "_internal" / "libsueca-gone.so.1", bundle / "_internal" / "plugins" / "libneeding.so"
    for output, linked_to in ((gone, ()), (needing, (str(gone),))):
        flags = ["-shared", "-Wl,--no-as-needed", f"-Wl,-soname,{output.name}", "-x", "c", os.devnull, "-x", "none"]
        subprocess.run(["cc", "-o", str(output), *flags, *linked_to], check=True)
    assert linked.unresolved(bundle) == {}
    gone.unlink()
    assert linked.unresolved(bundle) == {gone.name: needing.name}
