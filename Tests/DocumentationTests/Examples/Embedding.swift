import Navigation
import PluginHost

/// What becomes of a letter that somebody tries to leave, with one plugin loaded.
func leaveUnsavedLetter(plugin: String) throws -> String {
  let host = NavigationHost()
  try host.load(plugin)

  let navigation = host.navigation
  navigation.push(navigation.makeController(className: "Home"))
  let letter = navigation.makeController(className: "Editor", title: "Letter")
  try letter.props.set(.string("unsaved"), to: .boolean(true))
  navigation.push(letter)

  let swipe = Pan(from: Point(x: 5, y: 400), to: Point(x: 320, y: 400))
  guard navigation.pan(swipe)?.kind == .deferred, let question = navigation.question else {
    return "nobody was asked"
  }
  let outcome = navigation.answer(true)
  return "\(question.message) \(question.ok): \(outcome?.kind.rawValue ?? "nothing")"
}
