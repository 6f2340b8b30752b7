/// A piece of a spec file: a block, a test, or what runs around tests.
struct SpecElement {
  enum Kind: String {
    case file, describe, insulate, expose, it, pending
    case beforeEach = "before_each"
    case afterEach = "after_each"
    case lazySetup = "lazy_setup"
    case lazyTeardown = "lazy_teardown"
    case setup = "strict_setup"
    case teardown = "strict_teardown"

    /// Whether it runs around tests.
    var isHook: Bool {
      switch self {
      case .file, .describe, .insulate, .expose, .it, .pending: false
      default: true
      }
    }

    /// What a spec calls it.
    var word: String {
      switch self {
      case .setup: "setup"
      case .teardown: "teardown"
      default: rawValue
      }
    }
  }

  /// Its number in the Lua half.
  var id: Int
  var kind: Kind
  var name: String
  /// Where it is defined.
  var line: Int
}
