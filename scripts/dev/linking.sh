# Read by build.sh, build-benchmarks.sh and release.sh: `linking` is how a release program is built and linked,
# `whole` what comes to it where it is linked as a whole. The archives that are linked into it are named in the
# folder `static`.

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

# Unused sections and symbols are dropped: the program starts sooner and is smaller. The folder of archives
# comes before the system's only as an option of the compiler. Generic types are made without a search by
# name through all conformances, which takes a third of the start.
linking=(--static-swift-stdlib --disable-local-rpath -Xswiftc "-L$static"
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  -Xlinker --gc-sections -Xlinker -s -Xlinker "--version-script=$static/no-exports.map")

# Calls between Swift and C and between modules are optimized too, by one link of two minutes on one core.
whole=(--experimental-lto-mode full)
