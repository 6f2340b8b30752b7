internal import Navigation

/// What a person did, from the first finger down to the last one up, or a button; what the clock did
/// afterwards belongs to it.
enum Action {
  /// Where the action begins that the input at `index` belongs to.
  static func begin(of index: Int, in played: [Played]) -> Int {
    var down: Set<Int> = []
    var begin = 0
    for (place, input) in played[...index].map(\.input).enumerated() {
      if input.opensAction(fingersDown: down.count) { begin = place }
      if case .touch(let phase, _, let finger) = input {
        if phase == .began { down.insert(finger) }
        if phase == .ended || phase == .cancelled { down.remove(finger) }
      }
    }
    return begin
  }

  /// How many actions there are.
  static func count(_ played: ArraySlice<Played>) -> Int {
    var down: Set<Int> = []
    var count = 0
    for input in played.map(\.input) {
      if input.opensAction(fingersDown: down.count) { count += 1 }
      if case .touch(let phase, _, let finger) = input {
        if phase == .began { down.insert(finger) }
        if phase == .ended || phase == .cancelled { down.remove(finger) }
      }
    }
    return count
  }

  /// What is told of an action that comes to something else than it did.
  static func words(_ played: Played, now: String, dropped: ArraySlice<Played>) -> String {
    let count = count(dropped)
    let was = played.outcome.isEmpty ? "nothing" : played.outcome
    return "\(played.input.lua(on: "nav") ?? "the layout") came to \(was) before and comes to "
      + "\(now.isEmpty ? "nothing" : now) now: "
      + (count == 1
        ? "this step is dropped" : "this and the \(count - 1) steps after it are dropped")
  }
}
