/// What policies ask of the app.
extension NavigationScene {
  /// So deep may what the app does lie in what it does.
  static let maxHandlerDepth = 16
  /// So much may the app do inside what it does, and for those who came by that, in all: it could go on for
  /// hours within that depth.
  static let maxFurther = 256

  /// Whether the app does nothing more in what it does.
  func isTooDeep(round: Int) -> Bool {
    handlerDepth + round >= Self.maxHandlerDepth || furtherHandlers >= Self.maxFurther
  }

  /// Asks the app for what a policy waits for. The reply is nil where it comes later; `isDropped`
  /// where whoever waits was given up meanwhile.
  ///
  /// - Parameter round: how often the same attempt has come to this.
  func consult(
    _ question: Question, _ suspension: (any Suspension)?, about controller: Controller,
    round: Int = 0
  ) -> (reply: Reply?, isDropped: Bool) {
    guard let action = question.action, let policy else { return (.failed(), false) }
    if handlerDepth == 0, round == 0 { furtherHandlers = 0 }
    guard !isTooDeep(round: round) else {
      recordTooDeep("await", action, controller)
      return (.tooDeep, false)
    }
    let consultation = Consultation(suspension)
    consultations.append(consultation)
    let reply = makeWay(round: round) { policy.answer(action, question.data, for: controller) }
    consultations.removeAll { $0 === consultation }
    return (reply, consultation.isDropped)
  }

  /// Gives up who waits for an answer: of the open question, or of the app that was asked just now.
  package func drop(_ suspension: any Suspension) {
    if open?.suspension === suspension { return dropQuestion() }
    consultations.first { $0.suspension === suspension }?.drop()
  }

  /// Lets the app do something in the midst of an operation: it may navigate.
  func makeWay<Result>(round: Int, for body: () -> Result) -> Result {
    let wasOperating = isOperating
    isOperating = false
    if handlerDepth > 0 || round > 0 { furtherHandlers += 1 }
    handlerDepth += 1
    defer {
      handlerDepth -= 1
      isOperating = wasOperating
    }
    return body()
  }

  func recordTooDeep(_ hook: String, _ action: String, _ controller: Controller) {
    let why =
      furtherHandlers < Self.maxFurther
      ? "is nested more than \(Self.maxHandlerDepth) deep"
      : "has led to more than \(Self.maxFurther) other actions"
    let message = "'\(action)': what the app does \(why)"
    record(
      .fault, controller: controller, [("hook", .string(hook)), ("message", .string(message))])
  }
}

/// The app is being asked for what somebody waits for.
final class Consultation {
  let suspension: (any Suspension)?
  /// Whether whoever waits was given up.
  private(set) var isDropped = false

  init(_ suspension: (any Suspension)?) {
    self.suspension = suspension
  }

  func drop() {
    guard !isDropped else { return }
    isDropped = true
    suspension?.drop()
  }
}
