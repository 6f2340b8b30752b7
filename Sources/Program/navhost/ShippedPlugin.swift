/// A plugin that comes along, as the program carries it.
struct ShippedPlugin {
  var name: String
  fileprivate var code: [UInt8]
  fileprivate var spec: [UInt8]
  fileprivate var manual: [UInt8]

  /// By name. The folder `Shipped` has links to the files of `plugins`.
  static var all: [ShippedPlugin] {
    typealias Texts = PackageResources
    return [
      Self("audit", Texts.audit_lua, Texts.audit_spec_lua, Texts.audit_md),
      Self(
        "back_button_handler", Texts.back_button_handler_lua,
        Texts.back_button_handler_spec_lua, Texts.back_button_handler_md),
      Self(
        "checkout_guard", Texts.checkout_guard_lua, Texts.checkout_guard_spec_lua,
        Texts.checkout_guard_md),
      Self(
        "draft_guard", Texts.draft_guard_lua, Texts.draft_guard_spec_lua, Texts.draft_guard_md),
      Self(
        "fd_fullscreen_pop", Texts.fd_fullscreen_pop_lua, Texts.fd_fullscreen_pop_spec_lua,
        Texts.fd_fullscreen_pop_md),
      Self(
        "full_screen_back", Texts.full_screen_back_lua, Texts.full_screen_back_spec_lua,
        Texts.full_screen_back_md),
      Self(
        "gesture_zones", Texts.gesture_zones_lua, Texts.gesture_zones_spec_lua,
        Texts.gesture_zones_md),
      Self(
        "pop_gesture_tips", Texts.pop_gesture_tips_lua, Texts.pop_gesture_tips_spec_lua,
        Texts.pop_gesture_tips_md),
      Self(
        "qmui_can_pop", Texts.qmui_can_pop_lua, Texts.qmui_can_pop_spec_lua,
        Texts.qmui_can_pop_md),
      Self(
        "should_pop_vc", Texts.should_pop_vc_lua, Texts.should_pop_vc_spec_lua,
        Texts.should_pop_vc_md),
      Self(
        "unified_back_style", Texts.unified_back_style_lua, Texts.unified_back_style_spec_lua,
        Texts.unified_back_style_md),
    ]
  }

  private init(_ name: String, _ code: [UInt8], _ spec: [UInt8], _ manual: [UInt8]) {
    self.name = name
    self.code = code
    self.spec = spec
    self.manual = manual
  }

  /// Its files under another name: what a file is called in the plugin's folder, and its text.
  func files(named new: String) -> [(name: String, text: String)] {
    [
      ("init.lua", renamed(code, new)), ("\(new)_spec.lua", renamed(spec, new)),
      ("README.md", renamed(manual, new)),
    ]
  }

  /// The name is put where it names the plugin; a prop of the same name stays.
  private func renamed(_ bytes: [UInt8], _ new: String) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    for place in ["\"%\"", "plugins/%\"", "plugins/%/", "# %\n", "-- %:"] {
      text = text.replacing(Self.put(name, in: place), with: Self.put(new, in: place))
    }
    return text
  }

  private static func put(_ name: String, in place: String) -> String {
    place.replacing("%", with: name)
  }
}
