/// A value that is kept apart from what it is a part of: to copy a large whole copies no more than an address.
@propertyWrapper
package indirect enum Boxed<Value> {
  case value(Value)

  package init(wrappedValue: Value) {
    self = .value(wrappedValue)
  }

  package var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
