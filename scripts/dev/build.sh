#!/usr/bin/env bash
# Builds the release program: .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh

# Libraries that are loaded take time at the program's start. Where there is an archive of the C++
# library behind Swift's runtime, or of zlib, it is linked into it.
static=$PWD/.build/static
mkdir -p "$static"
archive() { gcc -print-file-name="lib$1.a" | grep /; }  # fails where there is none
for name in stdc++ z; do
  if library=$(archive "$name"); then ln -sf "$library" "$static"; fi
done

# A program needs to export nothing. Swift exports every public symbol, and their names are 1.5 MB.
echo '{ local: *; };' >"$static/no-exports.map"

# Packed, the places that the loader writes at the start take 12 KB of the program instead of 1.3 MB.
# glibc reads that form since 2.36.
packed=()
if grep -q GLIBC_ABI_DT_RELR "$(gcc -print-file-name=libc.so.6)"; then
  packed=(-Xlinker -z -Xlinker pack-relative-relocs)
fi

# Linked as a whole, so that calls between Swift and C and between modules are optimized too. Unused
# sections and symbols are dropped: the program starts sooner and is smaller.
swift build -c release --product navhost --static-swift-stdlib --experimental-lto-mode full \
  --disable-local-rpath -Xlinker "-L$static" -Xlinker --gc-sections -Xlinker -s \
  -Xlinker "--version-script=$static/no-exports.map" "${packed[@]}"
