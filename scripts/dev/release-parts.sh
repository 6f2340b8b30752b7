# Read by release.sh and check-release.sh: the version, and roots of Debian 11.
# shellcheck shell=bash

# shellcheck disable=SC2034 # both use it
version=$(sed -n 's/.*static let text = "\(.*\)"/\1/p' Sources/Program/NavhostCommandLine/Version.swift)

# debian_11 FOLDER FILE [OPTION OF debootstrap]…: unpacks one, unless it has the file already.
debian_11() {
  local folder=$1 file=$2
  shift 2
  [ ! -e "$folder/$file" ] || return 0
  rm -rf "$folder"
  debootstrap --variant=minbase "$@" bullseye "$folder" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" \
    >"$folder.log" 2>&1 || { tail -n 3 "$folder.log" >&2; return 1; }
}
