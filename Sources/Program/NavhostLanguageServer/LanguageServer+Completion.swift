internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostReference
internal import NavhostSupport

/// What may be typed at a place.
extension LanguageServer {
  func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params) else { return .null }
    let place = file.analysis.completionPlace(at: offset)
    let range = file.range(place.range)
    let items = Suggestions(workspace: workspace, file: file, place: place).all
    return .record([
      ("isIncomplete", .boolean(false)), ("items", .array(items.map { $0.json(range) })),
    ])
  }
}

/// What may be typed at one place.
private struct Suggestions {
  let workspace: Workspace
  let file: SourceFile
  let place: CompletionPlace

  var all: [Suggestion] {
    switch place.kind {
    case .members(let owner, let onlyMethods): Suggestion.members(of: owner, onlyMethods)
    case .props, .key(.props): props
    case .library(let name): Suggestion.library(name, of: file)
    case .text(let expected): words(expected)
    case .key(.plugin): Suggestion.pluginKeys
    case .key(.spec): Suggestion.fields(of: "Spec")
    case .key(.options(let name)): Suggestion.fields(of: name)
    case .name: Suggestion.globals(of: file) + locals
    case .nothing: []
    }
  }

  private func words(_ expected: Expected) -> [Suggestion] {
    switch expected {
    case .word(let list): list.words.map { Suggestion($0.text, .word, $0.doc) }
    case .controllerClass:
      names { if case .controllerClass(let name) = $0 { name } else { nil } }
        .map { Suggestion($0, .controllerClass, "a class of controllers") }
    case .action:
      names { if case .action(let name) = $0 { name } else { nil } }
        .map { Suggestion($0, .action, "an action of the app") }
    case .prop: props
    case .color: (Reference.colorNames.sorted() + ["auto"]).map { Suggestion($0, .color) }
    }
  }

  private var props: [Suggestion] {
    names { if case .prop(let name) = $0 { name } else { nil } }
      .map { Suggestion($0, .prop, "the app's data") }
  }

  /// Those of the workspace, but for what stands at the place alone: it is being typed.
  private func names(_ name: (Mention.Symbol) -> String?) -> [String] {
    var found: Set<ExactName> = []
    for other in workspace.all {
      for mention in other.analysis.mentions where other !== file || mention.range != place.range {
        if let name = name(mention.symbol) { found.insert(name) }
      }
    }
    return found.sorted().map(\.text)
  }

  private var locals: [Suggestion] {
    Set(file.analysis.localNames).sorted().map { Suggestion($0, .variable, "a local variable") }
  }
}
