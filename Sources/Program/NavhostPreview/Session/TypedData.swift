internal import NavhostLuaSyntax

/// A table of data that a person typed, as Lua source. Nothing in it is run before it was looked at.
struct TypedData: Equatable, Sendable {
  enum Place: String, Sendable {
    case app, props
  }

  /// Why a text is no data.
  struct Problem: Error, Equatable {
    var message: String
  }

  let place: Place
  let text: String

  /// - Throws: `Problem` where the text is no table of data, or has something in it to be run.
  init(_ place: Place, _ text: String) throws(Problem) {
    self.place = place
    self.text = text
    guard text.utf8.count <= Self.longest else { throw Problem(message: "it is too long") }
    let chunk: Chunk
    do throws(SyntaxError) {
      chunk = try Parser.parse(SourceText(file: "page", text: "return \(text)"))
    } catch {
      let isTable = text.utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
      throw isTable ? Problem(message: error.message) : Self.noTable
    }
    guard chunk.body.block.statements.count == 1,
      case .return(let values)? = chunk.body.block.statements.first?.kind, values.count == 1,
      case .table = values[0].kind
    else { throw Self.noTable }
    guard values[0].isData else {
      throw Problem(message: "it must be data: texts, numbers, true, false and tables of them")
    }
  }

  private static let longest = 64 * 1024
  private static let noTable = Problem(message: "it must be a table, as {online = true}")

  /// The statement that writes it.
  func lua(on target: String) -> String {
    switch place {
    case .app: "nav.app = \(text)"
    case .props: "\(target).top.props = \(text)"
    }
  }
}

extension Expression {
  /// Whether it is written out: texts, numbers, booleans, nil and tables of them.
  fileprivate var isData: Bool {
    switch kind {
    case .nil, .true, .false, .number, .string: true
    case .unary(let sign, let operand):
      if case .number = operand.kind { sign == .minus } else { false }
    case .table(let fields): fields.allSatisfy { $0.isData }
    default: false
    }
  }
}

extension TableField {
  fileprivate var isData: Bool {
    if case .expression(let key) = key, !key.isData { return false }
    return value.isData
  }
}
