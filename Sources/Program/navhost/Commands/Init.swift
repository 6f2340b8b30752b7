internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostReference
internal import NavhostSupport

/// `navhost init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a folder of policies ready for an editor and for CI.",
    discussion: """
      Writes .luarc.json and the stubs for the Lua language server, .nvim.lua and .kateproject, by which \
      Neovim and Kate start 'navhost lsp', and a workflow for GitHub Actions. No file is ever \
      overwritten.
      """)

  func run() throws {
    let files = InitTemplate.files.map { file in
      (file: file, isThere: Files.kind(file.name) != .missing || Files.isLink(file.name))
    }
    try NewFiles.write(files.filter { !$0.isThere }.map(\.file))
    for (file, isThere) in files {
      Output.line(isThere ? "\(file.name) is there already" : file.name)
    }
    Output.line(Self.variable)
  }
}

extension Init {
  /// What the workflow needs besides.
  fileprivate static let variable = """
    The workflow needs the repository variable NAVHOST_REPOSITORY: owner/name of the repository that \
    navhost comes from.
    """
}

/// What `navhost init` writes.
enum InitTemplate {
  /// Where the types of annotations such as `---@type navhost.Plugin` are found.
  static let stubs = "plugins/_meta/library/nav.lua"

  /// Each file's path from the working directory, and its text.
  static var files: [(name: String, text: String)] {
    [
      (".luarc.json", settings), ("plugins/_meta/info.json", info),
      ("plugins/_meta/config.json", config), (stubs, Reference.Stubs.text),
      (".nvim.lua", neovim), (".kateproject", kate),
      (".github/workflows/policies.yml", workflow),
    ]
  }

  /// For the Lua language server: which Lua, and where the stubs are.
  private static let settings = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
      "runtime.version": "Lua 5.4",
      "workspace.library": ["plugins/_meta/library"],
      "workspace.checkThirdParty": false
    }

    """

  /// What an addon of the language server says of itself.
  private static let info = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/LLS-Addons/main/schemas/addon_info.schema.json",
      "name": "navhost",
      "description": "Types for navhost's plugins, scripts and specs",
      "size": \(Reference.Stubs.text.utf8.count),
      "hasPlugin": false
    }

    """

  /// When the addon is offered, and what it sets.
  private static let config = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/LLS-Addons/main/schemas/addon_config.schema.json",
      "words": ["shouldPop", "gestureShouldBegin", "nav%.use"],
      "settings": {
        "Lua.runtime.version": "Lua 5.4"
      }
    }

    """

  /// Neovim 0.11 and newer, where the option `exrc` is on.
  /// Older ones, as Debian 12 has, say so and go on.
  private static let neovim = """
    if not vim.lsp.config then
      vim.notify("navhost lsp needs Neovim 0.11 or newer")
      return
    end
    vim.lsp.config("navhost", {
      cmd = { "navhost", "lsp" },
      filetypes = { "lua" },
      root_markers = { ".luarc.json" },
    })
    vim.lsp.enable("navhost")

    """

  private static let kate = """
    {
      "name": "policies",
      "files": [{ "directory": ".", "recursive": 1 }],
      "lspclient": {
        "servers": {
          "lua": { "command": ["navhost", "lsp"], "rootIndicationFileNames": [".luarc.json"] }
        }
      }
    }

    """

  /// The program of this version where somebody has published it, else built from its sources.
  private static let workflow = """
    # Checks and tests the policies of this repository.
    # Set the repository variable NAVHOST_REPOSITORY (owner/name) to where navhost comes from.
    name: policies
    on: [push, pull_request]
    jobs:
      policies:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - id: archive
            env:
              RELEASE: https://github.com/${{ vars.NAVHOST_REPOSITORY }}/releases/download/v\(Version.text)
            run: |
              cd "$RUNNER_TEMP"
              name=navhost-\(Version.text)-linux-$(uname -m)
              if curl -fsSLO "$RELEASE/$name.tar.gz" && curl -fsSLO "$RELEASE/$name.tar.gz.sha256"; then
                sha256sum --check "$name.tar.gz.sha256"
                tar -xzf "$name.tar.gz"
                echo "$RUNNER_TEMP/$name/bin" >> "$GITHUB_PATH"
                echo "found=true" >> "$GITHUB_OUTPUT"
              fi
          - if: steps.archive.outputs.found != 'true'
            uses: actions/checkout@v4
            with:
              repository: ${{ vars.NAVHOST_REPOSITORY }}
              ref: v\(Version.text)
              path: .navhost
          - if: steps.archive.outputs.found != 'true'
            run: |
              bash .navhost/scripts/dev/build.sh
              echo "$PWD/.navhost/.build/release" >> "$GITHUB_PATH"
          - run: navhost check plugins
          - run: navhost test --strict --reporter github plugins

    """
}
