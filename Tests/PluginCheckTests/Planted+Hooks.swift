extension Planted {
  /// A plugin whose `shouldPop` has this body.
  private static func pop(_ rule: String, _ hint: String, _ body: String) -> Planted {
    Planted(
      rule, hint, "return {\n  shouldPop = function(controller, pop)\n    \(body)\n  end,\n}")
  }

  static let hooks: [Planted] = [
    pop("unknown-field", "did you mean 'source'?", "return pop.«sorce == \"request\""),
    pop("unknown-field", "did you mean 'title'?", "return controller.«titel ~= nil"),
    pop("unknown-field", "did you mean 'class'?", "return controller[«\"clas\"] == \"A\""),
    pop("unknown-field", "a controller has no field 'isLast'", "return controller.«isLast"),
    pop("unknown-field", "'isRoot'", "return pop.target.previous.«isroot"),
    pop("unknown-field", "no field 'velocity'", "return pop.«velocity.x > 0"),
    pop("read-only-field", "'index' of a controller is read-only", "controller.«index = 2"),
    pop("read-only-field", "'count' of a pop is read-only", "pop.«count = 1"),
    pop("read-only-field", "'state'", "controller.«state = {}"),
    pop("unknown-setting", "did you mean 'barHidden'?", "controller.«barhiden = true"),
    pop("unknown-setting", "'backColor'", "controller.«backColour = \"red\""),
    pop(
      "unknown-color", "'bleu' is no colour; did you mean 'blue'?",
      "controller.backColor = «\"bleu\""),
    pop("unknown-color", "no colour", "controller.barColor = «\"#12345\""),
    pop("unknown-color", "from 0 to 1", "controller.barColor = {«255, 0, 0}"),
    pop("unknown-color", "{r, g, b}", "controller.backColor = «{1, 0}"),
    pop(
      "wrong-type", "maxInitialDistance must be a number", "controller.maxInitialDistance = «\"20\""
    ),
    pop("wrong-type", "props holds data only", "controller.props = { f = «function() end }"),
    pop("wrong-type", "must be a boolean, not a string", "return «\"no\""),
    pop("wrong-type", "reason must be a string", "if pop.animated then return false, «3 end"),
    pop("unknown-value", "did you mean 'edge'?", "controller.gesture = «\"edg\""),
    pop(
      "unknown-value", "source has no value 'swipe'",
      "if pop.source == «\"swipe\" then return false end"),
    pop("wrong-type", "props must be a table of data, not a number", "controller.props = «5"),
    pop("call-style", "call it with ':hook(…)'", "controller.«hook(\"didPop\", print)"),
    pop("undefined-global", "did you mean 'controller'?", "return «controler.isTop"),
    Planted(
      "unknown-field", "did you mean 'translation'?",
      "return { gestureShouldBegin = function(_, gesture) return gesture.«translaton.x > 0 end }"),
    Planted(
      "unknown-field", "a point has no field 'z'",
      "return { gestureDidEnd = function(_, gesture) print(gesture.start.«z) end }"),
    Planted(
      "unknown-field", "'previousTitle'",
      "return { backTitle = function(_, back) return back.«previous end }"),
    Planted(
      "unknown-field", "did you mean 'luminance'?",
      "return { backColor = function(_, bar) if bar.«luminence > 0.5 then return \"black\" end end }"
    ),
    Planted(
      "unknown-field", "did you mean 'depth'?",
      "return { shouldPush = function(_, push) return push.«dept < 9 end }"),
    Planted("wrong-type", "backTitle's title", "return { backTitle = function() return «7 end }"),
    Planted(
      "unknown-color", "backColor's color", "return { backColor = function() return «\"dark\" end }"
    ),
    Planted(
      "wrong-type", "barHidden's hidden", "return { barHidden = function() return «\"yes\" end }"),
    Planted(
      "misplaced-confirm", "only shouldPop",
      "return { gestureShouldBegin = function() return «confirm(\"Really?\") end }"),
    Planted(
      "misplaced-confirm", "while the plugin loads",
      "local ok = «confirm(\"?\")\nreturn { name = ok }"),
    pop(
      "unknown-field", "unknown option 'title'", "return confirm(\"Leave?\", { «title = \"x\" })"),
    pop("unknown-value", "did you mean 'backButton'?", "return pop.source == «\"backbutton\""),
    pop(
      "unknown-value", "did you mean 'edgeGesture'?",
      "local source = pop.source\n    return source ~= «\"edgegesture\""),
    pop(
      "unknown-field", "did you mean 'cancel'?",
      "return confirm(\"All?\", { ok = \"Yes\", «cancle = \"No\" })"),
    pop("wrong-type", "confirm's message", "return confirm(«5)"),
    pop("undefined-global", "did you mean 'confirm'?", "return «confrim(\"Leave?\")"),
    pop("unknown-field", "did you mean 'source'?", "pcall(function() print(pop.«sorce) end)"),
    pop(
      "unknown-field", "'frame'",
      "controller.regions = { { name = \"x\", «frames = { 0, 0, 1, 1 }, handles = \"all\" } }"),
    pop(
      "unknown-value", "no value 'both'",
      "controller.regions = { { name = \"x\", frame = { 0, 0, 1, 1 }, handles = «\"both\" } }"),
    pop("missing-argument", "needs its 'message'", "return confirm«()"),
  ]
}
