import NavhostExploration
import ProgramSupport

/// Proves something of plugins, by name.
func prove(
  _ plugins: [String: String], depth: Int = 1, _ change: (inout ProofOptions) -> Void = { _ in }
) throws -> ProofReport {
  let folder = try Folder(
    Dictionary(uniqueKeysWithValues: plugins.map { ("\($0.key).lua", $0.value) }))
  var options = ProofOptions()
  options.folders = [folder.path]
  options.depth = depth
  change(&options)
  return try RuleProof(options).run()
}

/// A plugin whose `shouldPop` has this body, for the class `Form` alone.
func formHook(_ body: String) -> [String: String] {
  ["it": "return {controllers = 'Form', shouldPop = function(c, p) \(body) end}"]
}
