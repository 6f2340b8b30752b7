"""Prints what a release is made of, as SPDX 2.3 in JSON.

usage: sbom.py VERSION SWIFT-VERSION CREATED    in the package's folder, where Package.resolved is
"""

import json
import re
import subprocess
import sys

version, swift_version, created = sys.argv[1:]


def package(name, version, license, url):
    return {
        "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.]+", "-", name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": url,
        "filesAnalyzed": False,
        "licenseConcluded": license,
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }


with open("Package.resolved") as file:
    pins = json.load(file)["pins"]
parts = [
    package(pin["identity"], pin["state"]["version"], "Apache-2.0", pin["location"])
    for pin in sorted(pins, key=lambda pin: pin["identity"])
]
parts += [
    package("lua", "5.4.4", "MIT", "https://www.lua.org/ftp/lua-5.4.4.tar.gz"),
    package("swift-runtime", swift_version, "Apache-2.0", "https://www.swift.org"),
    package("libstdc++", "10", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    package("zlib", "1.2.11", "Zlib", "https://zlib.net"),
]
for name, license in [("lua-luassert", "MIT"), ("lua-say", "MIT")]:
    found = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True, check=True
    )
    parts.append(package(name, found.stdout, license, "https://packages.debian.org/" + name))
whole = package("navhost", version, "MIT", "NOASSERTION")
document = {
    "spdxVersion": "SPDX-2.3",
    "dataLicense": "CC0-1.0",
    "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"navhost-{version}",
    "documentNamespace": f"urn:navhost:sbom:{version}",
    "creationInfo": {"created": created, "creators": ["Tool: sbom.py"]},
    "packages": [whole] + parts,
    "relationships": [
        {
            "spdxElementId": "SPDXRef-DOCUMENT",
            "relationshipType": "DESCRIBES",
            "relatedSpdxElement": whole["SPDXID"],
        }
    ]
    + [
        {
            "spdxElementId": whole["SPDXID"],
            "relationshipType": "CONTAINS",
            "relatedSpdxElement": part["SPDXID"],
        }
        for part in parts
    ],
}
print(json.dumps(document, indent=2))
