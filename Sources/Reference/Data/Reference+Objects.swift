extension Reference {
  /// Every kind of table and object.
  package static let objects: [ObjectType] =
    [pluginObject, controllerObject] + hookArguments + shapes + options + values + handles
    + [eventObject]

  /// The kind of that name.
  package static func object(_ name: String) -> ObjectType? {
    objects.first { $0.name == name }
  }

  private static let pluginObject = ObjectType(
    "Plugin", input: true, "The table that a plugin's file returns.", fields: pluginFields)
}
