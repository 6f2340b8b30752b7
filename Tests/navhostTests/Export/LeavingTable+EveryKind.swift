import Exploration

extension LeavingTable {
  /// With a cell of every kind.
  static let ofEveryKind = LeavingTable(
    plugin: "p", file: "p.lua", controllers: ["Page"], sources: ["backButton"],
    inputs: [
      .init(
        name: "props.a",
        cells: [
          .missing, .boolean(true), .boolean(false), .between(nil, 2), .number(2),
          .between(2, nil), .text("$x\"\n"), .otherText(["$x\"\n"]),
        ]),
      .init(name: "app.b-c", cells: [.missing, .boolean(true)]),
    ],
    rows: [
      .init(when: ["props.a": [.missing, .boolean(false)]], canPop: true),
      .init(when: ["props.a": [.number(2)], "app.b-c": [.missing]], canPop: true),
      .init(when: ["props.a": [.between(2, nil), .text("$x\"\n")]], canPop: true),
      .init(when: ["props.a": [.otherText(["$x\"\n"])]], canPop: true),
      .init(when: ["props.a": [.between(nil, 2), .boolean(true)]], canPop: false),
    ])
}
