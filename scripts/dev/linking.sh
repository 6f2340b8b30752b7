# Read by build.sh and release.sh: `linking` is how a release program is linked. The archives that are linked
# into it are named in the folder `static`.
# shellcheck shell=bash disable=SC2034

if [ "$(uname -s)" = Darwin ]; then
  # Swift's runtime is the system's, and what nothing uses is left out.
  linking=(-Xlinker -dead_strip)
  return 0
fi

# Libraries that are loaded take time at the program's start. Where there is an archive of the C++
# library behind Swift's runtime, or of zlib, it is linked into it.
static=${static:-$PWD/.build/static}
mkdir -p "$static"
archive() { gcc -print-file-name="lib$1.a" | grep /; }  # fails where there is none
for name in stdc++ z; do
  if library=$(archive "$name"); then ln -sf "$library" "$static"; fi
done

# A program needs to export nothing. Swift exports every public symbol, and their names are 1.5 MB.
echo '{ local: *; };' >"$static/no-exports.map"

# Linked as a whole, so that calls between Swift and C and between modules are optimized too. Unused
# sections and symbols are dropped: the program starts sooner and is smaller.
linking=(--static-swift-stdlib --experimental-lto-mode full --disable-local-rpath
  -Xlinker "-L$static" -Xlinker --gc-sections -Xlinker -s
  -Xlinker "--version-script=$static/no-exports.map")
