internal import NavhostLua
internal import NavhostPluginHost

/// Decides by the setup script's `allowedTraps` whether a screen may trap the user: it lists classes, or has a
/// function by the class.
struct StateHolder {
  private let stage: ProofHost

  /// Nil where there is no such table.
  init?(_ stage: ProofHost) throws(LuaError) {
    let values = try stage.run("return type(allowedTraps) == 'table'")
    guard values.first?.booleanValue == true else { return nil }
    self.stage = stage
  }

  /// - Throws: `LuaError` where the function of the scene fails.
  func mayHold() throws(LuaError) -> Bool {
    guard let top = stage.host.shownTop else { return false }
    let values = try stage.run(Self.question, [.object(stage.host.export(top))])
    return values.first?.booleanValue == true
  }

  private static let question = """
    local controller = ...
    local may = allowedTraps[controller.class]
    if type(may) == "function" then return not not may(controller) end
    for _, name in ipairs(allowedTraps) do if name == controller.class then return true end end
    return may == true
    """
}
