/// A block of a spec file while it runs.
final class SpecBlock {
  let element: SpecElement
  let parent: SpecBlock?
  /// Blocks and tests, in the order in which they are run.
  var children: [SpecElement] = []
  /// What runs around the tests, in the order of definition.
  var hooks: [SpecElement.Kind: [SpecElement]] = [:]
  /// Whether `lazy_setup` has run, and how it went.
  var lazySetupWentWell: Bool?

  init(_ element: SpecElement, parent: SpecBlock?) {
    self.element = element
    self.parent = parent
  }

  /// Takes in what its code has defined.
  func adopt(_ elements: [SpecElement]) {
    for element in elements {
      if element.kind.isHook {
        hooks[element.kind, default: []].append(element)
      } else {
        children.append(element)
      }
    }
  }

  /// The full name of something in it: the file's name is no part of it.
  func fullName(of name: String) -> String {
    guard let prefix = fullName else { return name }
    return prefix + " " + name
  }

  /// The names of the blocks down to this one; nil for a file.
  var fullName: String? {
    guard let parent, element.kind != .file else { return nil }
    return parent.fullName(of: element.name)
  }
}
