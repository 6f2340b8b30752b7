/// Reads the annotated file of the API (`API/nav.lua`), as far as it uses the notation of LuaLS.
struct ApiReader {
  private(set) var vocabularies: [Reference.Vocabulary] = []
  /// The fields of each event that not all of them have.
  private(set) var details: [String: [String]] = [:]
  private(set) var objects: [(section: String, object: Reference.ObjectType)] = []
  private(set) var hooks: [(section: String, hook: Reference.Hook)] = []
  /// By what stands before the name: `""`, `nav.`, `log.`.
  private(set) var functions: [String: [Reference.Function]] = [:]

  private var section: String = ""
  private var comment: [String] = []
  private var parameters: [Reference.Parameter] = []
  private var results: [Reference.Result] = []
  /// Fields of the object's parent: they stand behind its own.
  private var inherited: [Reference.Field] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
  }

  private mutating func read(_ line: Substring) {
    if let name = line.after("-- # ") {
      section = String(name)
      return
    }
    if let name = line.after("---@alias navhost."), !name.contains(" ") {
      return vocabularies.append(Reference.Vocabulary(String(name), takeDoc().doc, []))
    }
    if let word = line.after("---| \"") { return add(word: word) }
    if let head = line.after("---@class ") { return add(class: head) }
    if let field = line.after("---@field ") { return add(field: field) }
    if let parameter = line.after("---@param ") {
      var (name, type, doc) = member(parameter)
      // Arguments without an end may be none.
      let isOptional = name.removeEnd("?")
      return parameters.append(
        Reference.Parameter(String(name), type, optional: isOptional, String(doc)))
    }
    if let result = line.after("---@return ") { return add(result: result) }
    if let text = line.after("---") { return comment.append(String(text)) }
    if let head = line.after("function ") { add(function: head) }
    (comment, parameters, results) = ([], [], [])
  }

  // MARK: Kinds of lines

  /// `name" # doc`, of an event with its fields behind it in parentheses.
  private mutating func add(word line: Substring) {
    let (text, doc) = line.cut("\" # ")
    var plain = doc
    if vocabularies.last?.name == "EventName", doc.ends(with: ")") {
      let parts = doc.dropLast().cut(" (", last: true)
      plain = parts.0
      details[String(text)] = parts.1.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
    vocabularies[vocabularies.count - 1].words.append(
      Reference.Word(String(text), String(plain)))
  }

  /// `(exact) navhost.Spec: navhost.ControllerSettings`
  private mutating func add(class head: Substring) {
    let input = head.after("(exact) ")
    let (name, parent) = (input ?? head).dropFirst("navhost.".count).cut(": navhost.")
    inherited = objects.first { $0.object.name == parent }?.object.fields ?? []
    let object = Reference.ObjectType(
      String(name), input: input != nil, takeDoc().doc, fields: inherited)
    objects.append((section, object))
  }

  private mutating func add(field line: Substring) {
    var (name, type, doc) = member(line)
    let isOptional = name.removeEnd("?")
    if case .function(let signature) = type, objects.last?.object.name == "Plugin" {
      return hooks.append((section, hook(String(name), signature, doc)))
    }
    let isWritable = doc.removeEnd(" Writable.")
    let (rest, fallback) = doc.cut(" Default: `")
    let (plain, unit) = rest.ends(with: "]") ? rest.dropLast().cut(" [", last: true) : (rest, "")
    let field = Reference.Field(
      String(name), type, unit: unit.isEmpty ? nil : String(unit), writable: isWritable,
      optional: isOptional, fallback: fallback.isEmpty ? nil : String(fallback.dropLast(2)),
      String(plain))
    let last = objects.count - 1
    objects[last].object.fields.insert(
      field, at: objects[last].object.fields.count - inherited.count)
  }

  private mutating func add(result line: Substring) {
    let (head, doc) = line.cut(" # ")
    var rest = head
    let type = readType(&rest)
    let isOptional = rest.removeStart("?")
    let name = rest.drop { $0 == " " }
    results.append(
      Reference.Result(type, name.isEmpty ? nil : String(name), optional: isOptional, String(doc)))
  }

  private mutating func add(function head: Substring) {
    let path = head.prefix { $0 != "(" }
    let end =
      path.lastIndex { $0 == "." || $0 == ":" }.map { path.index(after: $0) } ?? path.startIndex
    let (doc, example) = takeDoc()
    let function = Reference.Function(
      String(path[end...]), parameters, returns: results, doc, example: example)
    if path[..<end].ends(with: ":") {
      return objects[objects.count - 1].object.methods.append(function)
    }
    functions[String(path[..<end]), default: []].append(function)
  }

  /// `fun(controller: navhost.Controller, …): boolean?`, and `Called when …. What it means.`
  private func hook(_ name: String, _ signature: String, _ doc: Substring) -> Reference.Hook {
    var rest = signature.dropFirst("fun(".count)
    var parameters: [Reference.Parameter] = []
    while !rest.removeStart(")") {
      let (name, behind) = rest.cut(": ")
      rest = behind
      let type = readType(&rest)
      let isOptional = rest.removeStart("?")
      if name != "next", name != "_" {
        parameters.append(Reference.Parameter(String(name), type, optional: isOptional))
      }
      _ = rest.removeStart(", ")
    }
    var results: [Reference.Result] = []
    while rest.removeStart(": ") || rest.removeStart(", ") {
      let (name, behind) = rest.cut(": ")
      rest = behind
      let type = readType(&rest)
      results.append(Reference.Result(type, String(name), optional: rest.removeStart("?")))
    }
    let (called, meaning) = doc.dropFirst("Called when ".count).cut(". ")
    return Reference.Hook(
      name, parameters, returns: results, kind: Reference.Hook.Kind(rawValue: section) ?? .isTold,
      called: String(called), String(meaning))
  }

  // MARK: Parts

  /// The lines before, as one text, and the example in them.
  private mutating func takeDoc() -> (doc: String, example: String) {
    defer { comment = [] }
    guard let start = comment.firstIndex(of: "```lua") else {
      return (comment.joined(separator: " "), "")
    }
    return (
      comment[..<(start - 1)].joined(separator: " "),
      comment[(start + 1)...].dropLast().joined(separator: "\n")
    )
  }

  /// `name type doc`
  private func member(_ line: Substring) -> (Substring, Reference.LuaType, Substring) {
    var (name, rest) = line.cut(" ")
    let type = readType(&rest)
    return (name, type, rest.drop { $0 == " " })
  }

  private func readType(_ rest: inout Substring) -> Reference.LuaType {
    var types = [readOne(&rest)]
    while rest.removeStart("|") { types.append(readOne(&rest)) }
    return types.count == 1 ? types[0] : .either(types)
  }

  private func readOne(_ rest: inout Substring) -> Reference.LuaType {
    var type: Reference.LuaType
    if rest.removeStart("(") {
      type = readType(&rest)
      _ = rest.removeStart(")")
    } else if rest.after("fun(") != nil {
      type = .function(readSignature(&rest))
    } else {
      let name = rest.name(with: ".")
      rest = rest[name.endIndex...]
      type = named(name)
    }
    while rest.removeStart("[]") { type = .list(type) }
    return type
  }

  private func readSignature(_ rest: inout Substring) -> String {
    var end = rest.startIndex
    var depth = 0
    for index in rest.indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      end = rest.index(after: index)
      if depth == 0, rest[index] == ")" { break }
    }
    var behind = rest[end...]
    var separator = ": "
    while behind.removeStart(separator) {
      // A result may have a name.
      let name = behind.name()
      _ = behind.removeStart(name + ": ")
      _ = readType(&behind)
      _ = behind.removeStart("?")
      separator = ", "
    }
    defer { rest = behind }
    return String(rest[..<behind.startIndex])
  }

  private func named(_ name: Substring) -> Reference.LuaType {
    if let own = name.after("navhost.") {
      switch own {
      case "Data": return .data
      case "Record": return .record
      case "Color": return .color
      case "Fill": return .fill
      case "HookName": return .word("HookName")
      default:
        let isWord = vocabularies.contains { $0.name == own }
        return isWord ? .word(String(own)) : .object(String(own))
      }
    }
    return switch name {
    case "boolean": .boolean
    case "integer": .integer
    case "number": .number
    case "string": .string
    case "table": .table
    case "function": .function("function")
    default: .any
    }
  }
}

// The file is ASCII where it has structure, so that its bytes are looked at.
extension Substring {
  fileprivate func after(_ start: String) -> Substring? {
    guard utf8.starts(with: start.utf8) else { return nil }
    return Substring(utf8.dropFirst(start.utf8.count))
  }

  fileprivate mutating func removeStart(_ start: String) -> Bool {
    guard let rest = after(start) else { return false }
    self = rest
    return true
  }

  fileprivate func ends(with end: String) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  fileprivate mutating func removeEnd(_ end: String) -> Bool {
    guard ends(with: end) else { return false }
    self = Substring(utf8.dropLast(end.utf8.count))
    return true
  }

  /// What stands before the first `mark`, or the last, and what behind it.
  fileprivate func cut(_ mark: String, last: Bool = false) -> (Substring, Substring) {
    let isThere = { (index: Index) in utf8[index...].starts(with: mark.utf8) }
    guard let place = last ? utf8.indices.last(where: isThere) : utf8.indices.first(where: isThere)
    else { return (self, "") }
    return (Substring(utf8[..<place]), Substring(utf8[place...].dropFirst(mark.utf8.count)))
  }

  /// Its letters at the start, and those of `others`.
  fileprivate func name(with others: String = "") -> Substring {
    Substring(utf8.prefix { isLetter($0) || others.utf8.contains($0) })
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
