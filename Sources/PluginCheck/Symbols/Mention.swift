package import Reference

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
