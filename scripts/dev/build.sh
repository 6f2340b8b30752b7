#!/usr/bin/env bash
# Builds the release program: .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh

# Libraries that are loaded take a fifth of the program's start. Where there are archives of them they
# are linked into it: the C++ library behind Swift's runtime, and libedit with the three behind that.
static=$PWD/.build/static
mkdir -p "$static"
archive() { gcc -print-file-name="lib$1.a" | grep /; }  # fails where there is none
if cxx=$(archive stdc++); then ln -sf "$cxx" "$static"; fi
libraries=(-L"${static// /\\ }")
if archive edit && archive tinfo && archive bsd && archive md; then
  libraries+=(-l:libedit.a -l:libtinfo.a -l:libbsd.a -l:libmd.a)
else
  libraries+=($(pkg-config --libs libedit))
fi >/dev/null
cat >"$static/libedit.pc" <<END
Name: libedit
Description: what pkg-config says of libedit, as an archive
Version: $(pkg-config --modversion libedit)
Cflags: $(pkg-config --cflags libedit)
Libs: ${libraries[*]}
END
export PKG_CONFIG_PATH=$static:${PKG_CONFIG_PATH:-}

# Linked as a whole, so that calls between Swift and C and between modules are optimized too. Unused
# sections and symbols are dropped: the program starts sooner and is smaller.
swift build -c release --product navhost --static-swift-stdlib --experimental-lto-mode full \
  --disable-local-rpath -Xlinker --gc-sections -Xlinker -s
