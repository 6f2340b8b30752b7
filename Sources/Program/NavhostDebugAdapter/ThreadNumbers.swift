/// The numbers by which a client knows threads, functions that run, and texts without a file.
struct ThreadNumbers {
  /// By their names.
  var threads = Numbered([DebugRun.script])
  /// Functions that run, while everything stands still: the n-th of a thread.
  var frames = Numbered<(thread: String, place: Int)>()
  /// What was loaded from no file.
  var texts = Numbered<String>()
}
