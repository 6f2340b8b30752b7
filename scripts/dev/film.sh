#!/usr/bin/env bash
# Films the page of navhost preview into docs/gallery/preview.png, an animated PNG.
# usage: film.sh   (the release program must be built: scripts/dev/build.sh navhost preview; NAVHOST names another)
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${NAVHOST:-$PWD/.build/release/navhost}
[ -x "$program" ] || { echo "navhost: $program is missing: run scripts/dev/build.sh navhost preview" >&2; exit 1; }
bash scripts/dev/install.sh chromium chromium-driver python3-selenium python3-pil
/usr/bin/python3 Tests/PreviewTests/Browser/film.py "$program" docs/gallery/preview.png
