#!/usr/bin/env bash
# Checks the scripts: that they parse, what shellcheck says where it is installed, and that they use nothing that
# a Mac lacks. Its bash is 3.2 and its tools are BSD's. A script whose head says "Linux only" may use GNU's tools,
# but no newer bash.
# usage: check-scripts.sh [SCRIPT...]    default: all
set -euo pipefail
cd "$(dirname "$0")/../.."

scripts=("$@") # never empty
[ ${#scripts[@]} -gt 0 ] || scripts=(scripts/dev/*.sh scripts/dev/quick/swiftc)
passed=0
failed=0

# What bash 3.2 does not know: an example, and the pattern that finds it, after a tab.
newer_bash() {
  cat <<'END'
mapfile -t lines	(^|[^[:alnum:]_-])(mapfile|readarray)[[:space:]]
declare -A table	(^|[^[:alnum:]_-])(declare|local|typeset|readonly)[[:space:]]+-[[:alpha:]]*[Agnlu]
${name,,}	\$\{[[:alnum:]_@*!]+(\[[^]]*\])?(\^|,)
${name@Q}	\$\{[[:alnum:]_]+(\[[^]]*\])?@[[:alpha:]]\}
${name: -4:-1}	\$\{[[:alnum:]_]+:[^}]*:[[:space:]]*-[0-9]
${list[-1]}	\$\{#?[[:alnum:]_]+\[-[0-9]
command &>> log	&>>
command |& cat	\|&
coproc cat	(^|[[:space:];])coproc[[:space:]]
wait -n	(^|[[:space:];])wait[[:space:]]+-[[:alpha:]]
[[ -v name ]]	\[\[?[[:space:]](![[:space:]])?-v[[:space:]]
printf '%(%s)T'	printf[^|;]*%\(
$EPOCHSECONDS	(EPOCHSECONDS|EPOCHREALTIME|BASHPID|SRANDOM|BASH_ARGV0)
;;& next	;;?&([[:space:]]|$)
{01..10}	\{0[0-9]+\.\.|\{[^}[:space:]]+\.\.[^}[:space:]]+\.\.
exec {file}<log	exec[[:space:]]+\{
shopt -s globstar	shopt[[:space:]].*(globstar|lastpipe|inherit_errexit|localvar_inherit|assoc_expand_once)
read -N 4	(^|[[:space:];])read[[:space:]]([^|;]*[[:space:]])?-[[:alpha:]]*[Ni]
printf '\u00e9'	printf[^|;]*\\[uU][0-9a-fA-F]
END
}

# What BSD's tools do not know.
gnu_tools() {
  cat <<'END'
readlink -f link	readlink[[:space:]]+-[[:alpha:]]*[fem]
realpath file	(^|[^[:alnum:]_-])realpath[[:space:]]
stat -c %s file	(^|[^[:alnum:]_-])stat[[:space:]]+(-c|--)
date -d @0	(^|[^[:alnum:]_-])date[[:space:]]([^|;)]*[[:space:]])?(-d|-I|--|\+[^|;)]*%N)
sed -i s/a/b/ file	(^|[^[:alnum:]_-])sed[[:space:]]([^|;]*[[:space:]])?(-i|-[[:alpha:]]*r|--)
sed 's/\x1b//'	sed[[:space:]].*\\x[0-9a-f]
sed 's/a\|b//'	sed[[:space:]].*[^\\[|]\\\|
sed 's/a\+//'	sed[[:space:]]([^|]*[[:space:]])?'[^']*[^\\]\\[+?]
grep -P a	(^|[^[:alnum:]_-])grep[[:space:]]+-[[:alpha:]]*P
head -n -1	(^|[^[:alnum:]_-])head[[:space:]]+(-n[[:space:]]*-|-c[[:space:]]*-)
tac file	(^|[|;&([:space:]])tac([[:space:]]|$)
nproc	(^|[|;&([:space:]])nproc([[:space:])]|$)
sha256sum file	(^|[|;&([:space:]])(sha[0-9]+sum|md5sum)[[:space:]]
timeout 5 sleep 9	(^|[|;&([:space:]])timeout[[:space:]]+[0-9-]
xargs -r rm	xargs[[:space:]]([^|;]*[[:space:]])?(-[[:alpha:]]*[rd]([[:space:]]|$)|--)
cp -t folder file	(^|[^[:alnum:]_-])(cp|mv|ln)[[:space:]]+(-[[:alpha:]]*[tT][[:space:]]|--)
ln -sr a b	(^|[^[:alnum:]_-])ln[[:space:]]+-[[:alpha:]]*r
find . -printf x	find[[:space:]].*-(printf|lname|executable|regextype)
sort -V	(^|[^[:alnum:]_-])sort[[:space:]]([^|;]*[[:space:]])?(-[[:alpha:]]*[VR]|--)
base64 -w 0	base64[[:space:]]+-[[:alpha:]]*w
mktemp -p folder	mktemp[[:space:]]([^|;)]*[[:space:]])?(-p|--)
tar --sort=name	(^|[^[:alnum:]_-])tar[[:space:]].*--(sort|owner|mtime|transform|wildcards|xform)
touch -d @0 file	(^|[^[:alnum:]_-])touch[[:space:]]([^|;]*[[:space:]])?(-d|--)
du -b file	(^|[^[:alnum:]_-])du[[:space:]]+-[[:alpha:]]*b
ldd program	(^|[|;&([:space:]])ldd[[:space:]]
patch --quiet	(^|[^[:alnum:]_-])patch[[:space:]]([^|;<]*[[:space:]])?--
ls --color	(^|[^[:alnum:]_-])(ls|wc|cut|tr|head|tail|rm|mkdir|chmod|uniq|comm|paste)[[:space:]]([^|;]*[[:space:]])?--[[:alpha:]]
shuf file	(^|[|;&([:space:]])(shuf|truncate|numfmt|setsid|pidof|free|chrt|ionice|stdbuf|unshare)[[:space:]]
gawk 1	(^|[|;&([:space:]])gawk[[:space:]]|gensub\(|strftime\(|asorti?\(|PROCINFO
END
}

count() {  # STATUS WHAT IS WRONG
  if [ "$1" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $2"; fi
}

# A rule that does not find its own example finds nothing.
check_rules() {  # RULES
  local example pattern status
  while IFS=$'\t' read -r example pattern; do
    status=0
    grep -qE -- "$pattern" <<<"$example" || status=1
    count $status "the rule '$pattern' does not find '$example'"
  done < <("$1")
}

# The lines of a script that do something, with their numbers; text for awk, Lua and Python is left in.
code() { grep -nvE '^[[:space:]]*#' "$1" || true; }

check_forms() {  # SCRIPT RULES WHO LACKS IT
  local example pattern found status=0
  while IFS=$'\t' read -r example pattern; do
    found=$(code "$1" | grep -E -- "$pattern" | grep -v 'if is_mac;' || true)
    [ -z "$found" ] && continue
    status=1
    while IFS= read -r line; do echo "$1:$line   ($3 lacks: $example)"; done <<<"$found"
  done < <("$2")
  count $status "$1 uses what $3 lacks"
}

# An array that may be empty is an error of `set -u` in bash before 4.4, unless it is written with a +. The line that
# begins one which is filled before it is used says "never empty".
check_empty_arrays() {  # SCRIPT
  local name status=0
  for name in $(code "$1" | grep -v 'never empty' | grep -oE '[[:alnum:]_]+=\(("\$@")?\)' | sed 's/=.*//' | sort -u); do
    if code "$1" | sed "s/\${$name\[[@*]\]+\"\${$name\[[@*]\]}\"}//g" | grep -E "\\\$\{$name\[[@*]\]\}"; then
      echo "$1: '$name' may be empty: write it with a +, as in \${a[@]+\"\${a[@]}\"}"
      status=1
    fi
  done
  count $status "$1 has an array that may be empty"
}

# What install.sh does on a Mac, and which Lua a build takes there: the commands of one that has only librsvg come
# before the real ones.
check_homebrew() {
  local room takes status=0
  room=$(mktemp -d)
  printf '#!/bin/sh\necho Darwin\n' >"$room/uname"
  printf '#!/bin/sh\n' >"$room/swift"
  printf '#!/bin/sh\n[ "$1" != --prefix ] || { echo "/brew/$2"; exit; }\n%s || exit 1\necho "brew $*" >>"%s"\n' \
    '[ "$1 $3" = "list librsvg" ] || [ "$1" = install ]' "$room/log" >"$room/brew"
  printf '#!/bin/sh\n[ "$3" = install ] || exit 1\necho "luarocks $*" >>"%s"\n' "$room/log" >"$room/luarocks"
  chmod +x "$room"/uname "$room"/swift "$room"/brew "$room"/luarocks
  PATH=$room:$PATH bash scripts/dev/install.sh nodejs >"$room/said" 2>&1 || status=1
  diff - "$room/log" <<'END' || status=1
brew list --versions librsvg
brew install --quiet lua@5.4 pkgconf luarocks luacheck tmux jq node
luarocks --lua-version 5.4 install luassert
END
  count $status "install.sh on a Mac: $(cat "$room/said")"
  takes=$(env -u NAVHOST_LUA -u PKG_CONFIG_PATH "PATH=$room:$PATH" bash -euc \
    '. scripts/dev/linking.sh && echo "$NAVHOST_LUA, $PKG_CONFIG_PATH"' 2>&1) || true
  status=0
  [ "$takes" = "system, /brew/lua@5.4/lib/pkgconfig" ] || status=1
  count $status "the Lua of a build on a Mac: $takes"
  rm -r "$room"
}

# A module that has another name now would be optimized again.
check_quick() {
  local module status=0
  for module in $(sed -n 's/^  \(.*|.*\))$/\1/p' scripts/dev/quick/swiftc | tr '|' ' '); do
    compgen -G "Sources/*/$module" >/dev/null || { echo "scripts/dev/quick/swiftc names $module, which is no module"; status=1; }
  done
  [ -n "${module:-}" ] || status=1
  count $status "the modules that scripts/dev/quick/swiftc does not optimize"
}

check_rules newer_bash
check_rules gnu_tools
for script in "${scripts[@]}"; do
  status=0
  bash -n "$script" || status=1
  count $status "$script does not parse"
  [ "$script" = scripts/dev/check-scripts.sh ] && continue
  check_forms "$script" newer_bash "bash 3.2"
  check_empty_arrays "$script"
  head -n 12 "$script" | grep -q 'Linux only' || check_forms "$script" gnu_tools "a Mac"
done

[ $# -gt 0 ] || { check_homebrew; check_quick; }

# Names of files of this repository have no blanks, and flags are split on purpose.
if command -v shellcheck >/dev/null; then
  for script in "${scripts[@]}"; do
    status=0
    shellcheck -x -S warning -e SC2046,SC2207 "$script" || status=1
    count $status "shellcheck: $script"
  done
else
  echo "skipped: shellcheck is not here (bash scripts/dev/install.sh shellcheck)"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
