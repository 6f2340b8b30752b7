import Expectations
import NavhostPluginHost
import Testing

/// Plural rules, as ICU 78 (CLDR 48) has them: what each number has, by its first letter; `.` is other.
@Suite struct PluralRulesTests {
  @Test(arguments: Self.samples)
  func numbersHaveTheirCategories(languages: String, first: String, more: String) {
    let numbers =
      Array(0...120) + [1000, 1001, 1011, 1012, 100_000, 140_000, 1_000_000, 2_000_000, 1_000_001]
    for language in languages.split(separator: " ") {
      let found = numbers.map { Self.letter(PluralCategory(of: UInt64($0), in: String(language))) }
      expectEqual(found.joined(), first + more, "\(language)")
    }
  }

  @Test func aCodeLosesItsParts() {
    expectEqual(PluralCategory(of: 0, in: "PT"), .one)
    expectEqual(PluralCategory(of: 0, in: "pt_PT"), .other)
    expectEqual(PluralCategory(of: 0, in: "pt-BR"), .one)
    expectEqual(PluralCategory(of: 1, in: "tlh"), .other)
    expectEqual(PluralCategory(of: 1, in: ""), .other)
  }

  private static func letter(_ category: PluralCategory) -> String {
    switch category {
    case .zero: "z"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "m"
    case .other: "."
    }
  }

  private static let samples: [(String, String, String)] = [
    (
      "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah "
        + "ses sg su th to tpi vi wo yo yue zh",
      "............................................................"
        + ".............................................................", "........."
    ),
    (
      "ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
      "11.........................................................."
        + ".............................................................", "........."
    ),
    (
      "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu "
        + "fi fo fur fy gl gsw ha haw hu ia io jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku "
        + "ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pap "
        + "ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk "
        + "tn tr ts ug ur uz ve vo vun wae xh xog yi",
      ".1.........................................................."
        + ".............................................................", "........."
    ),
    (
      "ca es it lld pt-PT scn vec",
      ".1.........................................................."
        + ".............................................................", "......mm."
    ),
    (
      "fr pt",
      "11.........................................................."
        + ".............................................................", "......mm."
    ),
    (
      "he iu iw naq sat se sma smi smj smn sms",
      ".12........................................................."
        + ".............................................................", "........."
    ),
    (
      "blo ksh lag",
      "z1.........................................................."
        + ".............................................................", "........."
    ),
    (
      "is mk",
      ".1...................1.........1.........1.........1........"
        + ".1.........1.........1.........1.........1...................", ".1......1"
    ),
    (
      "ceb fil tl",
      "1111.1.11.1111.1.11.1111.1.11.1111.1.11.1111.1.11.1111.1.11."
        + "1111.1.11.1111.1.11.1111.1.11.1111.1.11.1111.1.11.1111.1.11.1", "111111111"
    ),
    (
      "tzm",
      "11.........1111111111111111111111111111111111111111111111111"
        + "1111111111111111111111111111111111111111.....................", "........."
    ),
    (
      "shi",
      "11fffffffff................................................."
        + ".............................................................", "........."
    ),
    (
      "lv prg",
      "z1........zzzzzzzzzzz1........z1........z1........z1........"
        + "z1........z1........z1........z1........z1........zzzzzzzzzzz", "z1zzzzzz1"
    ),
    (
      "lt",
      ".1ffffffff...........1ffffffff.1ffffffff.1ffffffff.1ffffffff"
        + ".1ffffffff.1ffffffff.1ffffffff.1ffffffff.1ffffffff...........", ".1......1"
    ),
    (
      "mo ro",
      "f1ffffffffffffffffff........................................"
        + ".........................................fffffffffffffffffff.", ".fff....f"
    ),
    (
      "bs hr sh sr",
      ".1fff................1fff......1fff......1fff......1fff....."
        + ".1fff......1fff......1fff......1fff......1fff................", ".1......1"
    ),
    (
      "be ru uk",
      "m1fffmmmmmmmmmmmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmm"
        + "m1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmmmmmmmmmmmm", "m1mmmmmm1"
    ),
    (
      "pl",
      "m1fffmmmmmmmmmmmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmm"
        + "mmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmmmmmmmmmm", "mmmmmmmmm"
    ),
    (
      "cs sk",
      ".1fff......................................................."
        + ".............................................................", "........."
    ),
    (
      "dsb hsb sl",
      ".12ff......................................................."
        + ".........................................12ff................", ".1......1"
    ),
    (
      "ar ars",
      "z12ffffffffmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm"
        + "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm...ffffffffmmmmmmmmmm", "..mm....."
    ),
    (
      "cy",
      "z12f..m....................................................."
        + ".............................................................", "........."
    ),
    (
      "ga",
      ".12ffffmmmm................................................."
        + ".............................................................", "........."
    ),
    (
      "gd",
      ".12ffffffff12fffffff........................................"
        + ".............................................................", "........."
    ),
    (
      "gv",
      "f12........12.......f12........12.......f12........12......."
        + "f12........12.......f12........12.......f12........12.......f", "f112ffff1"
    ),
    (
      "br",
      ".12ff....f...........12ff....f.12ff....f.12ff....f.12ff....f"
        + ".12ff....f...........12ff....f...........12ff....f...........", ".1....mm1"
    ),
    (
      "kw",
      "z12f.................m2f.................m2f................"
        + ".m2f.................m2f.................m2f.................", "2m..22..m"
    ),
    (
      "mt",
      "f12ffffffffmmmmmmmmm........................................"
        + "...........................................ffffffffmmmmmmmmm.", "..mm....."
    ),
  ]
}
