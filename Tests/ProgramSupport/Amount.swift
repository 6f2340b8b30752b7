import Foundation

/// How much of a thing a test does: little every day, much with `NAVHOST_THOROUGH=1` (`deep.sh thorough`).
public enum Amount {
  public static let isThorough = ProcessInfo.processInfo.environment["NAVHOST_THOROUGH"] == "1"

  public static func of(_ everyDay: Int, thorough: Int) -> Int {
    isThorough ? thorough : everyDay
  }
}
