/// Leads back to an object that lives longer, and keeps it alive no more than a pointer would.
///
/// To look at it when the object is gone ends the program. Embedded Swift cannot tell whether it is, so a
/// page's program is the only one that is not stopped: this is the one place that knows of it.
@frozen
@propertyWrapper
public struct BackReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    @usableFromInline unowned(unsafe) var referent: Object
  #else
    @usableFromInline unowned var referent: Object
  #endif

  @inlinable
  public init(_ object: Object) {
    referent = object
  }

  @inlinable
  public init(wrappedValue: Object) {
    referent = wrappedValue
  }

  @inlinable
  public var object: Object { referent }

  @inlinable
  public var wrappedValue: Object {
    get { referent }
    set { referent = newValue }
  }
}

/// Leads back to an object that lives longer, or to none.
@frozen
@propertyWrapper
public struct BackReferenceIfAny<Object: AnyObject> {
  @usableFromInline var reference: BackReference<Object>?

  @inlinable
  public init(wrappedValue: Object?) {
    reference = wrappedValue.map { BackReference($0) }
  }

  @inlinable
  public var wrappedValue: Object? {
    get { reference?.object }
    set { reference = newValue.map { BackReference($0) } }
  }
}
