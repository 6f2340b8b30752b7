#!/usr/bin/env bash
# Builds the release program: .build/release/navhost. The one that is published, and measured, is linked as a
# whole besides: release.sh, build-benchmarks.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh

. scripts/dev/linking.sh

# Packed, the places that the loader writes at the start take 12 KB of the program instead of 1.3 MB.
# glibc reads that form since 2.36.
packed=()
if grep -q GLIBC_ABI_DT_RELR "$(gcc -print-file-name=libc.so.6)"; then
  packed=(-Xlinker -z -Xlinker pack-relative-relocs)
fi

swift build -c release --product navhost "${linking[@]}" -Xswiftc -use-ld=lld \
  ${packed[@]+"${packed[@]}"}
