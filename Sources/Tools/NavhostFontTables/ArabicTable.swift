/// Advance widths of Arabic letters by their joined form, in thousandths of the font size.
///
/// Figures of DejaVu Sans (its presentation forms). A letter without an initial form does not join
/// to the letter after it.
enum ArabicTable {
  struct Forms: Sendable {
    let isolated: UInt16
    let final: UInt16
    /// 0 where the letter does not join forwards.
    let initial: UInt16
    let medial: UInt16
  }

  static let lam: UInt32 = 0x0644
  /// The ligature of lam and alef, by itself and joined to the letter before.
  static let lamAlef = (isolated: UInt16(570), final: UInt16(597))
  static let alefs: [UInt32] = [0x0622, 0x0623, 0x0625, 0x0627]

  static func forms(of scalar: UInt32) -> Forms? { letters[scalar] }

  private static let letters: [UInt32: Forms] = {
    var letters: [UInt32: Forms] = [:]
    for row in stride(from: 0, to: rows.count, by: 5) {
      letters[UInt32(rows[row])] = Forms(
        isolated: rows[row + 1], final: rows[row + 2], initial: rows[row + 3],
        medial: rows[row + 4])
    }
    return letters
  }()

  /// Letter, isolated, final, initial, medial.
  private static let rows: [UInt16] = [
    0x0621, 470, 470, 0, 0, 0x0622, 278, 305, 0, 0, 0x0623, 278, 305, 0, 0,
    0x0624, 483, 517, 0, 0, 0x0625, 278, 305, 0, 0, 0x0626, 783, 833, 278, 302,
    0x0627, 278, 305, 0, 0, 0x0628, 941, 982, 278, 302, 0x0629, 524, 536, 0, 0,
    0x062A, 941, 982, 278, 302, 0x062B, 941, 982, 278, 302, 0x062C, 646, 646, 618, 646,
    0x062D, 646, 646, 618, 646, 0x062E, 646, 646, 618, 646, 0x062F, 445, 525, 0, 0,
    0x0630, 445, 525, 0, 0, 0x0631, 483, 552, 0, 0, 0x0632, 483, 552, 0, 0,
    0x0633, 1221, 1275, 838, 892, 0x0634, 1221, 1275, 838, 892, 0x0635, 1209, 1225, 849, 867,
    0x0636, 1209, 1225, 849, 867, 0x0637, 925, 949, 796, 820, 0x0638, 925, 949, 796, 820,
    0x0639, 597, 532, 597, 482, 0x063A, 597, 532, 523, 482, 0x0641, 1037, 1035, 478, 506,
    0x0642, 776, 834, 478, 506, 0x0643, 824, 843, 476, 552, 0x0644, 727, 757, 305, 331,
    0x0645, 619, 666, 536, 578, 0x0646, 734, 761, 278, 302, 0x0647, 524, 536, 527, 461,
    0x0648, 483, 517, 0, 0, 0x0649, 783, 833, 278, 302, 0x064A, 783, 833, 278, 302,
    0x0679, 941, 982, 278, 302, 0x067A, 941, 982, 278, 302, 0x067B, 941, 982, 278, 302,
    0x067E, 941, 982, 278, 302, 0x067F, 941, 982, 278, 302, 0x0680, 941, 982, 278, 302,
    0x0683, 646, 646, 618, 646, 0x0684, 646, 646, 618, 646, 0x0686, 646, 646, 618, 646,
    0x0687, 646, 646, 618, 646, 0x0688, 445, 525, 0, 0, 0x068C, 445, 525, 0, 0,
    0x068D, 445, 525, 0, 0, 0x068E, 445, 525, 0, 0, 0x0691, 483, 552, 0, 0,
    0x0698, 483, 552, 0, 0, 0x06A4, 1037, 1035, 478, 506, 0x06A6, 1037, 1035, 478, 506,
    0x06A9, 895, 895, 476, 552, 0x06AD, 824, 843, 476, 552, 0x06AF, 895, 895, 476, 552,
    0x06B1, 895, 895, 476, 552, 0x06B3, 895, 895, 476, 552, 0x06BA, 734, 761, 0, 0,
    0x06BB, 734, 761, 278, 302, 0x06BE, 698, 632, 527, 461, 0x06C6, 483, 517, 0, 0,
    0x06C7, 483, 517, 0, 0, 0x06C8, 483, 517, 0, 0, 0x06CB, 483, 517, 0, 0,
    0x06CC, 783, 833, 278, 302, 0x06D0, 783, 833, 278, 302,
  ]
}
