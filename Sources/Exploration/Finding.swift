internal import PluginHost
internal import Scripting

/// A run of steps after which something is wrong.
package struct Finding {
  /// The rule that does not hold.
  package let rule: String
  /// The rule, what stands against it, and the last events.
  package let text: String
  /// The steps that lead to it, as short as could be, each a line of Lua.
  package let steps: [String]
  /// How many steps were taken in all until it was found.
  package let stepsTaken: Int
  let seed: UInt64
  let scene: Scene

  /// A script for `navhost run` that ends in the failure.
  package var script: String {
    let head = [
      "-- Run with: navhost run --no-plugins FILE",
      "-- Found by: navhost explore --seed \(seed) --steps \(stepsTaken)",
    ]
    let story = text.split(whereSeparator: \.isNewline).map { "-- " + $0 }
    let body = scene.lines + steps + ["assert(nav.check())"]
    return (head + story + body).joined(separator: "\n") + "\n"
  }
}
