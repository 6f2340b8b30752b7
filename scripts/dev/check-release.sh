#!/usr/bin/env bash
# Runs what release.sh made in a bare Debian 11, in which neither Swift nor Lua is: the archive, then the
# Debian package. Linux only; it needs root.
# usage: check-release.sh [ARCHIVE.tar.gz PACKAGE.deb]    default: those of this version in .build
set -euo pipefail
cd "$(dirname "$0")/../.."

. scripts/dev/release-parts.sh
. scripts/dev/checks.sh
. scripts/dev/programs.sh
archive=${1:-.build/navhost-$version-linux-$(uname -m).tar.gz}
swift=.build/navhost-swift-$version.tar.gz
package=${2:-.build/navhost_${version}_$(dpkg --print-architecture).deb}

bash scripts/dev/install.sh debootstrap
bare=.build/bare
debian_11 "$bare" etc/debian_version
rm -rf "$bare/opt/navhost" "$bare/opt/archive"
mkdir -p "$bare/opt/navhost" "$bare/opt/archive"
tar -xzf "$archive" -C "$bare/opt/archive" --strip-components=1
cp -R plugins scripts "$bare/opt/navhost"
cp "$package" "$bare/opt"
program=/opt/archive/bin/navhost
# Swift reads a program's arguments there.
mount -t proc proc "$bare/proc"
trap 'umount "$bare/proc"' EXIT

inside() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 sh -ec "cd /opt/navhost; $1"; }
bare_indeed() { inside '! command -v swift; ! command -v lua; ! ls /usr/lib/*/liblua* 2>/dev/null'; }
says() { [ "$(inside "$1")" = "$2" ]; }
same() { diff <(inside "$program run --no-plugins scripts/$1.lua") "scripts/$1.expected"; }
has_package() { [ "$(tar -tzf "$1" | grep -cE '^navhost-swift-[^/]*/(Package\.swift|NOTICE|Sources/CNavhostLuaSystem/lua/LICENSE)$')" = 3 ]; }
summed() { (cd "$(dirname "$1")" && sha256sum --check --status "$(basename "$1").sha256"); }

check "the root has neither Swift nor Lua" bare_indeed
check "the archive's checksum" summed "$archive"
check "the package's checksum" summed "$package"
for each in "${programs[@]}"; do
  check "$each --version" says "/opt/archive/bin/$each --version" "$version"
done
check "the checksum of the package for apps" summed "$swift"
check "the package for apps has its manifest and the licences" has_package "$swift"
for scene in scripts/*.expected; do
  scene=$(basename "$scene" .expected)
  check "scripts/$scene.lua" same "$scene"
done
check "the specs of the plugins" inside "$program test plugins | tail -n 1 | grep -E '^[1-9][0-9]* passed, 0 failed'"
check "a session is replayed" inside "
  echo 'nav.setRoot(\"Home\") nav.push(\"Form\") nav.tapBack()' >a.lua
  $program run --no-plugins --record a.trace a.lua
  $program trace pack a.trace >a.packed
  $program trace replay --check --no-plugins a.packed"
check "a new plugin passes its spec" inside "
  mkdir -p new; cd new; $program init; $program new guard
  $program test --strict | grep -q ' passed, 0 failed'; $program check plugins | grep -q '^No findings'"
for page in navhost navhost-run navhost-lsp navhost-trace navhost-trace-replay navhost-app-bundle; do
  check "the manual of $page" inside "test -s /opt/archive/share/man/man1/$page.1"
done
check "the list of what is in it" python3 -c "import json; json.load(open('$bare/opt/archive/share/navhost/sbom.spdx.json'))"
check "the package is installed" inside "dpkg --install /opt/$(basename "$package")"
for each in "${programs[@]}"; do
  check "the installed $each" says "$each --version" "$version"
done
check "the package is removed whole" inside "dpkg --purge navhost; test ! -e /usr/bin/navhost -a ! -e /usr/share/navhost"

close_checks
