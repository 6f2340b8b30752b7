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
}
