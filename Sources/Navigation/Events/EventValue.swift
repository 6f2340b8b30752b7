/// A detail of an event. Colours are text, `#rrggbb`.
public enum EventValue {
  case string(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case controller(ControllerSummary)
}
