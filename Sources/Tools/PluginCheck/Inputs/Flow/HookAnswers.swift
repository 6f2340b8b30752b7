internal import Reference

/// The hooks of a plugin, and what their first result is taken for.
package enum HookAnswers {
  /// Those that are handed a controller.
  static let names = Set(Reference.hooks.filter { $0.wrapsRest }.map { $0.name })

  /// Nil of a hook whose result is ignored.
  package static func use(_ name: String) -> InputUse? {
    guard let hook = Reference.hooks.first(where: { $0.name == name }), hook.isDecision else {
      return nil
    }
    return switch hook.results[0].type {
    case .boolean: InputUse { $0.isBoolean = true }
    case .string: InputUse { $0.isText = true }
    case .number: InputUse { $0.isNumber = true }
    case .color, .fill: InputUse { $0.isColor = true }
    default: InputUse()
    }
  }
}
