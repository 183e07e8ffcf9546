"""What other programs build and check the packages by: the workflows, and the manifests of Inno Setup and Flatpak. They
run elsewhere, so here it is seen that they can be read and that all they name is there.
"""

import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import archives
import licences
from tree import BUILD, ROOT, Release, linux_tree

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FLATPAK = ROOT / "packaging" / "flatpak" / "org.suecadesktop.SuecaDesktop.yml"
SPEC = ROOT / "packaging" / "sueca.spec"
RELEASE = Release("1.2.3", 1_700_000_000)
PATH = re.compile(r"(?<![\w/.-])(?:packaging|tests|sueca_desktop|assets|docs)/[\w./-]*\w")
"""A file of the project, as a script names it."""


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"name", True, "jobs"} <= read.keys(), "`on` is a truth in YAML 1.1"
    return dict(read["jobs"])


def steps(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Each either uses an action of a fixed version or runs a script."""
    for step in job["steps"]:
        assert ("uses" in step) != ("run" in step), step
        assert "run" in step or re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]), step
    return list(job["steps"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_refers_to_what_there_is(path: Path, dev: ModuleType) -> None:
    known = jobs(path)
    for name, job in known.items():
        needed = job.get("needs", [])
        assert ({needed} if isinstance(needed, str) else set(needed)) <= known.keys() - {name}
        scripts = "\n".join(step.get("run", "") for step in steps(job))
        assert set(re.findall(r"\bpython3? dev (\w+)", scripts)) <= {*dev.COMMANDS, *dev.SCRIPTS}
        assert [named for named in PATH.findall(scripts) if not (ROOT / named).exists()] == []
        for step in steps(job):
            assert (ROOT / step.get("with", {}).get("cache-dependency-path", "dev")).is_file()
        for wanted in re.findall(r"matrix\.(\w+)", yaml.safe_dump(job)):
            assert wanted in job["strategy"]["matrix"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="their scripts are written for bash")
@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_the_scripts_of_a_workflow_can_be_read(path: Path) -> None:
    for job in jobs(path).values():
        script = "\n".join(re.sub(r"\$\{\{.*?\}\}", "x", step.get("run", "")) for step in steps(job))
        done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), script


def test_what_a_release_gathers_has_been_left_for_it() -> None:
    known = jobs(ROOT / ".github" / "workflows" / "release.yml")
    left: list[str] = []
    for job in known.values():
        systems = {"windows-latest": "Windows", "macos-latest": "macOS"}
        names = [step["with"]["name"] for step in steps(job) if "upload-artifact" in step.get("uses", "")]
        for name in names:
            runs_on = job.get("strategy", {}).get("matrix", {}).get("os", [])
            left += [systems[system] for system in runs_on] if name == "${{ runner.os }}" else [name]
    gathered = re.search(r"for system in ([\w ]+);", known["publish"]["steps"][-1]["run"])
    assert gathered is not None
    assert set(gathered[1].split()) <= set(left)
    assert set(known["publish"]["needs"]) == known.keys() - {"publish"}


# ---- Inno Setup


def test_the_installer_for_windows_names_what_is_there(tmp_path: Path) -> None:
    text = archives.INSTALLER.read_text(encoding="utf-8")
    fields = set(re.findall(r"\{#(\w+)\}", text)) - set(re.findall(r"(?m)^#define (\w+)", text)) - {"SourcePath"}
    assert fields == set(archives.told(RELEASE, tmp_path, tmp_path))
    licences.write(tmp_path / "licences")
    for name in re.findall(r"\{#Bundle\}\\([\w.\\-]+)", text):
        assert (tmp_path / name.replace("\\", "/")).is_file()
    for name in re.findall(r"\{#SourcePath\}\\([\w.\\-]+)", text):
        assert (archives.INSTALLER.parent / name.replace("\\", "/")).is_file()
    started = set(re.findall(r"\{app\}\\([\w.-]+)\.exe", text))
    assert started == {"sueca-desktop"}
    assert 'program("sueca-desktop",' in SPEC.read_text(encoding="utf-8")


def test_the_installer_is_read_section_by_section() -> None:
    """Directives are `Key=value`; entries are `Key: value; Key: value`, in quotes where there is a blank."""
    section = ""
    for line in archives.INSTALLER.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith((";", "#")):
            continue
        if head := re.fullmatch(r"\[(\w+)\]", line):
            section = head[1]
        elif section == "Setup":
            assert re.fullmatch(r"\w+=.+", line), line
        else:
            assert re.fullmatch(r'\w+: (?:"(?:[^"]|"")*"|[^";]+)(?:; \w+: (?:"(?:[^"]|"")*"|[^";]+))*', line), line


# ---- Flatpak


@pytest.mark.skipif(shutil.which("sh") is None, reason="the manifest's commands are for a shell")
def test_the_flatpak_is_put_together_from_the_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands are run with another folder for `/app`, on the tree of a bundle that is a single file."""
    manifest = yaml.safe_load(FLATPAK.read_text(encoding="utf-8"))
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (FLATPAK.parent / source["path"]).resolve() == BUILD / "tree"
    bundle, app = tmp_path / "bundle", tmp_path / "app"
    bundle.mkdir()
    (bundle / "sueca-desktop").write_text("#!/bin/sh\n", encoding="utf-8")
    monkeypatch.setattr("tree._commands", str)  # asks the program, which takes a while
    tree = linux_tree(RELEASE, bundle, tmp_path / "tree")
    for command in module["build-commands"]:
        subprocess.run(["sh", "-ec", command.replace("/app/", f"{app}/")], cwd=tree, check=True)
    name, program = manifest["id"], app / "bin" / manifest["command"]
    assert program.resolve() == app / "lib" / "sueca-desktop" / "sueca-desktop"
    assert program.is_file()
    assert (app / "share" / "applications" / manifest["rename-desktop-file"]).is_file()
    assert list((app / "share" / "icons").rglob(f"{manifest['rename-icon']}.svg"))
    assert (app / "share" / "metainfo" / f"{name}.metainfo.xml").is_file()
    assert (app / "share" / "mime" / "packages" / f"{name}.xml").is_file()
    assert "--share=network" not in manifest["finish-args"]
