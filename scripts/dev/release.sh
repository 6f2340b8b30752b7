#!/usr/bin/env bash
# Makes what is published of a version, for this machine's kind of processor:
#   .build/navhost-VERSION-linux-ARCH.tar.gz      runs where neither Swift nor Lua is, with glibc 2.31 or newer
#   .build/navhost_VERSION_DEBARCH.deb            the same as a Debian package
#   .build/navhost-swift-VERSION                 a Swift package of what an app links, with Lua in it
#   .build/navhost.rb                             a formula for Homebrew, where NAVHOST_REPOSITORY=OWNER/NAME is set
# each with its SHA-256 beside it, but for the formula, which has that of the sources in it.
#
# Linux only. The program is linked against the libraries of Debian 11, which debootstrap unpacks: that needs root. The
# same source gives the same bytes: times are those of the last commit, and no path of this machine is in it.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh debootstrap help2man binutils
. scripts/dev/release-parts.sh
swift_version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
arch=$(uname -m)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

# The libraries of Debian 11.
root=$PWD/.build/debian-11
debian_11 "$root" usr/lib/gcc --include=libc6-dev,libgcc-10-dev,zlib1g-dev
# The linker takes a link from / as one of this machine.
find "$root/usr/lib" "$root/usr/lib64" -type l -lname '/*' | while read -r link; do
  ln -snf "$(realpath --relative-to="$(dirname "$link")" "$root$(readlink "$link")")" "$link"
done

NAVHOST_LUA=$(bash scripts/dev/lua-source.sh 5.4.4 | tail -n 1)
export NAVHOST_LUA
static=$PWD/.build/static-portable
. scripts/dev/linking.sh
# Swift's runtime needs a C++ library that is newer than Debian 11's: this machine's is linked into the program.
# It asks the C library whether the process has one thread; an older one does not say, and 0 stands for "perhaps not".
echo 'char __libc_single_threaded = 0;' | clang -O2 -c -x c - -o "$static/threads.o"
ln -sf "$(ls "$root"/usr/lib/*/libz.a)" "$static/libz.a"
steady swift build -c release --product navhost --scratch-path .build/portable "${compiling[@]}" "${linking[@]}" "${whole[@]}" \
  -Xlinker -s -Xlinker "$static/threads.o" -Xswiftc "-L$static" -Xswiftc -Xclang-linker -Xswiftc "--sysroot=$root" \
  -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."

name=navhost-$version-linux-$arch
folder=.build/$name
program=$folder/bin/navhost
rm -rf "$folder"
mkdir -p "$folder"/bin "$folder"/share/{navhost,man/man1,bash-completion/completions} \
  "$folder"/share/{zsh/site-functions,fish/vendor_completions.d}
cp .build/portable/release/navhost "$program"

# No library but the C library's own, and none of its names that came after Debian 11.
if objdump -p "$program" | awk '$1 == "NEEDED" { print $2 }' \
  | grep -vE '^(libc|libm|libdl|libpthread|librt|libutil|libgcc_s|ld-linux-.*)\.so\.[0-9]$'; then
  echo "release: the program loads these libraries" >&2
  exit 1
fi
newest=$(objdump -T "$program" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -n 1)
[ "$(printf '%s\n' GLIBC_2.31 "$newest" | sort -V | tail -n 1)" = GLIBC_2.31 ] \
  || { echo "release: the program needs $newest" >&2; exit 1; }

cp LICENSE NOTICE README.md CHANGELOG.md "$folder"
cp -R plugins "$folder/share/navhost/plugins"
# Specs need luassert and say: Debian's.
mkdir -p "$folder/share/navhost/lua"
for module in luassert say; do
  cp -RL "/usr/share/lua/5.4/$module" "$folder/share/navhost/lua"
  cp "/usr/share/doc/lua-$module/copyright" "$folder/share/navhost/lua/$module/copyright"
done
"$program" --generate-completion-script bash >"$folder/share/bash-completion/completions/navhost"
"$program" --generate-completion-script zsh >"$folder/share/zsh/site-functions/_navhost"
"$program" --generate-completion-script fish >"$folder/share/fish/vendor_completions.d/navhost.fish"
manual() {  # PAGE HELP-OPTION
  help2man --no-info --section 1 --name "policies in Lua for leaving screens of iOS" \
    --version-string "navhost $version" --help-option "$2" -o "$folder/share/man/man1/$1.1" "$program"
}
manual navhost --help
for command in $("$program" --help | awk '/SUBCOMMANDS:$/ { on = 1; next } on && /^  [a-z]/ { print $1 }'); do
  [ "$command" = See ] || manual "navhost-$command" "help $command"
done
python3 scripts/dev/sbom.py "$version" "$swift_version" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)" \
  >"$folder/share/navhost/sbom.spdx.json"

packed() {  # FOLDER FILE, in it what its parent folder calls FOLDER
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" \
    -C "$(dirname "$1")" -cf - "$(basename "$1")" | gzip -9 -n >"$2"
}
summed() { (cd "$(dirname "$1")" && sha256sum "$(basename "$1")" >"$(basename "$1").sha256"); }

packed "$folder" ".build/$name.tar.gz"
summed ".build/$name.tar.gz"

# The Debian package.
debian=.build/debian-package
debarch=$(dpkg --print-architecture)
rm -rf "$debian"
mkdir -p "$debian/DEBIAN" "$debian/usr/share/doc/navhost"
cp -R "$folder/bin" "$folder/share" "$debian/usr"
cp LICENSE "$debian/usr/share/doc/navhost/copyright"
cp NOTICE "$debian/usr/share/doc/navhost"
gzip -9 -n "$debian"/usr/share/man/man1/*.1
cat >"$debian/DEBIAN/control" <<END
Package: navhost
Version: $version
Architecture: $debarch
Maintainer: the authors of navhost <navhost@localhost>
Depends: libc6 (>= 2.31), libgcc-s1
Suggests: librsvg2-2
Section: devel
Priority: optional
Description: policies in Lua for leaving screens of iOS
 Runs, tries and proves what a screen does when somebody tries to leave it.
END
find "$debian" -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference -d "@$SOURCE_DATE_EPOCH" {} +
chmod -R u=rwX,go=rX "$debian"
deb=.build/navhost_${version}_$debarch.deb
dpkg-deb --root-owner-group --build "$debian" "$deb" >/dev/null
summed "$deb"

# The formula builds from the sources of this version.
rm -f .build/navhost.rb
if [ -n "${NAVHOST_REPOSITORY:-}" ]; then
  git archive --format=tar --prefix="navhost-$version/" HEAD | gzip -9 -n >".build/navhost-$version.tar.gz"
  summed ".build/navhost-$version.tar.gz"
  bash scripts/dev/formula.sh "$NAVHOST_REPOSITORY" "$(cut -d' ' -f1 ".build/navhost-$version.tar.gz.sha256")" \
    >.build/navhost.rb
else
  echo "release: no formula for Homebrew: set NAVHOST_REPOSITORY=OWNER/NAME, where the sources will lie"
fi

bash scripts/dev/swift-package.sh
packed ".build/navhost-swift-$version" ".build/navhost-swift-$version.tar.gz"
summed ".build/navhost-swift-$version.tar.gz"

ls .build/navhost[-_]"$version"* .build/navhost-*-"$version"* .build/navhost.rb 2>/dev/null || true
