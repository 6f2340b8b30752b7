#!/usr/bin/env bash
# Compiles the core for a page: each module with embedded Swift for wasm32, in the order of their imports.
#
#   bash scripts/dev/wasm-modules.sh              # all of them that are not as their sources are
#   bash scripts/dev/wasm-modules.sh --up-to NavhostLua  # as far as one
#   bash scripts/dev/wasm-modules.sh NavhostScripting NavhostRendering  # these, over what was made before
#
# What it makes lies in .build/wasm/modules (or where NAVHOST_WASM says): NAME.swiftmodule and NAME.o.
# CNavhostLua's headers need Lua's and a C library's: NAVHOST_LUA_INCLUDE and NAVHOST_WASI_INCLUDE say where.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit

modules=(NavhostSupport NavhostNavigation NavhostFontTables NavhostLuaSyntax NavhostLua NavhostPluginHost
  NavhostScripting NavhostRendering Reference PluginCheck Symbolic Exploration Playground)
out=${NAVHOST_WASM:-.build/wasm/modules}
preview=Sources/Program/Preview
swiftc=${NAVHOST_SWIFTC:-swiftc}
wasi=${NAVHOST_WASI_INCLUDE:-/usr/include/wasm32-wasi}
lua=${NAVHOST_LUA_INCLUDE:-}
for folder in .build/lua/lua-5.4.4 /usr/include/lua5.4; do
  if [ -z "$lua" ] && [ -e "$folder/lua.h" ]; then lua=$folder; fi
done

# Files that a page has no use for: what they need from the system is not there.
left_out() {
  case $1 in
  NavhostSupport) echo Files+System.swift Files+Writing.swift LineReader.swift ;;
  NavhostRendering)
    # What makes pixels opens libraries that a page has not.
    echo AnimatedPNG.swift CairoLibrary.swift DynamicLibrary.swift PangoLibrary.swift \
      PictureMark.swift Rasterizer+Emoji.swift Rasterizer.swift RsvgLibrary.swift \
      PictureComparison.swift RasterError.swift SVGFile.swift
    ;;
  Exploration)
    # A page proves, and takes no steps at random.
    echo ActionCheck.swift AnswerWatch.swift Explorer.swift InvariantChecker.swift \
      InvariantWatch.swift SceneCheck.swift Shrinker.swift StartingPoint.swift StepMaker.swift \
      StepMaker+App.swift StepMaker+Host.swift StepMaker+Stack.swift StepMaker+Touches.swift \
      StepMaker+Ways.swift Walk.swift SceneWatch.swift ProofReport+JSON.swift DifferenceReport.swift \
      RuleComparison.swift DifferenceCondition.swift LeavingProof.swift
    ;;
  Playground) echo PreviewSession+Trace.swift ;;
  NavhostPluginHost) echo AwaitWorker.swift ErrorText.swift NavigationHost+AsyncHandlers.swift ;;
  esac
}

# Lua's and CNavhostLua's headers as one module map, with the C library's headers.
write_module_map() {
  mkdir -p "$out/clua"
  cat >"$out/clua/module.modulemap" <<MAP
module CNavhostLua {
  header "$PWD/Sources/Core/CNavhostLua/include/clua.h"
  export *
}
MAP
}

sources() {
  local without places=(Sources/*/"$1")
  without=" $(left_out "$1") "
  # A page's session is the preview's.
  [ "$1" = Playground ] && places+=("$preview/PreviewSetup.swift" "$preview/Session")
  find "${places[@]}" -name '*.swift' | sort | while read -r file; do
    case "$without" in *" $(basename "$file") "*) ;; *) echo "$file" ;; esac
  done
}

compile() {
  local name=$1 file
  local files=() # never empty
  while read -r file; do files+=("$file"); done < <(sources "$name")
  "$swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
    -parse-as-library -swift-version 6 -package-name navhost -module-name "$name" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -enable-experimental-feature Extern \
    -warnings-as-errors -Osize -Xfrontend -function-sections \
    -I "$out" -I "$out/clua" -Xcc -I"$lua" -Xcc -isystem -Xcc "$wasi" -Xcc -D_WASI_EMULATED_SIGNAL \
    -emit-module -emit-module-path "$out/$name.swiftmodule" -c -o "$out/$name.o" "${files[@]}"
}

wanted=("${modules[@]}") # never empty
case "${1:-}" in
--up-to)
  wanted=(NavhostSupport)
  for name in "${modules[@]}"; do
    [ "$name" = NavhostSupport ] || wanted+=("$name")
    [ "$name" = "${2:?a module}" ] && break
  done
  ;;
"") ;;
*) wanted=("$@") ;; # never empty
esac

# Whether what was made of a module is newer than its sources, and than the modules before it.
is_fresh() {
  local name=$1 file before newer
  [ -e "$out/$name.o" ] && [ -e "$out/$name.swiftmodule" ] || return 1
  while read -r file; do [ "$file" -nt "$out/$name.o" ] && return 1; done < <(sources "$name")
  newer=$(find Sources/*/"$name" Sources/Core/CNavhostLua/include scripts/dev/wasm-modules.sh -newer "$out/$name.o")
  [ -z "$newer" ] || return 1
  for before in "${modules[@]}"; do
    [ "$before" = "$name" ] && return 0
    [ "$out/$before.swiftmodule" -nt "$out/$name.o" ] && return 1
  done
}

mkdir -p "$out"
write_module_map
for name in "${wanted[@]}"; do
  compgen -G "Sources/*/$name" >/dev/null || continue
  is_fresh "$name" && continue
  echo "$name"
  compile "$name" || { echo "$name does not compile for a page" >&2; exit 1; }
done
