internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostSupport

/// `navhost new NAME`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a plugin: its code and its spec.",
    discussion: """
      Without --from, a plugin that asks before unsaved changes are lost. No file is ever \
      overwritten.
      """)

  @Option(
    help: ArgumentHelp(
      "The plugin that comes along to start from.",
      discussion: ShippedPlugin.all.map(\.name).joined(separator: ", "), valueName: "shipped"),
    completion: .list(ShippedPlugin.all.map(\.name)))
  var from: String?

  @Argument(help: "The plugin's name: letters, digits and underscores.")
  var name: String

  func validate() throws {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isPlain, name.first?.isLetter ?? false else {
      throw ValidationError(
        "'\(Plain.name(name))' cannot be a plugin's name: use letters, digits and underscores, a letter first"
      )
    }
    _ = try files()
  }

  func run() throws {
    let folder = "plugins/\(name)"
    for taken in [folder, folder + ".lua"] where Files.kind(taken) != .missing {
      throw Failure(.failed, "\(taken) is there already: choose another name or remove it")
    }
    let files = try files().map { (name: "\(folder)/\($0.name)", text: $0.text) }
    try NewFiles.write(files)
    for file in files { Output.line(file.name) }
    if Files.kind(InitTemplate.stubs) == .missing {
      Output.note(
        "The types of its annotations are in \(InitTemplate.stubs), which 'navhost init' writes.")
    }
  }

  /// What is to be written into the plugin's folder.
  private func files() throws -> [(name: String, text: String)] {
    guard let from else { return PluginTemplate.files(name) }
    let shipped = ShippedPlugin.all
    if let plugin = shipped.first(where: { $0.name.isExactly(from) }) {
      return plugin.files(named: name)
    }
    let names = shipped.map(\.name)
    let hint =
      Spelling.nearest(to: from, among: names).map { "; did you mean '\($0)'?" }
      ?? ": there are \(names.joined(separator: ", "))"
    throw ValidationError("no plugin '\(from)' comes along\(hint)")
  }
}

/// What `navhost new` writes where it starts from nothing.
enum PluginTemplate {
  /// What a file is called in the plugin's folder, and its text.
  static func files(_ name: String) -> [(name: String, text: String)] {
    [("init.lua", code(name)), ("\(name)_spec.lua", spec(name))]
  }

  private static func code(_ name: String) -> String {
    """
    -- \(name): holds a screen back while it has unsaved changes.
    ---@type navhost.Plugin
    return {
      name = "\(name)",
      api = 3,
      version = "0.1.0",
      description = "Asks before unsaved changes are lost.",
      controllers = "*",

      shouldPop = function(controller, pop)
        if not controller.props.unsaved then return nil end
        if confirm(text("Leave without saving?")) then
          -- The app hears it once everybody allows it, before the screen goes.
          perform("discard changes")
          return true
        end
        return false
      end,
    }

    """
  }

  private static func spec(_ name: String) -> String {
    """
    describe("\(name)", function()
      local discarded

      before_each(function()
        assert(nav.use("plugins/\(name)"))
        nav.setRoot("Home")
        discarded = 0
        nav.onAction("discard changes", function() discarded = discarded + 1 end)
      end)

      each_exit(function(exit)
        it("lets a screen without changes go by the " .. exit.name, function()
          nav.push("Editor")
          assert.popped(exit())
          assert.are.equal(0, discarded)
        end)

        it("asks about unsaved changes at the " .. exit.name, function()
          nav.push({ class = "Editor", props = { unsaved = true } })
          assert.asked("Leave without saving?", exit())
          assert.blocked(nav.answer(false))
          assert.are.equal(0, discarded)
          assert.asked(exit())
          assert.popped(nav.answer(true))
          assert.are.equal(1, discarded)
        end)
      end)
    end)

    """
  }
}
