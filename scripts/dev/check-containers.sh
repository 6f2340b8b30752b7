#!/usr/bin/env bash
# Runs each step of the Dockerfile, read from it, in a clean Debian, then what its image is for, and the command of
# .devcontainer. Says what `build.sh` and `demo.sh` take on a machine that has nothing.
#
# Linux only; it needs root. debootstrap makes the Debian of each image. That of Swift cannot be had: a Debian with the
# packages it has sees this machine's toolchain, and the packages of Swift from where this machine's git has them.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/checks.sh

# What is mounted ends with this script.
[ -n "${NAVHOST_MOUNTS:-}" ] || NAVHOST_MOUNTS=own exec unshare --mount bash "$0"

bash scripts/dev/install.sh debootstrap
rooms=$PWD/.build/containers
mkdir -p "$rooms"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
# What the image has in addition to the toolchain.
of_swift=binutils,ca-certificates,gcc,git,libc6-dev,libcurl4-openssl-dev,libedit-dev,libncurses-dev,libpython3-dev
of_swift=$of_swift,libsqlite3-dev,libstdc++-12-dev,libxml2-dev,pkg-config,tzdata,uuid-dev

stop() { echo "check-containers: $1" >&2; exit 1; }

# Prints what a command took.
timed() {  # NAME COMMAND…
  local name=$1 TIMEFORMAT
  shift
  TIMEFORMAT="$name: %0R s, of processors %0U s + %0S s"
  time check "$name" "$@"
}

debian() {  # CODENAME FOLDER PACKAGES, unpacked once
  [ ! -e "$2/.whole" ] || return 0
  rm -rf "$2"
  debootstrap --variant=minbase ${3:+"--include=$3"} "$1" "$2" "$mirror" >"$2.log" 2>&1 \
    || { tail -n 3 "$2.log" >&2; stop "debootstrap could not unpack $1 (is there a network?)"; }
  touch "$2/.whole"
}

# The packages of Swift: where this machine's git takes them from a folder, the folder.
share_packages() {
  local place name wanted
  git config --get-regexp '^url\..*\.insteadof$' | while read -r name wanted; do
    git config --file "$root/root/.gitconfig" --add "$name" "$wanted"
  done
  for place in $(git config --get-regexp '^url\..*\.insteadof$' | sed -n 's/^url\.\(\/.*\)\.insteadof .*/\1/p' \
    | sort -u); do
    mkdir -p "$root$place"
    mount --bind -o ro "$place" "$root$place"
  done
}

open_image() {  # IMAGE STAGE: makes its root, which is the one where steps are run from now on
  root=$rooms/$2
  folder=/
  path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  ! mountpoint -q "$root/proc" || stop "something is mounted in $root"
  rm -rf "$root"
  case $1 in
    debian:*-slim)
      base=${1#debian:}
      base=${base%-slim}
      debian "$base" "$rooms/base-$base" ""
      cp -a "$rooms/base-$base" "$root" ;;
    swift:*-bookworm)
      debian bookworm "$rooms/base-swift" "$of_swift"
      cp -a "$rooms/base-swift" "$root"
      mkdir -p "$root/opt/toolchain"
      mount --bind -o ro "$toolchain" "$root/opt/toolchain"
      path=/opt/toolchain/bin:$path
      share_packages
      echo "$1: $(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p' | head -n 1) stands for it" ;;
    *) stop "which Debian is the image $1? Say it here" ;;
  esac
  # Swift reads a program's arguments there.
  mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  cp /etc/resolv.conf "$root/etc"
}

inside() { chroot "$root" env -i "PATH=$path" HOME=/root LANG=C.UTF-8 sh -ec "cd $folder; $1"; }

# COPY . ., without what .dockerignore names.
copy_sources() {
  tar -C "$PWD" $(sed 's/^/--exclude=.\//' .dockerignore) -cf - . | tar -C "$root$folder" -xf -
}

steps=() # never empty
while read -r instruction rest <&3; do
  case $instruction in
    ''|'#'*) ;;
    FROM)
      # shellcheck disable=SC2086 # several words
      set -- $rest
      image=$1
      open_image "$image" "stage-${3:-last}"
      [ "${1#swift:}" = "$1" ] || builder=$root ;;
    WORKDIR) folder=$rest && mkdir -p "$root$folder" ;;
    COPY)
      # shellcheck disable=SC2086 # several words
      set -- $rest
      case $1 in
        --from=*) check "COPY $rest" cp -R "$rooms/stage-${1#--from=}$2" "$root$3" ;;
        .) check "COPY $rest" copy_sources ;;
        *) stop "COPY $rest: say here what that does" ;;
      esac ;;
    RUN)
      steps+=("$image $rest")
      timed "RUN $rest" inside "$rest" ;;
    ENTRYPOINT) program=$(jq -r '.[0]' <<<"$rest") ;;
    *) stop "the Dockerfile says $instruction: say here what that does" ;;
  esac
done 3< <(sed -e :a -e '/\\$/N; s/\\\n//; ta' Dockerfile)

[ "$failed" -eq 0 ] || { close_checks; exit; }

# docker run --rm -v "$PWD:/policies" navhost …
mount --bind -o ro "$PWD" "$root$folder"
passes() { inside "$program $1" | tail -n 1 | grep -E '^[1-9][0-9]* passed, 0 failed'; }
same() { diff <(inside "$program run --no-plugins scripts/$1.lua") "scripts/$1.expected"; }
has_no_compiler() { inside '! command -v swift; ! command -v gcc'; }
draws() {
  echo 'nav.setRoot("Home") nav.render("/tmp/home.png")' >"$root/tmp/draw.lua"
  inside "$program run --no-plugins /tmp/draw.lua; test -s /tmp/home.png"
}
check "the image has no compiler" has_no_compiler
check "a picture" draws
check "the specs of the plugins" passes "test plugins"
for scene in scripts/*.expected; do
  scene=$(basename "$scene" .expected)
  check "scripts/$scene.lua" same "$scene"
done

# The development container: what its command does is among the steps, or is run in an image of its own.
image=$(jq -r .image .devcontainer/devcontainer.json)
command=$(jq -r .postCreateCommand .devcontainer/devcontainer.json)
root=$builder
folder=$(sed -n 's/^WORKDIR //p' Dockerfile | head -n 1)
path=/opt/toolchain/bin:$path
if [[ " ${steps[*]} " != *" $image $command "* ]]; then
  open_image "$image" development
  folder=/workspaces/navhost
  mkdir -p "$root$folder"
  copy_sources
  timed "$command" inside "$command"
fi
timed "demo.sh, where it is built" inside "bash scripts/dev/demo.sh"

close_checks
