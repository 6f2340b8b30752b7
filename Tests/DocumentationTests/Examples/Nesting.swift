import NavhostNavigation
import NavhostPluginHost

/// A mail screen with a navigation controller of its own inside: one host for both.
func leaveMail(plugin: String) throws -> [String] {
  let host = NavigationHost()
  try host.load(plugin)
  let navigation = host.navigation
  navigation.push(navigation.makeController(className: "Home"))
  let mail = navigation.makeController(className: "Mail")
  navigation.push(mail)

  let inbox = navigation.makeController(className: "Inbox")
  let inside = navigation.embed(inbox, in: mail).navigation
  let letter = navigation.makeController(className: "LetterEditor")
  try letter.props.set(.string("draft"), to: .boolean(true))
  inside?.push(letter)

  let tap = navigation.tapBack()
  let question = navigation.question?.message
  let outcome = navigation.answer(true)
  return [tap.kind.rawValue, question, outcome?.kind.rawValue].map { $0 ?? "nothing" }
}
