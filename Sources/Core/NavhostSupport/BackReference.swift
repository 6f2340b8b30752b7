/// Leads back to an object that lives longer, and keeps it alive no more than a pointer would.
///
/// Reading it after the object is gone ends the process.
@frozen
@propertyWrapper
public struct BackReference<Object: AnyObject> {
  @usableFromInline unowned var referent: Object

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
