// Functions of Lua's own library that ours call once they have paid, by their names there: a name with __ is
// of the metatable of strings.
#ifndef CLUA_STOCK_H
#define CLUA_STOCK_H

#include <limits.h>

// All that these do at length is to read the arguments from `first` to `last`, as numbers for the most part.
#define CLUA_PLAIN_STOCK(X) \
  X(ABS, "math.abs", 1, 1) X(ACOS, "math.acos", 1, 1) X(ASIN, "math.asin", 1, 1) \
  X(ATAN, "math.atan", 1, 2) X(CEIL, "math.ceil", 1, 1) X(COS, "math.cos", 1, 1) \
  X(DEG, "math.deg", 1, 1) X(EXP, "math.exp", 1, 1) X(FLOOR, "math.floor", 1, 1) \
  X(FMOD, "math.fmod", 1, 2) X(LOG, "math.log", 1, 2) X(MAX, "math.max", 1, INT_MAX) \
  X(MIN, "math.min", 1, INT_MAX) X(MODF, "math.modf", 1, 1) X(RAD, "math.rad", 1, 1) \
  X(RANDOM, "math.random", 1, 2) X(SIN, "math.sin", 1, 1) \
  X(SQRT, "math.sqrt", 1, 1) X(TAN, "math.tan", 1, 1) X(TOINTEGER, "math.tointeger", 1, 1) \
  X(ULT, "math.ult", 1, 2) X(DIFFTIME, "os.difftime", 1, 2) X(TONUMBER, "tonumber", 1, 2) \
  X(ERROR, "error", 2, 2) X(SELECT, "select", 1, 1) X(RAWEQUAL, "rawequal", 1, 2) \
  X(LOWER, "string.lower", 1, 1) X(UPPER, "string.upper", 1, 1) \
  X(REVERSE, "string.reverse", 1, 1) X(CHAR, "string.char", 1, INT_MAX) X(UTF8_CHAR, "utf8.char", 1, INT_MAX)

// Arithmetic on strings.
#define CLUA_ARITHMETIC_STOCK(X) \
  X(STRING_ADD, "__add", 1, 2) X(STRING_SUB, "__sub", 1, 2) X(STRING_MUL, "__mul", 1, 2) \
  X(STRING_MOD, "__mod", 1, 2) X(STRING_POW, "__pow", 1, 2) X(STRING_DIV, "__div", 1, 2) \
  X(STRING_IDIV, "__idiv", 1, 2) X(STRING_UNM, "__unm", 1, 1)

// Those for which a function of ours stands.
#define CLUA_OTHER_STOCK(X) \
  X(FORMAT, "string.format", 0, 0) X(PACK, "string.pack", 0, 0) X(UNPACK, "string.unpack", 0, 0) \
  X(PACKSIZE, "string.packsize", 0, 0) X(UTF8_LEN, "utf8.len", 0, 0) \
  X(UTF8_OFFSET, "utf8.offset", 0, 0) X(CODEPOINT, "utf8.codepoint", 0, 0) \
  X(CODES, "utf8.codes", 0, 0) X(DATE, "os.date", 0, 0) \
  X(RANDOMSEED, "math.randomseed", 0, 0) X(BYTE, "string.byte", 0, 0) \
  X(SUB, "string.sub", 0, 0)

#define CLUA_ALL_STOCK(X) CLUA_PLAIN_STOCK(X) CLUA_ARITHMETIC_STOCK(X) CLUA_OTHER_STOCK(X)

#define CLUA_STOCK_CASE(id, path, first, last) CLUA_STOCK_##id,
enum clua_stock { CLUA_ALL_STOCK(CLUA_STOCK_CASE) CLUA_STOCK };

#endif
