#!/usr/bin/env bash
# Compiles the core for a page: each module with embedded Swift for wasm32, in the order of their imports.
#
#   bash scripts/dev/wasm-modules.sh              # all of them
#   bash scripts/dev/wasm-modules.sh --up-to Lua  # as far as one
#   bash scripts/dev/wasm-modules.sh Scripting Rendering  # these, over what was made before
#
# What it makes lies in .build/wasm/modules (or where NAVHOST_WASM says): NAME.swiftmodule and NAME.o.
# CLua's headers need Lua's and a C library's: NAVHOST_LUA_INCLUDE and NAVHOST_WASI_INCLUDE say where.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit

modules=(Support Navigation FontTables LuaSyntax Lua PluginHost Scripting Rendering Reference PluginCheck
  Playground)
out=${NAVHOST_WASM:-.build/wasm/modules}
preview=Sources/Preview
swiftc=${NAVHOST_SWIFTC:-swiftc}
wasi=${NAVHOST_WASI_INCLUDE:-/usr/include/wasm32-wasi}
lua=${NAVHOST_LUA_INCLUDE:-}
for folder in .build/lua/lua-5.4.4 /usr/include/lua5.4; do
  if [ -z "$lua" ] && [ -e "$folder/lua.h" ]; then lua=$folder; fi
done

# Files that a page has no use for: what they need from the system is not there.
left_out() {
  case $1 in
  Support) echo Files+System.swift Files+Writing.swift LineReader.swift ;;
  Rendering)
    # What makes pixels opens libraries that a page has not.
    echo AnimatedPNG.swift CairoLibrary.swift DynamicLibrary.swift PangoLibrary.swift \
      PictureMark.swift Rasterizer+Emoji.swift Rasterizer.swift RsvgLibrary.swift Sixel.swift \
      PictureComparison.swift RasterError.swift SVGFile.swift
    ;;
  Playground) echo PreviewSession+Trace.swift ProofTable.swift ;;
  PluginHost) echo AwaitWorker.swift NavigationHost+AsyncHandlers.swift ;;
  esac
}

# Lua's and CLua's headers as one module map, with the C library's headers.
write_module_map() {
  mkdir -p "$out/clua"
  cat >"$out/clua/module.modulemap" <<MAP
module CLua {
  header "$PWD/Sources/CLua/include/clua.h"
  export *
}
MAP
}

sources() {
  local without places=("Sources/$1")
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
  wanted=(Support)
  for name in "${modules[@]}"; do
    [ "$name" = Support ] || wanted+=("$name")
    [ "$name" = "${2:?a module}" ] && break
  done
  ;;
"") ;;
*) wanted=("$@") ;; # never empty
esac

mkdir -p "$out"
write_module_map
for name in "${wanted[@]}"; do
  [ -d "Sources/$name" ] || continue
  echo "$name"
  compile "$name" || { echo "$name does not compile for a page" >&2; exit 1; }
done
