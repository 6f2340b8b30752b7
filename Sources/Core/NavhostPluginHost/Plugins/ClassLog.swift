internal import NavhostSupport

/// Which classes of controllers were made, and when: for patterns that match none of them.
final class ClassLog {
  private var lastMade: [ExactName: Int] = [:]
  private var count = 0
  /// The class that was made last, since somebody asked for the moment.
  private var last: String?

  /// A controller of that class was made.
  func made(_ className: String) {
    if let last, last.isExactly(className) { return }
    last = className
    count += 1
    lastMade[className] = count
  }

  /// A moment: what is made from now on comes after it.
  func moment() -> Int {
    last = nil
    return count
  }

  /// The classes of which one was made since then.
  func classes(since moment: Int) -> [String] {
    lastMade.filter { $0.value > moment }.map { $0.key.text }
  }
}

/// A pattern in a plugin's `controllers` that has matched no class of a controller made since the plugin was
/// loaded: misspelt, it guards nothing, or its class has another name now.
public struct UnmatchedPattern: Equatable, Sendable {
  /// The plugin's name.
  public let plugin: String
  /// The pattern.
  public let pattern: String
}

extension NavigationHost {
  /// The patterns that have matched no class of a controller made since their plugin was loaded, in the order
  /// in which plugins are asked. A reload is a load; `reset` forgets nothing. `*` and exclusions are not listed.
  public var unmatchedPatterns: [UnmatchedPattern] {
    plugins.flatMap { plugin -> [UnmatchedPattern] in
      let made = classLog.classes(since: plugin.loaded.moment).map { classes.lineage(of: $0) }
      return plugin.manifest.controllers.patterns
        .filter { pattern in
          guard !pattern.isExactly("*"), pattern.utf8.first != UInt8(ascii: "!") else {
            return false
          }
          return !made.contains { ClassPatterns.matches(pattern, $0) }
        }
        .map { UnmatchedPattern(plugin: plugin.name, pattern: $0) }
    }
  }
}
