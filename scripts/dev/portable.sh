# Read by other scripts: what Linux and macOS do differently, a function each. All scripts run under bash 3.2 and
# with BSD's tools; check-scripts.sh says where one does not. A line that asks `is_mac` may name both kinds.
# shellcheck shell=bash

is_mac() { [ "$(uname -s)" = Darwin ]; }

# The path of a file from the root, the links of its folder followed.
absolute() {  # PATH
  (cd "$(dirname "$1")" && printf '%s/%s\n' "$(pwd -P)" "$(basename "$1")")
}

# A file's SHA-256.
sum_of_file() {  # FILE
  if is_mac; then shasum -a 256 "$1"; else sha256sum "$1"; fi | cut -d' ' -f1
}

# Runs the package manager so that it hands the compiler the package's traits in the same order each time. In another
# one all would be compiled again. The compiler takes a tenth less time with jemalloc's allocator, which install.sh
# installs on Linux.
steady() {
  local allocator=
  is_mac || allocator=$(gcc -print-file-name=libjemalloc.so.2 | grep /) || true # empty if it is missing
  SWIFT_DETERMINISTIC_HASHING=1 LD_PRELOAD=${allocator:-${LD_PRELOAD:-}} "$@"
}

# How many commands run at a time.
cores() { getconf _NPROCESSORS_ONLN; }

# The libraries that a program loads.
libraries() {  # PROGRAM
  if is_mac; then otool -L "$1"; else ldd "$1"; fi
}

# Homebrew keeps this version of Lua outside of the paths that are searched. It is taken instead of Lua's
# sources, unless those are named.
if is_mac && command -v brew >/dev/null; then
  PKG_CONFIG_PATH=$(brew --prefix lua@5.4 2>/dev/null)/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  NAVHOST_LUA=${NAVHOST_LUA:-system}
  export PKG_CONFIG_PATH NAVHOST_LUA
fi
