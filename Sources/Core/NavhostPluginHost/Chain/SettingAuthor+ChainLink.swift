internal import NavhostNavigation

extension SettingAuthor {
  /// Who answered, and where; without a place at the head of its hook.
  init(_ link: ChainLink, at place: Explanation.AnswerPlace?) {
    let head = link.respondent
    switch place {
    case .elsewhere(let file, let line): self.init(link.name, file: file, line: line)
    case .line(let line): self.init(link.name, file: head.file, line: line)
    case nil: self.init(link.name, file: head.file, line: head.line)
    }
  }
}
