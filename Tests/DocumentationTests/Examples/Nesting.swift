import Navigation
import PluginHost

/// A mail screen with a navigation controller of its own inside: a host for each.
func leaveMail(plugin: String) throws -> [String] {
  let outside = NavigationHost()
  let inside = NavigationHost()
  try inside.load(plugin)

  outside.navigation.push(outside.navigation.makeController(className: "Home"))
  let mail = outside.navigation.makeController(className: "Mail")
  mail.embedded = inside.navigation
  outside.navigation.push(mail)

  inside.navigation.push(inside.navigation.makeController(className: "Inbox"))
  let letter = inside.navigation.makeController(className: "LetterEditor")
  try letter.props.set(.string("draft"), to: .boolean(true))
  inside.navigation.push(letter)

  let tap = outside.navigation.tapBack()
  let question = outside.navigation.question?.message
  let outcome = outside.navigation.answer(true)
  return [tap.kind.rawValue, question, outcome?.kind.rawValue].map { $0 ?? "nothing" }
}
