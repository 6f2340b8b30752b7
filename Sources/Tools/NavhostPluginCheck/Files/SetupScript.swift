internal import NavhostLuaSyntax
internal import NavhostSupport

/// A script in a folder of plugins that builds a stack for `navhost prove` and `explore`: it returns no table and
/// reads the global `nav`.
package enum SetupScript {
  /// - Parameter file: Its path, as it was named.
  package static func message(_ file: String) -> String {
    "\(Plain.name(file)): a setup script, not a plugin; pass it with --setup"
  }

  /// The message about a plugin that could not be loaded.
  ///
  /// - Parameters:
  ///   - file: Its file, or nil if it cannot be read.
  ///   - reason: The loader's message.
  package static func problem(_ file: String?, _ reason: String) -> String {
    guard let file, isOne(file) else { return reason }
    return message(file)
  }

  /// Whether a file that could not be loaded as a plugin is a setup script.
  package static func isOne(_ file: String) -> Bool {
    guard let bytes = try? Files.read(file, atMost: Checker.maximumSource),
      bytes.count <= Checker.maximumSource, !bytes.starts(with: "---@meta".utf8)
    else { return false }
    let source = SourceText(file: file, bytes: bytes)
    guard bytes.first != 0x1B, let chunk = try? Parser.parse(source) else { return false }
    return isOne(FileCheck(source: source, role: .script, chunk: chunk))
  }

  /// Whether the file is one by its text, and is where only plugins are.
  static func isPlacedAsPlugin(_ source: SourceText, _ chunk: Chunk) -> Bool {
    let role = FileRole(path: source.file, source: source, chunk: chunk)
    return role == .plugin && isOne(FileCheck(source: source, role: role, chunk: chunk))
  }

  static func isOne(_ check: FileCheck) -> Bool {
    check.isReadable && check.facts.globals["nav"] == nil
      && NavReader.reads(check.chunk.body.block)
      && ReturnCollector.returns(of: check.chunk.body).allSatisfy { isNoTable($0, check.facts) }
  }

  /// Whether a return certainly gives no table. A call or a name may give one, unless it comes from `nav`.
  private static func isNoTable(_ values: [Expression], _ facts: Facts) -> Bool {
    guard let value = values.first else { return true }
    switch Constant(facts.resolve(value)) {
    case .table?: return false
    case .some: return true
    case nil: return NavReader.reads(value)
    }
  }
}

/// Looks for reads of the global `nav`.
private final class NavReader: TreeVisitor {
  private var found = false

  static func reads(_ block: Block) -> Bool {
    let reader = NavReader()
    reader.visit(block)
    return reader.found
  }

  static func reads(_ expression: Expression) -> Bool {
    let reader = NavReader()
    reader.visit(expression)
    return reader.found
  }

  override func visit(_ expression: Expression) {
    if expression.globalName == "nav" { found = true }
    super.visit(expression)
  }
}
