"""The bill of materials, as CycloneDX 1.5 writes it: what is in the bundle, by whom, under which licence."""

from __future__ import annotations

import hashlib
import json
import uuid
from pathlib import Path

import licences
from tree import Release


def write(release: Release, bundle: Path, target: Path) -> None:
    """One component a part; the bundle's files with their SHA-256 give the document its serial number."""
    digest = hashlib.sha256()
    for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
        digest.update(path.relative_to(bundle).as_posix().encode() + hashlib.sha256(path.read_bytes()).digest())
    own = _component("application", "sueca-desktop", release.version, "MIT")
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest.digest()[:16], version=4)}",
        "version": 1,
        "metadata": {"timestamp": f"{release.date:%Y-%m-%dT%H:%M:%SZ}", "component": own},
        "components": [
            _component("library", part.name, part.version, part.licence, part.distribution) for part in licences.parts()
        ],
    }
    target.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _component(kind: str, name: str, version: str, licence: str, distribution: str = "") -> dict[str, object]:
    component: dict[str, object] = {"type": kind, "name": name, "licenses": [{"expression": licence}]}
    if version:
        component["version"] = version
    if distribution:
        component["purl"] = f"pkg:pypi/{distribution.lower()}@{version}"
    return component
