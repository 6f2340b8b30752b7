#!/usr/bin/env bash
# Runs scripts/spark/diff.py with the real PySpark, and compares with one process; asks DuckDB for the
# summary's counts. usage: spark.sh NAVHOST
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh
navhost=$(absolute "$1")

tools=.build/spark
if [ ! -x "$tools/bin/python" ]; then python3 -m venv "$tools"; fi
"$tools/bin/pip" install --quiet pyspark duckdb
command -v java >/dev/null || { echo "spark.sh: Spark needs Java: apt-get install default-jre-headless" >&2; exit 1; }
python=$PWD/$tools/bin/python
export PYSPARK_PYTHON=$python SPARK_LOCAL_IP=127.0.0.1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/old" "$work/new" "$work/parts"
cat >"$work/old/policy.lua" <<'LUA'
return { name = "policy", shouldPop = function(controller)
  if controller.props.unsaved then return false, "unsaved" end
end }
LUA
cat >"$work/new/policy.lua" <<'LUA'
return { name = "policy", shouldPop = function(controller, pop)
  if controller.class == "Editor" and pop.source == "backButton" then return false, "planted" end
  if controller.props.unsaved then return false, "unsaved" end
end }
LUA
for part in 0 1 2 3 4 5; do
  "$navhost" trace generate --count 60 --seed 1 --from $((part * 60)) >"$work/parts/part-$part"
done

passed=0
failed=0
same() { # what, expected, got
  if cmp -s "$2" "$3"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "differs: $1"
    diff "$2" "$3" | head -5
  fi
}

# As it is called without the path of `navhost`: from PATH.
mkdir "$work/bin"
ln -s "$navhost" "$work/bin/navhost"
spark() { PATH=$work/bin:$PATH "$python" scripts/spark/diff.py --partitions 4 "$@" 2>"$work/messages"; }

"$navhost" trace diff "$work/old" "$work/new" "$work"/parts/* >"$work/lines" 2>/dev/null
spark "$work/old" "$work/new" "$work/parts" >"$work/spark-lines"
same "the lines of four partitions and of one process" "$work/lines" "$work/spark-lines"

"$navhost" trace diff --summary "$work/old" "$work/new" "$work"/parts/* >"$work/summary"
spark --summary "$work/old" "$work/new" "$work/parts" >"$work/spark-summary"
same "the summaries" "$work/summary" "$work/spark-summary"

"$python" - "$work" <<'PYTHON' >"$work/counts"
import json, sys, duckdb
work = sys.argv[1]
rows = duckdb.sql(f"SELECT first.class, count(*) FROM read_json_auto('{work}/lines', format='newline_delimited') GROUP BY ALL").fetchall()
print(json.dumps(dict(rows), sort_keys=True))
PYTHON
"$python" -c 'import json, sys; print(json.dumps(json.load(open(sys.argv[1]))["by"]["class"], sort_keys=True))' \
  "$work/summary" >"$work/expected"
same "what DuckDB counts" "$work/expected" "$work/counts"

echo nonsense >>"$work/parts/part-3"
status=0
spark "$work/old" "$work/new" "$work/parts" >"$work/with-error" || status=$?
echo "1 part-3 61" >"$work/expected"
"$python" - "$work/with-error" "$status" <<'PYTHON' >"$work/got"
import json, os, sys
errors = [json.loads(line) for line in open(sys.argv[1]) if '"error"' in line]
print(sys.argv[2], *[f'{os.path.basename(e["file"])} {e["line"]}' for e in errors])
PYTHON
same "an error line names file and line" "$work/expected" "$work/got"

# A program that is killed where it meets one of the files, and one that ends there without a word.
for failure in 'kill -9 $$' 'exit 0'; do
  cat >"$work/broken" <<SH
#!/bin/sh
case "\$*" in *--merge*) exec "$navhost" "\$@" ;; esac
paths=\$(cat)
case "\$paths" in *part-4*) $failure ;; esac
printf '%s\\n' "\$paths" | "$navhost" "\$@"
SH
  chmod +x "$work/broken"
  status=0
  "$python" scripts/spark/diff.py --navhost "$work/broken" --partitions 4 \
    "$work/old" "$work/new" "$work/parts" >"$work/lines" 2>/dev/null || status=$?
  if [ "$status" -ne 0 ] && [ ! -s "$work/lines" ]; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "a partition that ends with '$failure' did not stop it: status $status"
  fi
done

# Memory does not grow with the number of sessions.
for count in 100 1700; do
  for _ in $(seq "$count"); do cat "$work/parts/part-0"; done |
    "$python" -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$navhost" trace replay --jobs 2 >"$work/memory-$count"
done
small=$(cat "$work/memory-100") large=$(cat "$work/memory-1700")
echo "replay of 6,000 sessions: $small KiB at most; of 102,000: $large KiB"
if [ "$large" -lt $((small + small / 4)) ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
