/// Which category a whole number has in a language.
///
/// The rules are the cardinal rules of Unicode's Common Locale Data Repository (CLDR 46,
/// common/supplemental/plurals.xml), as far as they are about whole numbers: there `n` and `i` are the
/// number, and `v`, `w`, `f`, `t`, `c` and `e` are 0. A language that is not in the table has `other` alone.
package enum PluralRules {
  package static func category(of number: UInt64, in language: LanguageTag) -> PluralCategory {
    for tag in language.shorter {
      if let rule = rules[tag.text] { return rule(Cardinal(number)) }
    }
    return .other
  }

  typealias Rule = @Sendable (Cardinal) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// Languages that have one rule.
  private static let families: [(String, Rule)] = [
    (
      "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to "
        + "tpi vi wo yo yue zh", { _ in .other }
    ),
    ("ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu", zeroOrOne),
    (
      "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha "
        + "haw hu ia io jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne "
        + "nl nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr "
        + "ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi", one
    ),
    ("ca es it lld pt-pt scn vec", oneMillions),
    ("fr pt", zeroOrOneMillions),
    ("he iu iw naq sat se sma smi smj smn sms", oneTwo),
    ("blo ksh lag", zeroAndOne),
    ("is mk", endsInOne),
    ("ceb fil tl", { [4, 6, 9].contains($0.last) ? .other : .one }),
    ("tzm", { $0.n <= 1 || (11...99).contains($0.n) ? .one : .other }),
    ("shi", { $0.n <= 1 ? .one : $0.n <= 10 ? .few : .other }),
    ("lv prg", latvian), ("lt", lithuanian), ("mo ro", romanian), ("bs hr sh sr", serbian),
    ("be ru uk", russian), ("pl", polish), ("cs sk", czech), ("dsb hsb sl", slovenian),
    ("ar ars", arabic), ("cy", welsh), ("ga", irish), ("gd", scottish), ("gv", manx),
    ("br", breton), ("kw", cornish), ("mt", maltese),
  ]
}

/// A whole number, as rules look at it.
struct Cardinal {
  let n: UInt64

  init(_ n: UInt64) {
    self.n = n
  }

  /// Its last digit, and its last two as a number.
  var last: UInt64 { n % 10 }
  var lastTwo: UInt64 { n % 100 }
  /// Whether it is one of whole millions.
  var isMillions: Bool { n != 0 && n % 1_000_000 == 0 }
}
