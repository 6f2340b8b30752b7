import Expectations
import NavhostReference
import Testing

@Suite struct ReferenceTests {
  @Test func namesAreUnique() {
    #expect(duplicates(Reference.hooks.map(\.name)).isEmpty)
    #expect(duplicates(Reference.events.map(\.name)).isEmpty)
    #expect(duplicates(Reference.objects.map(\.name)).isEmpty)
    #expect(
      duplicates(Reference.navFunctions.map(\.name) + Reference.navFields.map(\.name)).isEmpty)
    #expect(duplicates(Reference.vocabularies.map(\.name)).isEmpty)
    for object in Reference.objects {
      let names = object.fields.map(\.name) + object.methods.map(\.name)
      #expect(duplicates(names).isEmpty, "\(object.name)")
    }
  }

  @Test func everyTypeIsDescribed() {
    for type in allTypes { expectKnown(type) }
  }

  @Test func docsAreSentences() {
    let docs =
      Reference.objects.map(\.doc) + Reference.hooks.map(\.doc)
      + Reference.objects.flatMap(\.fields).map(\.doc) + Reference.navFunctions.map(\.doc)
      + Reference.navFields.map(\.doc)
    for doc in docs {
      #expect(doc.hasSuffix("."), "\(doc)")
      #expect(!doc.contains("\n"), "\(doc)")
    }
  }

  @Test func thereAre148ColorNamesAndTransparent() {
    expectEqual(Reference.colorNames.count, 149)
  }

  private var allTypes: [Reference.LuaType] {
    let functions =
      Reference.navFunctions + Reference.globalFunctions + Reference.objects.flatMap(\.methods)
    return Reference.objects.flatMap(\.fields).map(\.type) + Reference.navFields.map(\.type)
      + Reference.pluginFields.map(\.type) + functions.flatMap(\.parameters).map(\.type)
      + functions.flatMap(\.results).map(\.type) + Reference.hooks.flatMap(\.parameters).map(\.type)
  }

  private func expectKnown(_ type: Reference.LuaType) {
    switch type {
    case .word(let name): #expect(Reference.vocabulary(name) != nil, "\(name)")
    // The table `nav` is described by itself.
    case .object("Nav"): break
    case .object(let name): #expect(Reference.object(name) != nil, "\(name)")
    case .list(let element): expectKnown(element)
    case .either(let types): types.forEach(expectKnown)
    default: break
    }
  }

  private func duplicates(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
