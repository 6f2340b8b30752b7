# Read by other scripts: the programs that this package has, and their files.
# shellcheck shell=bash

# shellcheck disable=SC2034 # the scripts that read this use it
programs=(navhost navhost-preview navhost-lsp navhost-debug navhost-trace navhost-app)

# The files of programs: `trace` and `navhost-trace` are the same, `all` is each. Fails for another name.
files_of() {  # NAME…
  local name program found
  for name in "$@"; do
    found=
    for program in "${programs[@]}"; do
      if [ "$name" = all ] || [ "$name" = "$program" ] || [ "navhost-$name" = "$program" ]; then
        echo "$program"
        found=yes
      fi
    done
    [ -n "$found" ] || { echo "navhost: no program '$name'; known are all, ${programs[*]#navhost-}" >&2; return 2; }
  done
}
