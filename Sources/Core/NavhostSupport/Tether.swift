/// Leads to an object as long as that is there, and keeps it alive no more than a `weak` reference would:
/// the object has one tether, hands it out, and takes itself off it at its end.
///
/// An object to which a `weak` reference pointed once is counted on a slow path from then on; this one is
/// not.
package final class Tether<Object: AnyObject> {
  /// Nil once it is gone.
  @BackReferenceIfAny package private(set) var object: Object?

  package init(_ object: Object) {
    self.object = object
  }

  /// The object is at its end.
  package func end() { object = nil }
}
