import Expectations
import NavhostLua
import NavhostPluginHost
import Testing

/// The objects that Lua gets, and the names of their fields.
@Suite struct ObjectKindTests {
  @Test func kindsAreNumberedFrom1WithoutAGap() {
    expectEqual(ObjectKind.allCases.map(\.rawValue), (1...15).map { UInt8($0) })
  }

  @Test func whatAHookIsAskedAboutIsGoodOnce() {
    let once = ObjectKind.allCases.filter {
      if case .once = $0.shape { true } else { false }
    }
    expectEqual(once, [.pop, .gesture, .push, .back, .bar, .tab])
  }

  @Test func tablesCanBeWalked() {
    let tables = ObjectKind.allCases.filter {
      if case .table = $0.shape { true } else { false }
    }
    expectEqual(tables, [.data, .explanation, .navigation, .tabs, .app])
  }

  @Test func anotherStackIsCalledLikeTheFirst() {
    expectEqual(ObjectKind.navigation.name, ObjectKind.nav.name)
    let names = ObjectKind.allCases.filter { $0 != .navigation }.map(\.name)
    expectEqual(Set(names).count, names.count)
  }

  @Test func aFieldsNumberIsItsPlace() {
    #expect(Field.all == Field.allCases && Set(Field.all.map(\.rawValue)).count == Field.all.count)
    #expect(SettingsFields.names.count > 10 && SettingsFields.names.allSatisfy(Field.all.contains))
  }
}
