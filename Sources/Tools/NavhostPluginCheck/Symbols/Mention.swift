package import NavhostReference
internal import NavhostSupport

/// A name of a file that means something beyond it.
package struct Mention: Equatable, Sendable {
  package enum Symbol: Hashable, Sendable {
    /// A class of controllers.
    case controllerClass(String)
    /// A field of `props`.
    case prop(String)
    /// What `perform` and `await` ask the app for.
    case action(String)
    /// A name of the API.
    case api(Reference.Entry)
    /// A function of Lua's own: `string.format`.
    case lua(String)

    package static func == (one: Symbol, other: Symbol) -> Bool {
      switch (one, other) {
      case (.api(let one), .api(let other)): one == other
      case (.controllerClass(let one), .controllerClass(let other)),
        (.prop(let one), .prop(let other)), (.action(let one), .action(let other)),
        (.lua(let one), .lua(let other)):
        one.isExactly(other)
      default: false
      }
    }

    package func hash(into hasher: inout Hasher) {
      switch self {
      case .controllerClass(let name), .prop(let name), .action(let name), .lua(let name):
        hasher.combine(ExactName(name))
      case .api(let entry): hasher.combine(entry)
      }
    }
  }

  /// What is done with it there.
  package enum Role: Sendable {
    /// `nav.class`, `nav.onAction`, `nav.onAwait`.
    case declaration
    /// A controller of the class is made, or a prop is given a value as it is made.
    case value
    /// A prop is assigned.
    case write
    case use
  }

  package var symbol: Symbol
  package var role: Role
  /// The name's bytes, without quotes.
  package var range: Range<Int>
}
