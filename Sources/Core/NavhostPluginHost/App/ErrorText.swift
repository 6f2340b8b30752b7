/// The text that a person reads of an error that the app's code throws. A page's program has no such code, and does without
/// this file.
public enum ErrorText {
  /// The error as text, without the names of its module.
  public static func plain(_ error: any Error) -> String {
    let module = String(reflecting: type(of: error)).prefix { $0 != "." }
    return without(module + ".", Array("\(error)"))
  }

  /// The text without a prefix of names in it.
  private static func without(_ prefix: String, _ text: [Character]) -> String {
    let prefix = Array(prefix)
    var result = ""
    var place = 0
    while place < text.count {
      let isAtName = place == 0 || !isPartOfName(text[place - 1])
      if isAtName, text[place...].starts(with: prefix) {
        place += prefix.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}

extension NavigationHost {
  /// The reason of a handler that throws, from its error. What an app sets here counts; before that what an adapter
  /// has set, else the error as text without its module.
  public var describesErrors: (any Error) -> String {
    get { errorTexts.own ?? errorTexts.ofAdapter ?? ErrorText.plain }
    set { errorTexts.own = newValue }
  }

  /// Sets `describesErrors` until the app sets it: for adapters.
  public func describesErrors(unlessSet describe: @escaping (any Error) -> String) {
    errorTexts.ofAdapter = describe
  }

  private var errorTexts: ErrorTexts {
    if let known = handlers.errorTexts as? ErrorTexts { return known }
    let new = ErrorTexts()
    handlers.errorTexts = new
    return new
  }
}

/// Who says what an error reads as.
private final class ErrorTexts {
  var own: ((any Error) -> String)?
  var ofAdapter: ((any Error) -> String)?
}
