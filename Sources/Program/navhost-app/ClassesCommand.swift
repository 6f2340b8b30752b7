internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPluginCheck
internal import NavhostSupport

/// `navhost app classes`.
struct ClassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes", abstract: "List the classes that an app's sources declare.",
    discussion: """
      Prints one line for each class that the Swift, Objective-C and header files below the folders \
      declare, and its superclass: the list for 'navhost check --classes FILE'. It needs no compiler.
      """)

  @Argument(help: "Folders, and files.", completion: .file())
  var paths: [String]

  func run() throws {
    var problems: [String] = []
    var found = ClassDeclarations()
    for path in paths {
      for file in files(at: path, &problems) {
        do {
          let isMet = !file.isExactly(path)
          let bytes = isMet ? try Files.read(file, metIn: path) : try Files.read(file)
          if file.utf8.ends(with: ".swift") {
            SwiftClasses.read(bytes, into: &found)
          } else {
            ObjectiveCClasses.read(bytes, into: &found)
          }
        } catch {
          problems.append(error.message)
        }
      }
    }
    var lines: [UInt8] = []
    for each in found.all { lines += each.line + [10] }
    Output.text(String(decoding: lines, as: UTF8.self))
    for problem in problems { Output.error(problem) }
    if !problems.isEmpty { throw ExitCode(1) }
  }

  private func files(at path: String, _ problems: inout [String]) -> [String] {
    if let objection = Files.objection(path) {
      problems.append(objection.message)
      return []
    }
    switch Files.kind(path) {
    case .missing:
      problems.append("\(Plain.name(path)): no such file or folder")
      return []
    case .file, .other: return [path]
    case .folder:
      return Files.below(path, suffixes: [".swift", ".m", ".mm", ".h", ".hh", ".hpp"]) {
        problems.append($0.message)
      }
    }
  }
}

extension String.UTF8View {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
