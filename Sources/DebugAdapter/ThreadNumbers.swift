internal import Support

/// The numbers by which a client knows threads, functions that run, and texts without a file.
struct ThreadNumbers {
  private var names: [String] = [DebugRun.script]
  private var texts: [String] = []
  /// Functions that run, while everything stands still.
  private(set) var frames: [(thread: String, place: Int)] = []

  mutating func number(of thread: String) -> Int {
    if let known = names.firstIndex(of: thread) { return known + 1 }
    names.append(thread)
    return names.count
  }

  func name(_ number: Int) -> String? {
    names.indices.contains(number - 1) ? names[number - 1] : nil
  }

  /// A number for the n-th function of a thread.
  mutating func frame(_ place: Int, of thread: String) -> Int {
    frames.append((thread, place))
    return frames.count
  }

  func frame(_ number: Int) -> (thread: String, place: Int)? {
    frames.indices.contains(number - 1) ? frames[number - 1] : nil
  }

  /// Everything goes on.
  mutating func forgetFrames() { frames = [] }

  /// A number for a text that was loaded.
  mutating func source(_ text: String) -> Int {
    if let known = texts.firstIndex(of: text) { return known + 1 }
    texts.append(text)
    return texts.count
  }

  func text(_ number: Int) -> String? {
    texts.indices.contains(number - 1) ? texts[number - 1] : nil
  }
}
