extension Planted {
  static let plugins: [Planted] = [
    Planted("unknown-hook", "did you mean 'shouldPop'?", "return { «shoudPop = function() end }"),
    Planted(
      "unknown-hook", "did you mean 'gestureShouldBegin'?",
      "return {\n  name = \"x\",\n  «gestureShouldBegan = function() end,\n}"),
    Planted("unknown-hook", "did you mean 'willAppear'?", "return { «willapear = function() end }"),
    Planted("unknown-hook", "'popped'", "return { «popped = function() end }"),
    Planted(
      "unknown-hook", "did you mean 'didPop'?", "local p = {}\nfunction p.«didPopp() end\nreturn p"),
    Planted("unknown-hook", "'onLoad'", "local p = {}\np.«onload = function() end\nreturn p"),
    Planted("unknown-hook", "shouldPush", "return { [«\"shouldPus\"] = function() end }"),
    Planted(
      "unknown-field", "did you mean 'priority'?",
      "return { «priorty = 3, barHidden = function() end }"),
    Planted("unknown-field", "'controllers'", "return { «controlers = \"Draft\" }"),
    Planted("unknown-field", "'onError'", "return { «on_error = \"deny\" }"),
    Planted(
      "unknown-field", "write 'shouldPop = shouldPop'",
      "local function shouldPop() end\nreturn { name = \"x\", «shouldPop }"),
    Planted(
      "wrong-type", "priority must be an integer, not a string", "return { priority = «\"high\" }"),
    Planted("wrong-type", "whole number", "return { priority = «1.5 }"),
    Planted("wrong-type", "name must be a string", "return { name = «5 }"),
    Planted("wrong-type", "sources must be a list", "return { sources = «\"program\" }"),
    Planted(
      "wrong-type", "shouldPop must be a function, not a boolean", "return { shouldPop = «true }"),
    Planted("wrong-type", "controllers must be", "return { controllers = «true }"),
    Planted("wrong-type", "onError must be 'allow' or 'deny'", "return { onError = «false }"),
    Planted("unknown-value", "no value 'maybe'", "return { onError = «\"maybe\" }"),
    Planted(
      "unknown-value", "did you mean 'backButton'?",
      "return { sources = { \"request\", «\"backbutton\" } }"),
    Planted("unknown-value", "no value 'foo'", "return { sources = {«\"foo\"} }"),
    Planted("wrong-version", "'1.2' is no version", "return { version = «\"1.2\" }"),
    Planted("wrong-version", "write three numbers", "return { version = «\"01.2.3\" }"),
    Planted("wrong-version", "no version", "return { version = «\"1.2.3-\" }"),
    Planted("unknown-field", "did you mean 'priority'?", file: "a.lua", "return { «priorty = 3 }"),
    Planted(
      "unknown-field", "a controller has no field 'source'; are the parameters swapped?",
      "return { shouldPop = function(pop, controller) return pop.«source == \"request\" end }"),
    Planted(
      "unknown-field", "a pop has no field 'props'; are the parameters swapped?",
      "return { shouldPop = function(pop, controller) return controller.«props.dirty end }"),
    Planted("newer-api", "api 2", "return { api = «2 }"),
    Planted("wrong-type", "api must be 1", "return { api = «0 }"),
    Planted(
      "impossible-pattern", "excludes all of it", "return { controllers = { «\"Foo\", \"!Foo\" } }"),
    Planted(
      "impossible-pattern", "'!Draft*'", "return { controllers = { «\"DraftList\", \"!Draft*\" } }"),
    Planted("impossible-pattern", "an empty pattern", "return { controllers = «\"\" }"),
    Planted("impossible-pattern", "every class", "return { controllers = «\"!*\" }"),
    Planted("impossible-pattern", "excludes nothing", "return { controllers = { \"A\", «\"!\" } }"),
    Planted("trap", "nobody can leave", "return { shouldPop = function() return «false end }"),
    Planted(
      "trap", "nobody can leave",
      """
      return {
        shouldPop = function(controller)
          if controller.props.dirty then return «false, "dirty" end
          return not true
        end,
      }
      """),
    Planted("trap", "", "local function no() return «false end\nreturn { shouldPop = no }"),
    Planted(
      "extra-parameter", "'x' is always nil",
      "return { didPop = function(a, b, next, «x) next() return a, b, x end }"),
    Planted(
      "extra-parameter", "'x' is always nil", "return { didPush = function(a, «x) return a, x end }"
    ),
    Planted("no-plugin", "a plugin returns a table", "return «5"),
    Planted("no-plugin", "a plugin returns a table of hooks", "local function f() end\nf()«"),
    Planted("duplicate-key", "line 2", "return {\n  name = \"a\",\n  «name = \"b\",\n}"),
  ]
}
