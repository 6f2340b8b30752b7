/// What can happen.
public enum EventName: String, CaseIterable, Sendable {
  case push
  case pop
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear
  case gestureBegan
  case gestureRefused
  case gestureEnded
  case transitionBegan
  case transitionEnded
  case transitionCancelled
  case decision
  case question
  case answer
  case barChanged
  case fault
  case quarantine
  case load
  case reload
  case unload
  case frozen
  case present
  case dismiss
  case tabSelected
}
