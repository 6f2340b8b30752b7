internal import LuaSyntax
internal import Reference

/// A function that the host calls as a hook.
struct HookSite {
  /// Where it stands: a shipped plugin's hook is judged more strictly than one of a test.
  enum Place { case plugin, inline, hook }

  var hook: Reference.Hook
  var body: FunctionBody
  var place: Place
  /// A tap on the back button asks it.
  var hearsBackButton = true
}
