extension Planted {
  static let syntax: [Planted] = [
    Planted("syntax", "'then' expected near 'return'", "if x «return 1 end"),
    Planted(
      "syntax", "'end' expected (to close 'function' at line 1) near <eof>",
      "local function f()\n  return 1\n«"),
    Planted("syntax", "unexpected symbol near '='", "local x = «= 1"),
    Planted("syntax", "<eof> expected near '!'", "return b «!= c"),
    Planted("syntax", "unfinished string near '\"abc'", "local a = «\"abc\nreturn a"),
    Planted(
      "syntax", "'}' expected (to close '{' at line 1) near 'b'", "return {\n  a = 1\n  «b = 2\n}"),
    Planted("syntax", "malformed number near '3x'", "return «3x"),
    Planted("syntax", "invalid escape sequence near '\"\\q'", "return «\"\\q\""),
    Planted("syntax", "unfinished long string (starting at line 2)", "local a\na = «[[ abc"),
    Planted("syntax", "<name> expected near 'end'", "local «end"),
    Planted("syntax", "attempt to assign to const variable 'x'", "local x <const> = 1\n«x = 2"),
    Planted("syntax", "no visible label 'done'", "do «goto done end"),
    Planted("syntax", "break outside loop at line 1", "«break"),
    Planted("syntax", "label 'a' already defined on line 1", "::a::\n::«a::"),
    Planted("syntax", "jumps into the scope of local 'b'", "do «goto c local b ::c:: print(b) end"),
    Planted("syntax", "cannot use '...' outside a vararg function", "function f() return «... end"),
    Planted("syntax", "unknown attribute 'constant'", "local x <«constant> = 1"),
    Planted("syntax", "<eof> expected near 'end'", "local x = 1 print(x)\n«end"),
    Planted("syntax", "function arguments expected near '='", "a:b «= 1"),
    Planted("syntax", "syntax error near 'x'", "y «x"),
    Planted("syntax", "'=' or 'in' expected near 'do'", "for i «do end"),
    Planted("syntax", "'=' expected near '1'", "a, b «1"),
  ]
}
