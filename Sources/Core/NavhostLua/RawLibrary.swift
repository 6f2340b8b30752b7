internal import CNavhostLua

/// A library as C reads it. The lists and names lie still as long as this object is there.
final class RawLibrary {
  let pointer: UnsafeMutablePointer<clua_library>
  private let names: [UnsafeMutablePointer<CChar>]
  private let kinds: UnsafeMutableBufferPointer<clua_kind_name>
  private let fields: UnsafeMutableBufferPointer<clua_field_name>
  private let functions: UnsafeMutableBufferPointer<clua_function>
  private let dynamics: UnsafeMutableBufferPointer<clua_dynamic>

  init(_ library: LuaLibrary) {
    var names: [UnsafeMutablePointer<CChar>] = []
    let name = { (text: String) -> UnsafePointer<CChar> in
      let copy = Self.copy(text)
      names.append(copy)
      return UnsafePointer(copy)
    }
    kinds = Self.list(
      library.kinds.map {
        clua_kind_name(kind: $0.number, name: name($0.name), shape: $0.shape.raw)
      })
    fields = Self.list(
      library.fields.enumerated().map {
        clua_field_name(name: name($0.element), atom: Int32($0.offset))
      })
    clua_sort_fields(fields.baseAddress, Int32(fields.count))
    functions = Self.list(
      library.definitions.map {
        clua_function(path: $0.path.map { name($0) }, flags: $0.arguments.rawValue)
      })
    dynamics = Self.list(
      library.dynamicTables.map {
        clua_dynamic(name: name($0.name), kind: $0.object.kind, id: $0.object.id)
      })
    self.names = names
    pointer = .allocate(capacity: 1)
    pointer.initialize(
      to: clua_library(
        kinds: kinds.baseAddress, fields: fields.baseAddress, functions: functions.baseAddress,
        dynamics: dynamics.baseAddress, kind_count: Int32(kinds.count),
        field_count: Int32(fields.count), function_count: Int32(functions.count),
        dynamic_count: Int32(dynamics.count), require: library.requireSlot?.index ?? -1))
  }

  deinit {
    pointer.deallocate()
    kinds.deallocate()
    fields.deallocate()
    functions.deallocate()
    dynamics.deallocate()
    for name in names { name.deallocate() }
  }

  private static func list<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let list = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = list.initialize(from: elements)
    return list
  }

  /// The text with a NUL after it.
  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy.baseAddress!
  }
}
