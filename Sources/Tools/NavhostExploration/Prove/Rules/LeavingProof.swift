internal import NavhostPluginHost
package import NavhostSymbolic

/// A policy cannot be told to other platforms.
package struct NotPure: Error, Equatable {
  /// `FILE:LINE: ` and why.
  package var message: String
}

/// When screens may be left without asking, of a plugin that goes by props and `app` alone.
package enum LeavingProof {
  /// - Parameter path: a plugin's file or folder.
  package static func rules(_ path: String) throws(NotPure) -> LeavingRules {
    let host = NavigationHost()
    let plugin: Plugin
    do throws(PluginError) {
      plugin = try host.load(path)
    } catch {
      throw NotPure(message: error.message)
    }
    let file = plugin.path ?? path
    let policies = PolicySet([plugin])
    defer { withExtendedLifetime(policies) {} }
    let member = policies.members.first
    guard let hook = plugin.loaded.hooks[.shouldPop],
      let rules = member?.rules.first(where: { $0.hook == HookName.shouldPop.rawValue })
    else {
      throw NotPure(message: "\(file):1: it has no shouldPop, so there is nothing to export")
    }
    guard !plugin.manifest.sources.isEmpty else {
      throw NotPure(
        message:
          "\(hook.file):\(hook.line): it is asked about nothing: see its controllers and sources")
    }
    do throws(NotPortable) {
      return try rules.leaving(member?.policy.analysis("gestureShouldBegin"))
    } catch {
      throw NotPure(message: "\(hook.file):\(error.line): \(error.message)")
    }
  }
}
