internal import Reference

/// What is known of a value before the program runs.
enum Inferred {
  case value(Reference.LuaType)
  /// A function of the API, called with a dot or with a colon.
  case function(Reference.Function, isMethod: Bool)
  /// The table `nav`.
  case nav

  /// The kind of object that it is, where it is one for certain.
  var object: Reference.ObjectType? {
    guard case .value(.object(let name)) = self else { return nil }
    return Reference.object(name)
  }
}
