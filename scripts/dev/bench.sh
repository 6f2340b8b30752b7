#!/usr/bin/env bash
# Measures: prints the table of Benchmarks/ and leaves it as JSON. Groups may be named:
# bench.sh [hook] [sandbox] [steps] [pan] [load] [many] [growth] [picture] [preview] [traces] [threads] [process]
set -euo pipefail
cd "$(dirname "$0")/../.."

bash scripts/dev/install.sh
bash scripts/dev/build-benchmarks.sh

# An alternative to compare with, if it can be installed: lupa, Python's Lua.
lupa=Benchmarks/.build/lupa
if [ ! -x "$lupa/bin/python" ]; then
  python3 -m venv "$lupa" >/dev/null 2>&1 && "$lupa/bin/pip" install --quiet lupa >/dev/null 2>&1 ||
    echo "lupa is left out: it could not be installed with python3 and pip"
fi
"$lupa/bin/python" -c "import lupa.lua54" 2>/dev/null && set -- --python "$PWD/$lupa/bin/python" "$@"

root=$PWD
cd Benchmarks
.build/release/Benchmarks --program "$root/Benchmarks/.build/release/navhost" --json results.json "$@"
cd "$root"
# What no deadline interrupts, in C.
bash scripts/dev/ctest.sh plain --steps
echo "Benchmarks/results.json holds the same figures."
