"""Made-up files of every odd kind: each table gives for a kind's name its bytes at a size."""

import json
import random

MARKS = ["\u0301", "\u0323"]


def filled(piece, size, head="", tail=""):
    """Pieces up to a size; a piece may have {i} in it."""
    count = max(1, (size - len(head) - len(tail)) // len(piece.replace("{i}", "1234").encode()))
    return (head + "".join(piece.replace("{i}", str(i)) for i in range(count)) + tail).encode()


def noise(size, low, high):
    rng = random.Random(1)
    return bytes(rng.randrange(low, high) for _ in range(size))


def marks(size):
    return "".join(MARKS[i % 2] for i in range(size // 2))


LUA = {
    "random bytes": lambda n: noise(n, 0, 256),
    "printable bytes": lambda n: noise(n, 32, 127),
    "NUL bytes": lambda n: b"\0" * n,
    "one line": lambda n: filled("x = 1; ", n),
    "labels": lambda n: filled("::l{i}::\n", n),
    "labels in a line": lambda n: filled("::l{i}::", n),
    "jumps": lambda n: filled("goto l{i}\n", n // 2) + filled("::l{i}::\n", n // 2),
    "globals": lambda n: filled("g{i}()\n", n),
    "globals in a line": lambda n: filled("g{i}() ", n),
    "globals that are given": lambda n: filled("G{i} = {i}\n", n),
    "locals": lambda n: filled("do local l{i} = {i} end\n", n),
    "parentheses": lambda n: b"x = " + b"(" * (n // 2) + b")" * (n // 2),
    "braces": lambda n: b"x = " + b"{" * (n // 2) + b"}" * (n // 2),
    "nested blocks": lambda n: filled("if x then ", n),
    "nested functions": lambda n: filled("function f() ", n),
    "functions in sight of many names": lambda n: filled(
        "x = v1 + v49 ", n - 2000, "".join(f"local v{i} = 1 local function f{i}() " for i in range(50)),
        "end " * 50,
    ),
    "marks in a comment": lambda n: f"-- a{marks(n)}\nx = 1\n".encode(),
    "marks in a string": lambda n: f'local s = "a{marks(n)}"\nreturn s .. s'.encode(),
    "marks in keys": lambda n: filled(f'["k{{i}}{marks(800)}"]=1,\n', n, "return {", "}"),
    "reads of oneself": lambda n: filled("a = a + 1\n", n, "local a = 1\n", "return a"),
    "functions that read": lambda n: filled("a = function() return a end\n", n, "local a\n"),
    "values of one type": lambda n: filled("a = nav.top\n", n, "local a\n", "print(a.title)"),
    "chains of fields": lambda n: filled(".previous", n, "local c = nav.top\nx = c"),
    "values of values": lambda n: filled(
        "do local a = nav.top local b = a b = a local c = b c = b local d = c d = c print(d.titel) end\n", n),
    "keys twice": lambda n: filled("name=1,", n, "return {", "}"),
    "hooks that are none": lambda n: filled("should{i}=function() end,\n", n, "return {", "}"),
    "fields without commas": lambda n: filled("{a b ", n, "return {"),
    "thens that are missing": lambda n: filled("if a b c d ", n),
    "loops that are none": lambda n: filled("for i in a b ", n),
    "dots": lambda n: filled("a. b c d . ", n, "x = "),
    "quotes": lambda n: filled('"\n', n),
    "long brackets": lambda n: filled("[=[", n),
    "ends of long brackets": lambda n: filled("]====[", n, "--[=====["),
    "ends": lambda n: filled("end ", n),
    "errors in lines": lambda n: filled("x = = 1\n", n),
    "calls": lambda n: filled("()", n, "f"),
    "operators": lambda n: filled("1+", n, "x = ", "1"),
    "clauses": lambda n: filled("elseif a then x=1 ", n, "if a then x=1 ", "end"),
    "props": lambda n: filled(
        "if c.props.p{i} then return false end\n", n, "return {shouldPop=function(c) ", "end}"),
}

HEADER = (
    '{"navhost":1,"api":1,"profile":"ios17","screen":{"width":390,"height":844,"direction":"ltr",'
    '"gesture":"edge","guards":true,"bar":"#ffffff"},"limits":{"units":500000,"memory":8388608,'
    '"seconds":0.25},"plugins":[],"classes":{},"masked":[]}\n'
)
PUSH = '{"t":0,"op":"push","nav":1,"args":[{"class":"A%s"}]}\n'

TRACES = {
    "random bytes": lambda n: noise(n, 0, 256),
    "one line": lambda n: b"[" * n,
    "headers": lambda n: filled(HEADER, n),
    "operations": lambda n: filled(PUSH % "{i}", n, HEADER),
    "a name under marks": lambda n: (HEADER + '{"a%s":1,"op":"settle","t":0}\n' % marks(n)).encode(),
    "names under marks": lambda n: (
        HEADER + '{"t":0,"op":"set","id":1,"field":"props.x","value":{%s}}\n'
        % ",".join(f'"k{i}{marks(300)}":1' for i in range(n // 310))).encode(),
    "tabs": lambda n: (
        HEADER + '{"t":0,"op":"tabs","nav":1,"args":[[%s]]}\n' % ",".join(['"A"'] * (n // 4))).encode(),
    "a chain of classes": lambda n: (HEADER.replace('"classes":{}', '"classes":{%s}' % ",".join(
        f'"C{i}":"C{i + 1}"' for i in range(n // 18)))).encode(),
    "many names": lambda n: (
        HEADER + "{" + ",".join(f'"k{i}":1' for i in range(n // 9)) + "}\n").encode(),
    "touches": lambda n: (
        HEADER + '{"t":0,"nav":1,"touches":[' + ",".join(['[0.01,"moved",5,300,1]'] * (n // 24))
        + "]}\n").encode(),
}


def catalog(strings):
    return ('{"sourceLanguage":"en","version":"1.0","strings":{%s}}' % strings).encode()


def entry(inner):
    return '"a":{"localizations":{%s}}' % inner


CATALOGS = {
    "random bytes": lambda n: noise(n, 0, 256),
    "one line": lambda n: b"[" * n,
    "keys": lambda n: catalog(",".join(f'"k{i}":{{}}' for i in range(n // 10))),
    "languages": lambda n: catalog(entry(",".join(
        f'"l{i}":{{"stringUnit":{{"value":"x"}}}}' for i in range(n // 36)))),
    "languages of many keys": lambda n: catalog(",".join(
        f'"k{i}":{{"localizations":{{"l{i}":{{}}}}}}' for i in range(n // 38))),
    "parts of a language": lambda n: catalog(entry('"a%s":{}' % ("-b" * (n // 2)))),
    "a key under marks": lambda n: catalog('"a%s":{}' % marks(n)),
    "keys under marks": lambda n: catalog(",".join(f'"k{i}{marks(300)}":{{}}' for i in range(n // 310))),
    "categories": lambda n: catalog(entry('"de":{"variations":{"plural":{%s}}}' % ",".join(
        f'"c{i}":{{"stringUnit":{{"value":"x"}}}}' for i in range(n // 36)))),
    "variations in variations": lambda n: catalog(entry(
        '"de":' + '{"variations":{"plural":{"other":' * 50 + "{}" + "}}}" * 50)) + b" " * n,
    "escapes": lambda n: catalog(entry('"de":{"stringUnit":{"value":"%s"}}' % ("\\u0301" * (n // 6)))),
    "formats": lambda n: catalog(entry('"de":{"stringUnit":{"value":"%s"}}' % ("%1$@ " * (n // 5)))),
    "a number": lambda n: catalog('"a":%s' % ("1" * n)),
}

SOURCES = {
    "random bytes": lambda n: noise(n, 0, 256),
    "comments in comments": lambda n: filled("/*", n),
    "conditions": lambda n: filled("#if A\n", n),
    "classes": lambda n: filled("class C{i}: B{i} {}\n", n),
    "classes in classes": lambda n: filled("class C { ", n),
    "extensions in extensions": lambda n: filled("extension A.B { class C{i} { ", n),
    "angles": lambda n: filled("class A<", n),
    "text in text": lambda n: filled('"\\(', n),
    "patterns with #": lambda n: filled("#/\n", n),
    "patterns that end nowhere": lambda n: b"=" + b"/\\" * (n // 2),
    "raw texts of C++": lambda n: b'R"' + b")" * (n // 2) + b"(" + b")" * (n // 2),
    "long text": lambda n: filled('"""\n', n),
    "raw text": lambda n: b"#" * (n // 2) + b'"' + b"#" * (n // 2),
    "words": lambda n: filled("class ", n),
    "attributes": lambda n: filled("@objc(", n),
    "interfaces": lambda n: filled("@interface C{i} : B{i}\n@end\n", n),
    "macros": lambda n: filled("#define A \\\n", n),
}

LISTS = {
    "random bytes": lambda n: noise(n, 0, 256),
    "classes": lambda n: filled("C{i}: C{i}a\n", n),
    "a chain": lambda n: "".join(f"C{i}: C{i + 1}\n" for i in range(n // 12)).encode(),
    "a circle": lambda n: ("".join(f"C{i}: C{i + 1}\n" for i in range(n // 12)) + f"C{n // 12}: C0\n").encode(),
    "superclasses": lambda n: filled("A: B{i}\n", n),
    "marks": lambda n: f"a{marks(n)}: B\n".encode(),
    "spaces": lambda n: b" " * n,
}

MESSAGES = {
    "one line": lambda n: b"[" * n,
    "objects": lambda n: b'{"a":' * (n // 5),
    "names": lambda n: ("{%s}" % ",".join(f'"k{i}":1' for i in range(n // 9))).encode(),
    "names under marks": lambda n: (
        "{%s}" % ",".join(f'"k{i}{marks(300)}":1' for i in range(n // 310))).encode(),
    "digits": lambda n: b'{"do":"go","n":1,"frame":' + b"1" * n + b"}",
    "escapes": lambda n: b'{"do":"push","n":1,"class":"' + b"\\u0301" * (n // 6) + b'"}',
    "a class under marks": lambda n: f'{{"do":"push","n":1,"class":"a{marks(n)}"}}'.encode(),
    "data": lambda n: typed("{" + "a=1," * (n // 4) + "}"),
    "keys": lambda n: typed("{" + ",".join(f"a{i}=1" for i in range(n // 8)) + "}"),
    "braces": lambda n: typed("{" * (n // 2) + "}" * (n // 2)),
    "marks": lambda n: typed(f'{{a="a{marks(n)}"}}'),
    "keys under marks": lambda n: typed(
        "{" + ",".join(f'["k{i}{marks(300)}"]=1' for i in range(n // 310)) + "}"),
    "operators": lambda n: typed("{a=" + "-" * n + "1}"),
    "a long bracket": lambda n: typed("{a=[[" + "]" * n + "]]}"),
}


def typed(text):
    return json.dumps({"do": "write", "n": 1, "field": "props", "text": text}).encode()
