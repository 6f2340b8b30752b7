import NavhostNavigation
import NavhostPluginHost

func leaveLetter(plugin: String) throws -> [String] {
  let host = NavigationHost()
  try host.load(plugin)

  let navigation = host.navigation
  navigation.push(navigation.makeController(className: "Inbox"))
  let letter = navigation.makeController(className: "LetterEditor", title: "Letter")
  try letter.props.set(.string("draft"), to: .boolean(true))
  navigation.push(letter)

  let swipe = navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 320, y: 400)))
  let question = navigation.question?.message
  let outcome = navigation.answer(true)
  return [swipe?.kind.rawValue, question, outcome?.kind.rawValue].map { $0 ?? "nothing" }
}
