/// The names that level 4 of the contract replaced, each with the new one. This is the only list of them: load errors,
/// `navhost check` and its `--fix`, the command line and the reader of recordings ask it.
package enum FormerNames {
  /// Commands of `navhost`.
  package static let commands = [
    "texts": "app strings", "classes": "app classes", "bundle": "app bundle",
    "export": "app export", "fidelity": "app fidelity", "sessions": "trace generate",
    "pack": "trace pack", "unpack": "trace unpack", "replay": "trace replay", "diff": "trace diff",
  ]
  /// Options of every command.
  package static let options = [
    "--texts": "--strings", "--profile": "--ios", "--limit-units": "--limit-fuel",
  ]
  /// Values of `--mask`.
  package static let masks = ["texts": "strings"]
  /// Values of the option `--ios`, and of `ios` in Lua and in recordings.
  package static let versions = ["ios17": "17", "ios26": "26"]
  /// `pop.source` and the values of `sources`.
  package static let sources = ["program": "programmatic", "customItem": "customBackButton"]
  /// The values of `onError`.
  package static let faultResults = ["allow": "abstain"]
  /// Guards before a gesture, in explanations and as reasons.
  package static let guards = [
    "custom item": "custom back button", "disabled": "gesture disabled",
  ]
  /// Why a plugin was not asked.
  package static let skipReasons = [
    "after a no": "denied", "by a wrapper": "wrapper", "limit": "budget",
  ]
  /// Global variables of a setup script.
  package static let setupGlobals = ["app": "actions", "holds": "allowedTraps"]
  /// Options of `each_exit`.
  package static let exitOptions = ["inside": "nested"]
  /// Keys of a recording's header and of its `limits`.
  package static let headerKeys = ["profile": "ios", "units": "fuel"]
  /// The operations of recordings.
  package static let operations = ["text": "string"]

  /// Fields, by the kind of object that has them.
  private static let fields: [String: [String: String]] = [
    "nav": ["profile": "ios"], "ResetOptions": ["profile": "ios"],
    "ResetLimits": ["units": "fuel"], "Explanation": ["notAsked": "skipped"],
  ]

  /// The new name of a field, or nil if it has none.
  package static func field(_ name: String, of kind: String) -> String? { fields[kind]?[name] }

  /// The new form of a word of a closed list, or nil if it has none.
  ///
  /// - Parameter list: The list's name in the description of the API: `PopSource`.
  package static func word(_ word: String, of list: String) -> String? {
    switch list {
    case "PopSource": sources[word]
    case "OnError": faultResults[word]
    case "SkipReason": skipReasons[word]
    default: nil
    }
  }

  /// The new form of a reason that the host gives by itself, whatever policy it is for; nil of any other.
  package static func reason(_ reason: String) -> String? {
    if let new = reasons[reason] { return new }
    let unhandled = "nobody handles '"
    guard reason.hasPrefix(unhandled) else { return nil }
    return "no handler for '" + reason.dropFirst(unhandled.count)
  }

  private static let reasons = [
    "as the person wished": "cancelled by the user",
    "the decision's units were used up": "the decision's fuel ran out",
    "the decision's seconds were used up": "the decision's seconds ran out",
  ]

  /// The end of a message about a former name; empty if there is no new name.
  ///
  /// - Parameter new: The new name, in the quotes of the message.
  package static func advice(_ new: String?) -> String { new.map { "; use \($0)" } ?? "" }
}
