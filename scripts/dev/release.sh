#!/usr/bin/env bash
# Makes what is published of a version, for this machine's kind of processor:
#   .build/navhost-VERSION-linux-ARCH.tar.gz      runs where neither Swift nor Lua is, with glibc 2.31 or newer
#   .build/navhost_VERSION_DEBARCH.deb            the same as a Debian package
#   .build/navhost-swift-VERSION                 a Swift package of what an app links, with Lua in it
#   .build/navhost.rb                             a formula for Homebrew, where NAVHOST_REPOSITORY=OWNER/NAME is set
# each with its SHA-256 beside it, except for the formula, which has that of the sources in it.
#
# Linux only. The programs are linked against the libraries of Debian 11, which debootstrap unpacks: that needs root. The
# same source gives the same bytes: times are those of the last commit, and no path of this machine is in it.
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh debootstrap help2man binutils
. scripts/dev/release-parts.sh
. scripts/dev/programs.sh
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
# Swift's runtime needs a C++ library that is newer than Debian 11's: this machine's is linked into each program.
# It asks the C library whether the process has one thread; an older one does not say, and 0 stands for "perhaps not".
echo 'char __libc_single_threaded = 0;' | clang -O2 -c -x c - -o "$static/threads.o"
ln -sf "$(ls "$root"/usr/lib/*/libz.a)" "$static/libz.a"
for program in "${programs[@]}"; do
  steady swift build -c release --product "$program" --scratch-path .build/portable "${compiling[@]}" "${linking[@]}" \
    "${whole[@]}" -Xlinker -s -Xlinker "$static/threads.o" -Xswiftc "-L$static" -Xswiftc -Xclang-linker \
    -Xswiftc "--sysroot=$root" -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."
done

name=navhost-$version-linux-$arch
folder=.build/$name
rm -rf "$folder"
mkdir -p "$folder"/bin "$folder"/share/{navhost,man/man1,bash-completion/completions} \
  "$folder"/share/{zsh/site-functions,fish/vendor_completions.d}

# No library but the C library's own, and none of its names that came after Debian 11.
for program in "${programs[@]}"; do
  cp ".build/portable/release/$program" "$folder/bin"
  if objdump -p "$folder/bin/$program" | awk '$1 == "NEEDED" { print $2 }' \
    | grep -vE '^(libc|libm|libdl|libpthread|librt|libutil|libgcc_s|ld-linux-.*)\.so\.[0-9]$'; then
    echo "release: $program loads these libraries" >&2
    exit 1
  fi
  newest=$(objdump -T "$folder/bin/$program" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -n 1)
  [ "$(printf '%s\n' GLIBC_2.31 "$newest" | sort -V | tail -n 1)" = GLIBC_2.31 ] \
    || { echo "release: $program needs $newest" >&2; exit 1; }
done

cp LICENSE NOTICE README.md CHANGELOG.md "$folder"
cp -R plugins "$folder/share/navhost/plugins"
# Specs need luassert and say: Debian's.
mkdir -p "$folder/share/navhost/lua"
for module in luassert say; do
  cp -RL "/usr/share/lua/5.4/$module" "$folder/share/navhost/lua"
  cp "/usr/share/doc/lua-$module/copyright" "$folder/share/navhost/lua/$module/copyright"
done
for program in "${programs[@]}"; do
  completion() { "$folder/bin/$program" --generate-completion-script "$1"; }
  completion bash >"$folder/share/bash-completion/completions/$program"
  completion zsh >"$folder/share/zsh/site-functions/_$program"
  completion fish >"$folder/share/fish/vendor_completions.d/$program.fish"
done
manual() {  # PAGE HELP-OPTION PROGRAM
  help2man --no-info --section 1 --name "policies in Lua for leaving screens of iOS" \
    --version-string "navhost $version" --help-option "$2" -o "$folder/share/man/man1/$1.1" "$folder/bin/$3"
}
# A page for each command: navhost-run, navhost-trace, navhost-trace-replay.
for program in "${programs[@]}"; do
  manual "$program" --help "$program"
  for command in $("$folder/bin/$program" --help | awk '/SUBCOMMANDS:$/ { on = 1; next } on && /^  [a-z]/ { print $1 }'); do
    [[ " ${programs[*]} " = *" $program-$command "* ]] || manual "$program-$command" "help $command" "$program"
  done
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
