/// A plugin that comes along, as the program carries it.
struct ShippedPlugin {
  var name: String
  fileprivate var code: [UInt8]
  fileprivate var spec: [UInt8]
  fileprivate var manual: [UInt8]

  /// By name. The folder `Shipped` has links to the files of `plugins`.
  static var all: [ShippedPlugin] {
    typealias Files = PackageResources
    return [
      Self("audit", Files.audit_lua, Files.audit_spec_lua, Files.audit_md),
      Self(
        "back_button_handler", Files.back_button_handler_lua,
        Files.back_button_handler_spec_lua, Files.back_button_handler_md),
      Self(
        "draft_guard", Files.draft_guard_lua, Files.draft_guard_spec_lua, Files.draft_guard_md),
      Self(
        "fd_fullscreen_pop", Files.fd_fullscreen_pop_lua, Files.fd_fullscreen_pop_spec_lua,
        Files.fd_fullscreen_pop_md),
      Self(
        "full_screen_back", Files.full_screen_back_lua, Files.full_screen_back_spec_lua,
        Files.full_screen_back_md),
      Self(
        "gesture_zones", Files.gesture_zones_lua, Files.gesture_zones_spec_lua,
        Files.gesture_zones_md),
      Self(
        "pop_gesture_tips", Files.pop_gesture_tips_lua, Files.pop_gesture_tips_spec_lua,
        Files.pop_gesture_tips_md),
      Self(
        "qmui_can_pop", Files.qmui_can_pop_lua, Files.qmui_can_pop_spec_lua,
        Files.qmui_can_pop_md),
      Self(
        "should_pop_vc", Files.should_pop_vc_lua, Files.should_pop_vc_spec_lua,
        Files.should_pop_vc_md),
      Self(
        "unified_back_style", Files.unified_back_style_lua, Files.unified_back_style_spec_lua,
        Files.unified_back_style_md),
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
