# Read by build.sh, build-benchmarks.sh and release.sh: `compiling` and `linking` say how a release program is made,
# `whole` what is added if it is linked as a whole, `quick` if it is not, `packed` if it does not have to run
# on older systems. The archives that are linked into it are named in the folder `static`.
# shellcheck shell=bash disable=SC2034

. scripts/dev/portable.sh
compiling=() whole=() quick=() packed=()
if is_mac; then
  # Swift's runtime is the system's, and what nothing uses is left out.
  linking=(-Xlinker -dead_strip)
  return 0
fi

# Libraries that are loaded take time at the program's start. If there is an archive of the C++
# library behind Swift's runtime, or of zlib, it is linked into it.
static=${static:-$PWD/.build/static}
mkdir -p "$static"
archive() { gcc -print-file-name="lib$1.a" | grep /; }  # fails if there is none
for name in stdc++ z; do
  if library=$(archive "$name"); then ln -sf "$library" "$static"; fi
done

# A program needs to export nothing. Swift exports every public symbol, and their names are 1.5 MB.
echo '{ local: *; };' >"$static/no-exports.map"

# The package manager looks for libraries where Lua's description says first: the archives are to be found before
# those that are loaded.
if description=$(pkg-config --variable=pcfiledir lua5.4 2>/dev/null); then
  sed "s|^libdir=.*|libdir=$static|" "$description/lua5.4.pc" >"$static/lua5.4.pc"
  export PKG_CONFIG_PATH=$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
fi

# Generic types are made without a search by name through all conformances, which takes a third of the start.
# What describes the code to debuggers would be stripped in the end. Unused sections and symbols are dropped:
# the program starts sooner and is smaller.
compiling=(--static-swift-stdlib -debug-info-format none
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
linking=(--disable-local-rpath -Xlinker --gc-sections -Xlinker "--version-script=$static/no-exports.map")

# Packed, the places that the loader writes at the start take 12 KB of the program instead of 1.3 MB.
# glibc reads that form since 2.36.
if grep -q GLIBC_ABI_DT_RELR "$(gcc -print-file-name=libc.so.6)"; then
  packed=(-Xlinker -z -Xlinker pack-relative-relocs)
fi

# Calls between Swift and C and between modules are optimized too, by one link of two minutes on one core.
whole=(--experimental-lto-mode full)

# The quick way: another linker, and nothing optimized in it.
quick=(-Xlinker -s -Xswiftc -use-ld=lld)
