#!/usr/bin/env bash
# Installs the Debian packages that navhost is built and tested with, where they are missing.
# usage: install.sh [PACKAGE...]    more packages, which one check needs
set -euo pipefail

packages=(
  liblua5.4-dev zlib1g-dev pkg-config lua5.4 lua-luassert lua-say lua-check tmux gcc valgrind python3
  librsvg2-2 jq fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji "$@"
)

stop() {
  echo "navhost: $1" >&2
  exit 1
}

command -v swift >/dev/null || stop "Swift is missing: install Swift 6.2 or newer from swift.org and put it on PATH"

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

command -v apt-get >/dev/null || stop "these packages are missing and there is no apt-get to install them: ${missing[*]}"
if [ "$(id -u)" -eq 0 ]; then
  root=()
elif command -v sudo >/dev/null; then
  root=(sudo)
else
  stop "these packages are missing, and installing them needs root or sudo: ${missing[*]}"
fi

echo "Installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { "${root[@]}" apt-get update && "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
  tail -n 5 "$log" >&2
  stop "the packages could not be installed (is there a network?): ${missing[*]}"
fi
