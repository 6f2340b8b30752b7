/// Why a text is not Lua, in Lua's own words.
struct SyntaxError: Error, Equatable {
  var offset: Int
  var message: String
}
