package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// Texts in the person's language.
extension NavigationHost {
  /// Returns the app's string for a key of a policy, in the user's language. It receives the key and the values. If the
  /// result is nil or empty, the key is shown.
  ///
  /// The values are put in afterwards, where the text has `%@`, `%lld`, `%ld` or `%d`, with a place
  /// `%2$@`; `%%` is a percent sign. A text that does not fit its values is told to `onReport` once, and
  /// the key is shown.
  public var localizedString: ((String, [StringArgument]) -> String?)? {
    get { textSource.map { source in { [texts = appTexts] in source($0, $1, texts.language) } } }
    set { textSource = newValue.map { texts in { key, values, _ in texts(key, values) } } }
  }

  /// The same, for one who has several languages.
  package var textSource: TextSource? {
    get { appTexts.source }
    set {
      appTexts.source = newValue
      navigation.scene.invalidateBars()
    }
  }

  /// Takes over the texts of another host, and its language.
  package func takeTexts(of host: NavigationHost) {
    textSource = host.textSource
    appTexts.first = host.appTexts.first
    appTexts.report = host.appTexts.report
    language = host.language
  }

  /// Receives that a text of the app does not fit, in the place of `onReport`.
  package var onUnfitText: ((String) -> Void)? {
    get { appTexts.report }
    set { appTexts.report = newValue }
  }

  /// The language of the texts, as somebody named it.
  package var language: String? {
    get { appTexts.language }
    set {
      appTexts.language = newValue
      navigation.scene.invalidateBars()
    }
  }

  /// The language of the texts from the start and from each reset on.
  package func setFirstLanguage(_ code: String?) {
    appTexts.first = code
    language = code
  }

  /// `text(key[, value…])`: what the app says for the key.
  package func text(_ call: LuaCall) throws(LuaRaise) -> LuaReply {
    guard let key = call[0].stringValue else {
      throw LuaRaise("text needs a key, a string, got \(call[0].describedOrNil)")
    }
    let reader = TextArguments(key, call.arguments.dropFirst())
    let plain = try reader.plain()
    let isForPolicy = isCalling || call.state !== scriptState
    let said = said(key, try reader.values(), plain, isForPolicy: isForPolicy)
    call.output.spend((key.utf8.count + said.utf8.count) / 64)
    call.output.push(said)
    return .results
  }

  /// What the app says for one of navhost's own words.
  func said(_ word: OwnWord) -> String {
    said(word.rawValue, [], word.rawValue, isForPolicy: true)
  }

  /// - Parameter plain: the key with its values.
  private func said(
    _ key: String, _ values: [StringArgument], _ plain: String, isForPolicy: Bool
  ) -> String {
    let text = appText(key, values) ?? plain
    if let observer {
      let said = SaidText(
        key: key, values: values, text: text, plain: plain, isForPolicy: isForPolicy)
      observer.tell { $0.didReadString(said) }
    }
    return text
  }

  /// What the app says, with the values; nil where that is nothing, or does not fit.
  private func appText(_ key: String, _ values: [StringArgument]) -> String? {
    guard let text = appTexts.source?(key, values, appTexts.language),
      !text.isEmpty
    else { return nil }
    do throws(TextFormat.Problem) {
      return try TextFormat.filled(text, values.map { Optional($0) })
    } catch {
      if appTexts.isNews(key) { tell(unfit: unfit(text, of: key, error)) }
      return nil
    }
  }

  private func tell(unfit message: String) {
    if let own = appTexts.report { own(message) } else { report(message) }
  }

  private func unfit(_ text: String, of key: String, _ problem: TextFormat.Problem) -> String {
    let language = appTexts.language.map { " in \($0)" } ?? ""
    return "text \(TextArguments.quoted(key))\(language): the app's text "
      + "\(TextArguments.quoted(text)) does not fit, the key is used: \(problem.words)"
  }
}

extension TextFormat.Problem {
  /// What is wrong with the app's text.
  fileprivate var words: String {
    switch self {
    case .unknown(let piece): "'\(Plain.oneLine(piece))' is not read"
    case .value(let place, true): "value \(place) is no whole number"
    case .value(let place, false): "there is no value \(place)"
    case .tooLong: "with its values it is longer than 1 MiB"
    }
  }
}

/// What `text` was called with.
private struct TextArguments {
  private let key: String
  private let given: ArraySlice<LuaValue>
  private let read: [StringArgument?]

  init(_ key: String, _ given: ArraySlice<LuaValue>) {
    self.key = key
    self.given = given
    read = given.map { StringArgument($0) }
  }

  /// The key with the values in it.
  ///
  /// - Throws: `LuaRaise` where they do not fit.
  func plain() throws(LuaRaise) -> String {
    do throws(TextFormat.Problem) {
      return try TextFormat.filled(key, read)
    } catch {
      throw raise(error)
    }
  }

  /// The values; nothing at the end is none.
  ///
  /// - Throws: `LuaRaise` where one is neither a text nor a number nor a boolean.
  func values() throws(LuaRaise) -> [StringArgument] {
    var values: [StringArgument] = []
    let count = given.count - given.reversed().prefix { $0.isNil }.count
    for (offset, value) in read.prefix(count).enumerated() {
      guard let value else { throw raise(.value(offset + 1, isWhole: false)) }
      values.append(value)
    }
    return values
  }

  private func raise(_ problem: TextFormat.Problem) -> LuaRaise {
    let beginning = "text \(Self.quoted(key)): "
    switch problem {
    case .unknown(let piece):
      return LuaRaise(
        beginning + "'\(Plain.oneLine(piece))' is not read here: write %@, %lld, %ld or %d for a "
          + "value, %2$@ for the second one, %% for a percent sign")
    case .value(let place, let isWhole):
      let value = place <= given.count ? given[given.startIndex + place - 1] : .nil
      let wanted = isWhole ? "a whole number" : "a text, a number or a boolean"
      return LuaRaise(beginning + "value \(place) must be \(wanted), got \(value.describedOrNil)")
    case .tooLong: return LuaRaise(beginning + "with its values it is longer than 1 MiB")
    }
  }

  /// A text as messages show it: on one line.
  static func quoted(_ text: String) -> String {
    "\"" + Plain.oneLine(Plain.escaped(text, limit: 200)) + "\""
  }
}

extension LuaValue {
  fileprivate var describedOrNil: String { isNil ? "nil" : described }
}

extension StringArgument {
  /// Nil where it is none: a text that is not UTF-8, too.
  fileprivate init?(_ value: LuaValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .boolean(let value): self = .boolean(value)
    default: return nil
    }
  }
}
