import NavhostNavigation
import NavhostPluginHost
import NavhostTraces

/// Records a session of a host, without the user's text. Returns the outcome of a tap on the back button.
func recordLetter(plugin: String, to path: String) throws -> Outcome.Kind {
  let host = NavigationHost()
  let recorder = try TraceRecorder(host, to: path, masking: ["props.text"])
  try host.load(plugin)

  let navigation = host.navigation
  navigation.push(navigation.makeController(className: "Inbox"))
  let letter = navigation.makeController(className: "LetterEditor", title: "Letter")
  navigation.push(letter)
  try letter.props.set(.string("text"), to: "Dear Bob")
  try letter.props.set(.string("draft"), to: true)
  let outcome = navigation.tapBack()
  if let problem = recorder.finish() { throw problem }
  return outcome.kind
}
