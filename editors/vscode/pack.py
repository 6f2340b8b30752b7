"""Packs the extension into a file that VS Code installs: navhost-VERSION.vsix in the working directory.

usage: python3 pack.py
"""

import json
import pathlib
import zipfile
from xml.sax.saxutils import quoteattr

here = pathlib.Path(__file__).parent
package = json.loads((here / "package.json").read_text())

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""

MANIFEST = f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0"
    xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(package["name"])}
        Version={quoteattr(package["version"])} Publisher={quoteattr(package["publisher"])}/>
    <DisplayName>{package["displayName"]}</DisplayName>
    <Description xml:space="preserve">{package["description"]}</Description>
    <Categories>{",".join(package["categories"])}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine"
          Value={quoteattr(package["engines"]["vscode"])}/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json"
        Addressable="true"/>
  </Assets>
</PackageManifest>
"""

name = f"{package['name']}-{package['version']}.vsix"
with zipfile.ZipFile(name, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("[Content_Types].xml", TYPES)
    archive.writestr("extension.vsixmanifest", MANIFEST)
    for file in ["package.json", *package["files"]]:
        archive.write(here / file, f"extension/{file}")
    archive.write(here.parent.parent / "LICENSE", "extension/LICENSE.txt")
print(name)
