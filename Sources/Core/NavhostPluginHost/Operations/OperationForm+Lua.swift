package import NavhostNavigation
internal import NavhostSupport

extension NavigationOperation {
  /// The call that does it, with the options that are not as usual.
  ///
  /// - Parameter stack: what Lua calls the stack, or the tab bar of a tab.
  package func lua(on stack: String) -> String {
    let form = OperationForm(self)
    let arguments = form.arguments.map { $0.lua(on: stack) }
    let given = arguments.last == "{}" ? arguments.dropLast() : arguments[...]
    let list = given.joined(separator: ", ")
    return "\(stack).\(form.name)" + (form.isNamed && !given.isEmpty ? list : "(\(list))")
  }
}

extension OperationForm.Argument {
  fileprivate func lua(on stack: String) -> String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number), .coordinate(let number): LuaText.short(number)
    case .data(let data): data.description
    case .nothing: "nil"
    case .text(let text): LuaText.quoted(Array(text.utf8))
    case .point(let point): "{\(LuaText.short(point.x)), \(LuaText.short(point.y))}"
    case .target(.index(let index)): "\(index)"
    case .controller(let controller), .target(let controller): controller.lua(on: stack)
    case .list(let list): "{\(list.map { $0.lua(on: stack) }.joined(separator: ", "))}"
    case .options(let options):
      "{"
        + options.filter { $0.value != $0.usual }
        .map { "\($0.name) = \($0.value.lua(on: stack))" }.joined(separator: ", ") + "}"
    }
  }
}

extension ControllerReference {
  /// One that has no place on the stack cannot be named.
  fileprivate func lua(on stack: String) -> String {
    switch self {
    case .id(let id): "nil --[[controller \(id)]]"
    case .index(let index): "\(stack).stack[\(index)]"
    case .new(let spec): spec.lua
    }
  }
}

extension ControllerSpec {
  /// The name of its class, or a table with its title.
  fileprivate var lua: String {
    let name = LuaText.quoted(Array(className.utf8))
    guard let title else { return name }
    return "{class = \(name), title = \(LuaText.quoted(Array(title.utf8)))}"
  }
}
