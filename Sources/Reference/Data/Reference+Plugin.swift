extension Reference {
  /// What a plugin's table may hold beside its hooks.
  package static let pluginFields: [Field] = [
    Field(
      "name", .string, optional: true,
      "Unique in a host. By default the name of the file, or of the folder of `init.lua`."),
    Field("version", .string, fallback: "\"0.0.0\"", "A semantic version."),
    Field(
      "api", .integer, fallback: "1",
      "The contract version it was written for, now \(apiVersion). A newer one is refused."),
    Field("description", .string, fallback: "\"\"", "One line."),
    Field(
      "priority", .integer, fallback: "0",
      "Higher is asked first; equal priorities go by `name`, in byte order."),
    Field(
      "controllers", .either([.string, .list(.string)]), fallback: "\"*\"",
      """
      Class patterns: `*` and `?` are wildcards, `!` in front excludes; case counts. A pattern also \
      matches subclasses (`nav.class`). A list matches where one without `!` does and none with `!` \
      does; a list of `!` patterns alone starts from all.
      """),
    Field(
      "sources", .list(.word("PopSource")), optional: true,
      "The pop sources for which `shouldPop` is asked. By default all but `\"program\"`."),
    Field(
      "onError", .word("OnError"), fallback: "\"allow\"",
      """
      What `shouldPop`, `shouldPush` and `gestureShouldBegin` count as when the hook fails. By \
      default a broken plugin does not trap a person on a screen.
      """),
  ]
}
