/// The rules, by the languages that they are best known from.
extension PluralRules {
  static let one: Rule = { $0.n == 1 ? .one : .other }
  static let zeroOrOne: Rule = { $0.n <= 1 ? .one : .other }
  static let oneMillions: Rule = { $0.n == 1 ? .one : $0.isMillions ? .many : .other }
  static let zeroOrOneMillions: Rule = { $0.n <= 1 ? .one : $0.isMillions ? .many : .other }
  static let oneTwo: Rule = { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }
  static let zeroAndOne: Rule = { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }
  static let endsInOne: Rule = { $0.last == 1 && $0.lastTwo != 11 ? .one : .other }

  static let latvian: Rule = { number in
    if number.last == 0 || (11...19).contains(number.lastTwo) { return .zero }
    return number.last == 1 ? .one : .other
  }

  static let lithuanian: Rule = { number in
    if (11...19).contains(number.lastTwo) || number.last == 0 { return .other }
    return number.last == 1 ? .one : .few
  }

  static let romanian: Rule = { number in
    if number.n == 1 { return .one }
    return number.n == 0 || (1...19).contains(number.lastTwo) ? .few : .other
  }

  static let serbian: Rule = { number in
    if number.last == 1, number.lastTwo != 11 { return .one }
    return hasFew(number) ? .few : .other
  }

  static let russian: Rule = { number in
    if number.last == 1, number.lastTwo != 11 { return .one }
    return hasFew(number) ? .few : .many
  }

  static let polish: Rule = { number in
    if number.n == 1 { return .one }
    return hasFew(number) ? .few : .many
  }

  /// Ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func hasFew(_ number: Cardinal) -> Bool {
    (2...4).contains(number.last) && !(12...14).contains(number.lastTwo)
  }

  static let czech: Rule = { $0.n == 1 ? .one : (2...4).contains($0.n) ? .few : .other }

  static let slovenian: Rule = { number in
    switch number.lastTwo {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  static let arabic: Rule = { number in
    switch (number.n, number.lastTwo) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  static let welsh: Rule = { number in
    switch number.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  static let irish: Rule = { number in
    switch number.n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  static let scottish: Rule = { number in
    switch number.n {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }

  static let manx: Rule = { number in
    if number.last == 1 { return .one }
    if number.last == 2 { return .two }
    return number.lastTwo % 20 == 0 ? .few : .other
  }

  static let maltese: Rule = { number in
    switch (number.n, number.lastTwo) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }

  static let breton: Rule = { number in
    let isOdd = [1, 7, 9].contains(number.lastTwo / 10)
    switch number.last {
    case 1 where !isOdd: return .one
    case 2 where !isOdd: return .two
    case 3, 4, 9: if !isOdd { return .few }
    default: break
    }
    return number.isMillions ? .many : .other
  }

  static let cornish: Rule = { number in
    switch (number.n, number.lastTwo) {
    case (0, _): return .zero
    case (1, _): return .one
    case (_, 2), (_, 22), (_, 42), (_, 62), (_, 82): return .two
    case (_, 3), (_, 23), (_, 43), (_, 63), (_, 83): return .few
    case (_, 1), (_, 21), (_, 41), (_, 61), (_, 81): return .many
    default: return isCornishTwo(number.n) ? .two : .other
    }
  }

  private static func isCornishTwo(_ n: UInt64) -> Bool {
    if n % 1_000_000 == 100_000 { return true }
    guard n % 1000 == 0 else { return false }
    let thousands = n % 100_000
    return (1000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands)
  }
}
