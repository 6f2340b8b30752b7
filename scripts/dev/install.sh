#!/usr/bin/env bash
# Installs what navhost is built and tested with, if it is missing: Debian's packages, on a Mac Homebrew's
# that stand for them.
# usage: install.sh [PACKAGE...]    more packages, which one check needs
set -euo pipefail

packages=(
  liblua5.4-dev zlib1g-dev pkg-config lua5.4 lua-luassert lua-say lua-check tmux gcc valgrind python3
  libjemalloc2 librsvg2-2 jq fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji "$@"
)

stop() {
  echo "navhost: $1" >&2
  exit 1
}

command -v swift >/dev/null || stop "Swift is missing: install Swift 6.2 or newer from swift.org and put it on PATH"

# The formula that stands for a Debian package; none where macOS has it, or a Mac does without it.
formula() {
  case "$1" in
    liblua5.4-dev|lua5.4) echo lua@5.4 ;;
    pkg-config) echo pkgconf ;;
    lua-luassert|lua-say) echo luarocks ;;
    lua-check) echo luacheck ;;
    librsvg2-2) echo librsvg ;;
    nodejs) echo node ;;
    node-typescript) echo typescript ;;
    jq|tmux|shellcheck|kotlin) echo "$1" ;;
    zlib1g-dev|libjemalloc2|gcc|valgrind|fonts-*|python3|python3-venv|ruby|default-jre-headless) ;;
    *) stop "$1 is a Debian package that no formula of Homebrew stands for: this part runs on Linux" ;;
  esac
}

install_with_homebrew() {
  local package wanted missing=""
  command -v brew >/dev/null || stop "Homebrew is missing: install it from brew.sh"
  for package in "${packages[@]}"; do
    wanted=$(formula "$package")
    case " $missing " in *" $wanted "*) continue ;; esac
    [ -z "$wanted" ] || brew list --versions "$wanted" >/dev/null 2>&1 || missing="$missing $wanted"
  done
  if [ -n "$missing" ]; then
    echo "Installing$missing"
    # shellcheck disable=SC2086 # several words
    brew install --quiet $missing || stop "the formulas could not be installed (is there a network?):$missing"
  fi
  luarocks --lua-version 5.4 show luassert >/dev/null 2>&1 \
    || luarocks --lua-version 5.4 install luassert >/dev/null \
    || stop "luassert could not be installed: luarocks --lua-version 5.4 install luassert"
}

if [ "$(uname -s)" = Darwin ]; then
  install_with_homebrew
  exit 0
fi

missing=() # never empty
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
if ! { ${root[@]+"${root[@]}"} apt-get update && ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
  tail -n 5 "$log" >&2
  stop "the packages could not be installed (is there a network?): ${missing[*]}"
fi
