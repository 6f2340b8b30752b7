import NavhostLua
import NavhostPluginHost
import NavhostScripting

@testable import NavhostExploration

// What the program hands over: sessions of scripts.

extension Explorer {
  convenience init(_ start: StartingPoint = StartingPoint(), seed: UInt64 = 1, steps: Int = 10_000)
  {
    self.init(start, seed: seed, steps: steps, script: ScriptSession.beside)
  }
}

extension RuleProof {
  convenience init(_ options: ProofOptions) {
    self.init(options, script: ScriptSession.beside)
  }
}

extension ProofHost {
  convenience init(
    _ folders: [String], plugins: [String] = [], scene: SceneScript? = nil,
    only: Set<String>? = nil, prepare: (NavigationHost) -> Void = { _ in }
  ) throws(LuaError) {
    try self.init(
      folders, plugins: plugins, scene: scene, only: only, script: ScriptSession.beside,
      prepare: prepare)
  }
}
