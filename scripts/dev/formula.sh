#!/usr/bin/env bash
# Prints the formula by which Homebrew builds this version from its sources.
# usage: formula.sh OWNER/NAME SHA256    where the sources lie at GitHub, and the sum of their archive
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/dev/programs.sh
. scripts/dev/release-parts.sh

cat <<END
class Navhost < Formula
  desc "Policies in Lua for leaving screens of iOS"
  homepage "https://github.com/$1"
  url "https://github.com/$1/releases/download/v$version/navhost-$version.tar.gz"
  sha256 "$2"
  license "$(head -n 1 LICENSE | sed 's/ License$//')"

  depends_on xcode: ["26.0", :build]
  depends_on "lua@5.4"

  def install
    ENV["NAVHOST_LUA"] = "system"
    ENV.prepend_path "PKG_CONFIG_PATH", Formula["lua@5.4"].opt_lib/"pkgconfig"
    %w[${programs[*]}].each do |program|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", program
      bin.install ".build/release/#{program}"
    end
    generate_completions_from_executable(bin/"navhost", "--generate-completion-script")
  end

  test do
    (testpath/"a.lua").write "print(nav.setRoot('Home').class)"
    assert_equal "Home\n", shell_output("#{bin}/navhost run --no-plugins a.lua")
  end
end
END
