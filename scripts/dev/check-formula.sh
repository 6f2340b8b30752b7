#!/usr/bin/env bash
# Checks the formula for Homebrew as Ruby, and runs its steps and its test into a prefix, where homebrew.rb stands for
# Homebrew. Its `swift build` builds nothing: the programs are there, and the options are compared.
# usage: check-formula.sh [NAVHOST]    default: .build/release/navhost, with the other programs beside it
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
. scripts/dev/programs.sh
. scripts/dev/checks.sh
bash scripts/dev/install.sh ruby
navhost=$(absolute "${1:-.build/release/navhost}")
version=$("$navhost" --version)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT

sum=$(printf %064d 7)
bash scripts/dev/formula.sh somebody/navhost "$sum" >"$room/navhost.rb"
mkdir -p "$room/bin" "$room/sources/.build/release" "$room/prefix"
cat >"$room/bin/swift" <<END
#!/bin/sh
echo "\$* NAVHOST_LUA=\$NAVHOST_LUA PKG_CONFIG_PATH=\$PKG_CONFIG_PATH" >>"$room/built"
for program; do :; done
cp "$(dirname "$navhost")/\$program" .build/release
END
chmod +x "$room/bin/swift"

built_so() {
  local program
  for program in "${programs[@]}"; do
    echo "build --disable-sandbox -c release --product $program NAVHOST_LUA=system" \
      "PKG_CONFIG_PATH=$room/prefix/opt/lua@5.4/lib/pkgconfig"
  done | diff - "$room/built"
}
names_the_version() {
  grep -qF "url \"https://github.com/somebody/navhost/releases/download/v$version/navhost-$version.tar.gz\"" \
    "$room/navhost.rb" && grep -qF "sha256 \"$sum\"" "$room/navhost.rb"
}
completes() { bash -n "$room/prefix/completions/bash" && grep -q complete "$room/prefix/completions/fish"; }

check "the formula is Ruby" ruby -wc "$room/navhost.rb"
check "it names the version, the archive and its sum" names_the_version
check "its steps and its test" env -u PKG_CONFIG_PATH "PATH=$room/bin:$PATH" \
  ruby scripts/dev/homebrew.rb "$room/navhost.rb" "$room/sources" "$room/prefix"
check "what it builds" built_so
check "all programs are installed" [ "$(ls "$room/prefix/bin")" = "$(printf '%s\n' "${programs[@]}" | sort)" ]
check "the program is installed" [ "$("$room/prefix/bin/navhost" --version)" = "$version" ]
check "completions for shells" completes
close_checks
