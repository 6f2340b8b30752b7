#!/usr/bin/env bash
# Makes the release of the last commit twice, in two folders, and compares what is published byte by byte. If it
# differs, lists the files that do. Linux only; it needs root.
#
# Swift, the C++ library and Debian 11 are those of this machine both times: they belong to what a program is made of.
set -euo pipefail
cd "$(dirname "$0")/../.."

. scripts/dev/release-parts.sh
. scripts/dev/checks.sh
first=$PWD
[ -z "$(git status --porcelain --untracked-files=no)" ] || {
  echo "check-same: commit what you changed: the second release is made of the last commit" >&2
  exit 1
}
bash scripts/dev/release.sh

# Another length of path, another time, another order of files on the disk.
second=$(mktemp -d)/a/folder/of/another/name
trap 'rm -rf "${second%/a/folder/of/another/name}"' EXIT
mkdir -p "$second"
git clone --quiet "$first" "$second"
mkdir "$second/.build"
cp -a "$first/.build/debian-11" "$second/.build"
(cd "$second" && bash scripts/dev/release.sh)

for name in "navhost-$version-linux-$(uname -m).tar.gz" "navhost_${version}_$(dpkg --print-architecture).deb" \
  "navhost-swift-$version.tar.gz"; do
  check "$name is the same" cmp "$first/.build/$name" "$second/.build/$name"
  cat "$first/.build/$name.sha256"
done
folder=navhost-$version-linux-$(uname -m)
[ $failed = 0 ] || diff -rq "$first/.build/$folder" "$second/.build/$folder" || true
close_checks
