internal import NavhostSupport
internal import PluginCheck

/// What the plugins of a proof name.
struct Named {
  /// The classes that plugins name; `Form` where there is none.
  var classes: [String] = []
  /// What is written on the top: a title and props that plugins name.
  var writable: [InputDomain] = []

  /// - Parameter met: the props that hooks read, whose names the text does not show.
  init(patterns: [String], facts: [PolicyFacts], met: [String] = []) {
    var uses = PolicyFacts()
    for fact in facts { uses.join(fact) }
    let inPatterns = patterns.map { $0.filter { !"*?!".contains($0) } }
    let compared = uses.inputs["class"].map(InputDomain.texts) ?? []
    let names = Set((inPatterns + compared).filter { !$0.isEmpty })
    classes = names.isEmpty ? ["Form"] : names.sorted()
    if let title = uses.inputs["title"] {
      writable.append(InputDomain(input: "title", values: InputDomain.titles(title)))
    }
    writable += Set(uses.props + met).sorted().map { name in
      InputDomain(input: Named.place(name), values: InputDomain.values(of: "props.\(name)", uses))
    }
  }

  /// Where a prop is written: `props.dirty`, `props["a-b"]`.
  static func place(_ name: String) -> String {
    LuaText.isName(name) ? "props.\(name)" : "props[\(LuaText.quoted(Array(name.utf8)))]"
  }
}
