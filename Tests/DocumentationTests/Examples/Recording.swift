import NavhostNavigation
import NavhostPluginHost
import NavhostTraces

/// Records what an app does with a host, without what a person wrote; returns what a tap came to.
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
