/// What a proof looks at, and how far.
package struct ProofOptions {
  /// Folders of plugins.
  package var folders: [String] = []
  /// Plugins that are loaded after those of the folders, by path.
  package var plugins: [String] = []
  /// How many operations from the start are looked at; 0 looks at the start alone.
  package var depth = 4
  /// How many states are looked at, at most.
  package var states = 1_000_000
  /// Says of two plugins, too, whether one's no is another's yes.
  package var isStrict = false
  /// A script that sets the scene.
  package var scene: SceneScript?
  /// A file of properties.
  package var properties: SceneScript?
  /// Whether rules are looked through for what is wrong; without that only states are searched.
  package var findsByRules = true

  package init() {}
}

/// Something that a proof found.
package struct ProofFinding: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case trap, fault, property, contradiction, difference
    case unreachableHook = "never heard"
    case deadBranch = "dead branch"
    case notExercised = "not exercised"
  }

  package var kind: Kind
  /// The plugins that have a part in it.
  package var plugins: [String]
  /// Where the deciding line stands; "" and 0 where there is none.
  package var file: String
  package var line: Int
  package var message: String
  /// Ends, run by `navhost run` with the same plugins, in what was found.
  package var script: String
}
