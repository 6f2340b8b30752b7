/// A detail of an event. Colours are text, `#rrggbb`.
public enum EventValue {
  /// A text.
  case string(String)
  /// A number that may have a fraction.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// A controller.
  case controller(ControllerSummary)
  /// Data of a policy or of the app.
  indirect case data(AppData)
}

extension EventValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .integer(let integer): "\(integer)"
    case .boolean(let flag): "\(flag)"
    case .controller(let controller): "\(controller)"
    case .data(let data): "\(data)"
    }
  }
}
