internal import NavhostLua
internal import NavhostNavigation

/// The fields that hooks read most: the class of a controller and the source of a pop. A hook is told them with
/// its call, so that reading them is no call of Swift.
struct ToldFields {
  private let className: LuaReference?
  private let source: LuaReference?

  /// Nothing is told: each field is asked for.
  static var none: ToldFields { ToldFields(className: nil, source: nil) }

  private init(className: LuaReference?, source: LuaReference?) {
    self.className = className
    self.source = source
  }

  init(_ className: String, _ source: PopSource?, in state: LuaState) {
    self.init(
      className: Self.keep(className, in: state),
      source: source.flatMap { Self.keep($0.rawValue, in: state) })
  }

  /// Lua has one of each short string; of a long one each read makes another.
  private static func keep(_ text: String, in state: LuaState) -> LuaReference? {
    text.utf8.count < 40 ? state.keep(text) : nil
  }

  /// Tells the fields of the arguments of a call that is about to be made.
  func tell(_ output: LuaOutput, of controller: LuaObject, _ argument: LuaObject?) {
    output.tell(Self.classField, of: controller, className)
    if let argument { output.tell(Self.sourceField, of: argument, source) }
  }

  private static let classField = Field.class.number
  private static let sourceField = Field.source.number
}
