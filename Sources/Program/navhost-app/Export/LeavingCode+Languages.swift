internal import NavhostSupport
internal import NavhostSymbolic

extension LeavingCode.Language {
  static let typeScript = LeavingCode.Language(
    head: [
      "export type Value = null | undefined | boolean | number | bigint | string | Value[] | { [key: string]: Value };",
      "",
      "export function canPop(props: Record<string, Value>, app: Record<string, Value>): boolean {",
    ],
    // What an object inherits, such as `constructor`, is none of its values.
    input: { "field(\($0), \($1))" },
    kind: { value, kind in
      switch kind {
      case .missing: "\(value) == null"
      case .no, .yes: "\(value) === \(kind.rawValue)"
      case .number: "isNumber(\(value))"
      case .notANumber: "Number.isNaN(\(value))"
      case .text: "typeof \(value) === \"string\""
      case .table: "isTable(\(value))"
      }
    },
    isText: { "\($0) === \($1)" },
    integer: { $0.magnitude > UInt64(1) << 53 ? "\($0)n" : "\($0)" },
    float: { $0.isNaN ? "NaN" : $0.isInfinite ? ($0 < 0 ? "-Infinity" : "Infinity") : "\($0)" },
    missing: "null",
    quoted: { JSONText.string($0) },
    answer: { "  if (\($0)) return \($1);" },
    end: { ["  return \($0);", "}"] },
    helpers: [
      (
        "field", [],
        [
          "function field(table: Value, key: string): Value {",
          "  const isObject = typeof table === \"object\" && table !== null && !Array.isArray(table);",
          "  return isObject && Object.prototype.hasOwnProperty.call(table, key) ? (table as { [key: string]: Value })[key] : null;",
          "}",
        ]
      ),
      (
        "element", [],
        [
          "function element(list: Value, place: number): Value {",
          "  return Array.isArray(list) ? list[place - 1] : null;",
          "}",
        ]
      ),
      (
        "length", [],
        [
          "// The bytes of a text in UTF-8, the elements of a list.",
          "function length(value: Value): number {",
          "  if (Array.isArray(value)) return value.length;",
          "  let bytes = 0;",
          "  for (const letter of typeof value === \"string\" ? value : \"\") {",
          "    const code = letter.codePointAt(0)!;",
          "    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;",
          "  }",
          "  return bytes;",
          "}",
        ]
      ),
      (
        "less", ["order"],
        [
          "function less(one: Value, other: Value): boolean {",
          "  return order(one, other) === -1;",
          "}",
        ]
      ),
      (
        "lessOrEqual", ["order"],
        [
          "function lessOrEqual(one: Value, other: Value): boolean {",
          "  return order(one, other) === -1 || order(one, other) === 0;",
          "}",
        ]
      ),
      (
        "same", ["isNumber"],
        [
          "function same(one: Value, other: Value): boolean {",
          "  if (one == null || other == null) return one == null && other == null;",
          "  return isNumber(one) && isNumber(other) ? one == other : one === other;",
          "}",
        ]
      ),
      (
        "order", ["isNumber"],
        [
          "// -1, 0 or 1; nothing where the two have no order. Texts go by their bytes in UTF-8.",
          "function order(one: Value, other: Value): number | undefined {",
          "  if (isNumber(one) && isNumber(other)) return one < other ? -1 : one > other ? 1 : 0;",
          "  if (typeof one !== \"string\" || typeof other !== \"string\") return undefined;",
          "  const [left, right] = [Array.from(one), Array.from(other)];",
          "  for (let place = 0; place < left.length && place < right.length; place++) {",
          "    const difference = left[place].codePointAt(0)! - right[place].codePointAt(0)!;",
          "    if (difference !== 0) return Math.sign(difference);",
          "  }",
          "  return Math.sign(left.length - right.length);",
          "}",
        ]
      ),
      (
        "isTable", [],
        [
          "function isTable(value: Value): boolean {",
          "  return typeof value === \"object\" && value !== null;",
          "}",
        ]
      ),
      (
        "isNumber", [],
        [
          "function isNumber(value: Value): value is number | bigint {",
          "  return typeof value === \"bigint\" || (typeof value === \"number\" && !Number.isNaN(value));",
          "}",
        ]
      ),
    ])

  static let kotlin = LeavingCode.Language(
    head: ["fun canPop(props: Map<String, Any?>, app: Map<String, Any?>): Boolean {"],
    input: { "\($0)[\($1)]" },
    kind: { value, kind in
      switch kind {
      case .missing: "\(value) == null"
      case .no, .yes: "\(value) == \(kind.rawValue)"
      case .number: "number(\(value)) != null"
      case .notANumber: "isNaN(\(value))"
      case .text: "\(value) is String"
      case .table: "isTable(\(value))"
      }
    },
    isText: { "\($0) == \($1)" },
    integer: { $0 == .min ? "Long.MIN_VALUE" : "\($0)L" },
    float: {
      $0.isNaN
        ? "Double.NaN"
        : $0.isInfinite ? "Double.\($0 < 0 ? "NEGATIVE" : "POSITIVE")_INFINITY" : "\($0)"
    },
    missing: "null",
    // A dollar begins an expression.
    quoted: { text in
      JSONText.string(text).split(separator: "$", omittingEmptySubsequences: false)
        .joined(separator: "\\$")
    },
    answer: { "    if (\($0)) return \($1)" },
    end: { ["    return \($0)", "}"] },
    helpers: [
      (
        "field", [],
        ["private fun field(table: Any?, key: String): Any? = (table as? Map<*, *>)?.get(key)"]
      ),
      (
        "element", [],
        [
          "private fun element(list: Any?, place: Int): Any? = (list as? List<*>)?.getOrNull(place - 1)"
        ]
      ),
      (
        "length", [],
        [
          "// The bytes of a text in UTF-8, the elements of a list.",
          "private fun length(value: Any?): Long = when (value) {",
          "    is String -> value.toByteArray(Charsets.UTF_8).size.toLong()",
          "    is List<*> -> value.size.toLong()",
          "    else -> 0L",
          "}",
        ]
      ),
      (
        "less", ["order"],
        [
          "private fun less(one: Any?, other: Any?): Boolean = order(one, other)?.let { it < 0 } ?: false"
        ]
      ),
      (
        "lessOrEqual", ["order"],
        [
          "private fun lessOrEqual(one: Any?, other: Any?): Boolean = order(one, other)?.let { it <= 0 } ?: false"
        ]
      ),
      (
        "same", ["order", "number"],
        [
          "private fun same(one: Any?, other: Any?): Boolean =",
          "    if (number(one) != null && number(other) != null) order(one, other) == 0",
          "    else if (one is Number || other is Number) false",
          "    else one == other",
        ]
      ),
      (
        "order", ["number"],
        [
          "// Nothing where the two have no order. Texts go by their bytes in UTF-8.",
          "private fun order(one: Any?, other: Any?): Int? {",
          "    val (left, right) = Pair(number(one), number(other))",
          "    if (left != null && right != null) {",
          "        if (left.isInfinite() || right.isInfinite()) return left.compareTo(right)",
          "        return exact(one).compareTo(exact(other))",
          "    }",
          "    if (one !is String || other !is String) return null",
          "    val (first, second) = Pair(one.codePoints().toArray(), other.codePoints().toArray())",
          "    for (place in 0 until minOf(first.size, second.size)) {",
          "        if (first[place] != second[place]) return first[place].compareTo(second[place])",
          "    }",
          "    return first.size.compareTo(second.size)",
          "}",
          "",
          "private fun exact(value: Any?): java.math.BigDecimal =",
          "    if (value is Double || value is Float) java.math.BigDecimal((value as Number).toDouble())",
          "    else java.math.BigDecimal((value as Number).toLong())",
        ]
      ),
      (
        "number", [],
        [
          "private fun number(value: Any?): Double? = (value as? Number)?.toDouble()?.takeUnless { it.isNaN() }"
        ]
      ),
      (
        "isNaN", [],
        [
          "private fun isNaN(value: Any?): Boolean = (value as? Number)?.toDouble()?.isNaN() ?: false"
        ]
      ),
      (
        "isTable", [],
        ["private fun isTable(value: Any?): Boolean = value is Map<*, *> || value is List<*>"]
      ),
    ])
}
