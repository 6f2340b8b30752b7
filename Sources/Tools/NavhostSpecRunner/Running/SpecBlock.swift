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

/// A block of a spec file while it runs.
final class SpecBlock {
  let element: SpecElement
  let parent: SpecBlock?
  /// Blocks and tests, in the order in which they are run.
  var children: [SpecElement] = []
  /// What runs around the tests, in the order of definition.
  var hooks: [SpecElement.Kind: [SpecElement]] = [:]
  /// Whether `lazy_setup` has run, and how it went.
  var lazySetupWentWell: Bool?

  init(_ element: SpecElement, parent: SpecBlock?) {
    self.element = element
    self.parent = parent
  }

  /// Takes in what its code has defined.
  func adopt(_ elements: [SpecElement]) {
    for element in elements {
      if element.kind.isHook {
        hooks[element.kind, default: []].append(element)
      } else {
        children.append(element)
      }
    }
  }

  /// The full name of something in it: the file's name is no part of it.
  func fullName(of name: String) -> String {
    guard let prefix = fullName else { return name }
    return prefix + " " + name
  }

  /// The names of the blocks down to this one, the outermost first.
  var names: [String] {
    guard let parent, element.kind != .file else { return [] }
    return parent.names + [element.name]
  }

  /// The names of the blocks down to this one; nil for a file.
  var fullName: String? {
    guard let parent, element.kind != .file else { return nil }
    return parent.fullName(of: element.name)
  }
}
