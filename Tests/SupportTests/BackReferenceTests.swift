import NavhostSupport
import Testing

struct BackReferenceTests {
  private final class Parent {
    var child: Child?
    lazy var tether = Tether(self)

    deinit {
      child?.parent = nil
      tether.end()
    }
  }

  private final class Child {
    @BackReferenceIfAny var parent: Parent?
  }

  @Test("it leads back, keeps nothing alive, and the owner clears it")
  func clearedByTheOwner() {
    let child = Child()
    #expect(child.parent == nil)
    let tether: Tether<Parent>
    do {
      let parent = Parent()
      parent.child = child
      child.parent = parent
      tether = parent.tether
      #expect(child.parent === parent && tether.object === parent)
    }
    #expect(child.parent == nil && tether.object == nil)
  }

  @Test("another object takes the place of one")
  func another() {
    let (first, second) = (Parent(), Parent())
    var reference = BackReference(first)
    #expect(reference.object === first)
    reference.wrappedValue = second
    #expect(reference.object === second && BackReference(wrappedValue: first).object === first)
  }

  #if os(Linux) || os(macOS)
    @Test("what is gone is not looked at: the program ends")
    func gone() async {
      await #expect(processExitsWith: .failure) {
        var reference: BackReference<AnyObject>?
        do {
          final class Brief {}
          reference = BackReference(Brief())
        }
        _ = reference?.object
      }
    }
  #endif
}
