internal import LanguageProtocol
internal import PluginCheck
internal import Reference
internal import Support

/// What may be typed at a place.
extension LanguageServer {
  func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params) else { return .null }
    let place = file.analysis.completionPlace(at: offset)
    let range = file.range(place.range)
    let items = suggestions(place.kind, file)
    return .record([
      ("isIncomplete", .boolean(false)), ("items", .array(items.map { $0.json(range) })),
    ])
  }

  private func suggestions(_ kind: CompletionPlace.Kind, _ file: SourceFile) -> [Suggestion] {
    switch kind {
    case .members(let owner, let onlyMethods): Suggestion.members(of: owner, onlyMethods)
    case .props: props
    case .library(let name): Suggestion.library(name, of: file)
    case .text(let expected): suggestions(expected)
    case .key(.plugin): Suggestion.pluginKeys
    case .key(.spec): Suggestion.fields(of: "Spec")
    case .key(.props): props
    case .key(.options(let name)): Suggestion.fields(of: name)
    case .name: Suggestion.globals(of: file) + locals(of: file)
    case .nothing: []
    }
  }

  private func suggestions(_ expected: Expected) -> [Suggestion] {
    switch expected {
    case .word(let list): list.words.map { Suggestion($0.text, .word, $0.doc) }
    case .controllerClass: classes
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

  private var classes: [Suggestion] {
    names { if case .controllerClass(let name) = $0 { name } else { nil } }
      .map { Suggestion($0, .controllerClass, "a class of controllers") }
  }

  private func names(_ name: (Mention.Subject) -> String?) -> [String] {
    workspace.subjects.compactMap(name).sorted()
  }

  private func locals(of file: SourceFile) -> [Suggestion] {
    Set(file.analysis.localNames).sorted().map { Suggestion($0, .variable, "a local variable") }
  }
}
