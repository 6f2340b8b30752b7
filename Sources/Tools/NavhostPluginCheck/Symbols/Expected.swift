package import NavhostReference

/// What may stand in a text in quotes.
package enum Expected: Equatable, Sendable {
  case word(Reference.Vocabulary)
  case controllerClass
  case action
  /// The name of a field of `props`.
  case prop
  case color
}

/// What the keys of a table may be.
package enum TableKind: Equatable, Sendable {
  case plugin
  /// A controller that is to be made.
  case spec
  case props
  /// The name of an `ObjectType` that is handed in.
  case options(String)
}
