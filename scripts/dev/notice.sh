#!/usr/bin/env bash
# Deletes the code lines of each plugin one at a time and runs its spec: reports the lines whose
# loss no spec notices. At most 5 % may go unnoticed, each for a reason below.
#
#   bash scripts/dev/notice.sh [NAME…]      the plugins of these names, default all
#   NAVHOST=path                            the `navhost` to run, default .build/release/navhost
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/portable.sh

navhost=${NAVHOST:-.build/release/navhost}
if ! command -v "$navhost" >/dev/null; then
  echo "notice.sh: no program at $navhost: run scripts/dev/build.sh first, or set NAVHOST" >&2
  exit 1
fi
NAVHOST_PATH=$(absolute "$(command -v "$navhost")")
export NAVHOST_PATH

# Why a line may go unnoticed.
excuse() {
  case "$1" in
    *'description = '*) echo "for people to read: no hook depends on it" ;;
    *'print(summary())'*) echo "goes to the host's log, which a spec does not see" ;;
  esac
}

# The numbers of the lines that do something: no blank line, no comment, no lone end or brace.
code_lines() {
  grep -nvE '^[[:space:]]*($|--|(end|[})]+)[,)]*[[:space:]]*$)' "$1" | cut -d: -f1
}

# Runs the spec of plugin $1 without line $2 (0: with every line); prints what goes unnoticed.
try_without() {
  local name=$1 number=$2 room
  room=$(mktemp -d)
  mkdir "$room/plugins"
  cp -R "plugins/$name" "$room/plugins/"
  sed "${number}d" "plugins/$name/init.lua" >"$room/plugins/$name/init.lua"
  if (cd "$room" && ulimit -t 60 && "$NAVHOST_PATH" test "plugins/$name" >/dev/null 2>&1); then
    echo "$name $number"
  fi
  rm -r "$room"
}
export -f try_without

names=("$@") # never empty
[ ${#names[@]} -gt 0 ] || names=($(cd plugins && ls -d [!_]*/ | tr -d /))

for name in "${names[@]}"; do
  if ! "$NAVHOST_PATH" test "plugins/$name" >/dev/null; then
    echo "notice.sh: the spec of $name fails as it stands" >&2
    exit 1
  fi
done

total=0
pairs=() # never empty
for name in "${names[@]}"; do
  for number in $(code_lines "plugins/$name/init.lua"); do
    pairs+=("$name $number")
    total=$((total + 1))
  done
done

unnoticed=0
unexcused=0
while read -r name number; do
  [ -n "$name" ] || continue
  line=$(sed -n "${number}p" "plugins/$name/init.lua" | sed 's/^ *//')
  reason=$(excuse "$line")
  echo "plugins/$name/init.lua:$number: $line   [${reason:-no spec notices}]"
  unnoticed=$((unnoticed + 1))
  [ -n "$reason" ] || unexcused=$((unexcused + 1))
done < <(printf '%s\n' "${pairs[@]}" |
  xargs -P "$(cores)" -L 1 bash -c 'try_without "$0" "$1"' | sort -k1,1 -k2,2n)

share=$((unnoticed * 1000 / total))
echo "$unnoticed of $total code lines unnoticed ($((share / 10)).$((share % 10)) %)," \
  "$unexcused without a reason"
[ "$unexcused" -eq 0 ] && [ $((unnoticed * 100)) -le $((total * 5)) ]
