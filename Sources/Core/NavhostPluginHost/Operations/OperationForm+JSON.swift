package import NavhostLua
package import NavhostNavigation
package import NavhostSupport

extension NavigationOperation {
  /// How much of an operation a trace has.
  package enum Detail: Sendable {
    /// All options.
    case full
    /// Those that are not as usual, as somebody writes who types.
    case short
  }

  /// Writes its arguments as a trace has them, into an array that has begun; data by `write`.
  package func writeArguments(
    _ detail: Detail = .full, to json: inout JSONWriter,
    data write: (LuaValue, inout JSONWriter) -> Void
  ) {
    for argument in OperationForm(self).arguments {
      if case .options(let options) = argument, !options.contains(where: { $0.isWritten(detail) }) {
        continue
      }
      if case .data(let data) = argument {
        write(data.lua, &json)
      } else {
        argument.write(detail, to: &json)
      }
    }
  }
}

extension OperationForm.Argument {
  fileprivate func write(_ detail: NavigationOperation.Detail, to json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.boolean(flag)
    case .integer(let number): json.integer(number)
    case .number(let number): json.number(number)
    case .coordinate(let number): Self.write(coordinate: number, detail, to: &json)
    case .text(let text): json.string(text)
    case .data, .nothing: json.null()
    case .point(let point):
      json.beginArray()
      Self.write(coordinate: point.x, detail, to: &json)
      Self.write(coordinate: point.y, detail, to: &json)
      json.endArray()
    case .controller(let controller), .target(let controller): controller.write(to: &json)
    case .list(let list):
      json.beginArray()
      for argument in list { argument.write(detail, to: &json) }
      json.endArray()
    case .options(let options):
      json.beginObject()
      for option in options where option.isWritten(detail) {
        json.key(escaping: option.name)
        option.value.write(detail, to: &json)
      }
      json.endObject()
    }
  }

  private static func write(
    coordinate: Double, _ detail: NavigationOperation.Detail, to json: inout JSONWriter
  ) {
    if detail == .short, let whole = Int64(exactly: coordinate) { return json.integer(whole) }
    json.number(coordinate)
  }
}

extension OperationForm.Option {
  fileprivate func isWritten(_ detail: NavigationOperation.Detail) -> Bool {
    value != usual || presence == .always || presence == .full && detail == .full
  }
}

extension ControllerReference {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .id(let id):
      json.beginObject()
      json.field("$controller", id)
      json.endObject()
    case .index(let index): json.integer(index)
    case .new(let spec): spec.write(to: &json)
    }
  }
}

extension ControllerSpec {
  /// The name of its class, or an object with its title.
  fileprivate func write(to json: inout JSONWriter) {
    guard let title else { return json.string(className) }
    json.beginObject()
    json.field("class", className)
    json.field("title", title)
    json.endObject()
  }
}
