// Reads a compiled function: Lua writes it out, with what it has for debuggers, into scratch memory.
#include "budget.h"
#include "verify.h"

enum { NIL = 0, FALSE = 1, TRUE = 17, INTEGER = 3, FLOAT = 19, SHORT = 4, LONG = 20 };

// Where code runs it pays, as for the compiler's work. What is loaded while none runs has the deadline.
void clua_pay_for_check(lua_State *L, size_t units) {
  if (clua_of(L)->frame != NULL) {
    clua_charge(L, units);
  } else {
    clua_check(L);
  }
}

// MARK: Writing

typedef struct dump {
  lua_State *L;
  uint8_t *bytes;
  size_t length, capacity;
} dump;

static void grow(dump *dump, size_t needed) {
  size_t capacity = dump->capacity * 2 + needed;
  clua_pay_for_check(dump->L, dump->length / 64);
  uint8_t *bytes = clua_scratch(dump->L, capacity);
  if (dump->length > 0) memcpy(bytes, dump->bytes, dump->length);
  dump->bytes = bytes;
  dump->capacity = capacity;
}

static int write_piece(lua_State *L, const void *bytes, size_t size, void *context) {
  (void)L;
  dump *dump = context;
  if (size > dump->capacity - dump->length) grow(dump, size);
  memcpy(dump->bytes + dump->length, bytes, size);
  dump->length += size;
  return 0;
}

// The function on top, as Lua writes it.
uint8_t *clua_dump_function(lua_State *L, size_t source_length, size_t *length) {
  dump dump = {.L = L};
  grow(&dump, source_length * 2 + 1024);
  lua_dump(L, write_piece, &dump, 0);
  clua_pay_for_check(L, dump.length / 64);
  *length = dump.length;
  return dump.bytes;
}

// MARK: Reading

static uint8_t *skip(clua_check_up *check, size_t size) {
  uint8_t *bytes = check->at;
  check->is_torn = check->is_torn || size > (size_t)(check->end - bytes);
  if (!check->is_torn) check->at += size;
  return bytes;
}

static int read_byte(clua_check_up *check) {
  const uint8_t *byte = skip(check, 1);
  return check->is_torn ? 0 : *byte;
}

// Seven bits a byte, the highest first; the last byte has its eighth bit set.
static size_t read_size(clua_check_up *check) {
  size_t size = 0;
  for (int byte = 0; byte < 128 && !check->is_torn;) {
    byte = read_byte(check);
    check->is_torn = check->is_torn || size > SIZE_MAX >> 8;
    size = size << 7 | (byte & 127);
  }
  return check->is_torn ? 0 : size;
}

static int read_int(clua_check_up *check) {
  size_t size = read_size(check);
  check->is_torn = check->is_torn || size > INT32_MAX;
  return check->is_torn ? 0 : (int)size;
}

// How many things follow, of at least so many bytes each.
static int read_count(clua_check_up *check, size_t bytes) {
  size_t count = read_size(check), left = (size_t)(check->end - check->at);
  check->is_torn = check->is_torn || count > left / bytes || count > INT32_MAX;
  return check->is_torn ? 0 : (int)count;
}

static void skip_string(clua_check_up *check) {
  size_t size = read_size(check);
  if (size > 0) skip(check, size - 1);
}

bool clua_read_header(clua_check_up *check) {
  static const uint8_t known[] = {0x54, 0, 0x19, 0x93, '\r', '\n', 0x1a, '\n', 4, 8, 8};
  const lua_Integer integer = 0x5678;
  const lua_Number number = 370.5;
  const uint8_t *header = skip(check, 4 + sizeof known + sizeof integer + sizeof number + 1);
  if (check->is_torn || memcmp(header, LUA_SIGNATURE, 4) != 0) return false;
  header += 4;
  return memcmp(header, known, sizeof known) == 0 &&
         memcmp(header + sizeof known, &integer, sizeof integer) == 0 &&
         memcmp(header + sizeof known + sizeof integer, &number, sizeof number) == 0;
}

static uint8_t read_constant(clua_check_up *check) {
  switch (read_byte(check)) {
    case NIL: case FALSE: case TRUE: return KIND_OTHER;
    case INTEGER: skip(check, sizeof(lua_Integer)); return KIND_INTEGER;
    case FLOAT: skip(check, sizeof(lua_Number)); return KIND_FLOAT;
    case SHORT: skip_string(check); return KIND_SHORT;
    case LONG: skip_string(check); return KIND_LONG;
    default: check->is_torn = true; return KIND_OTHER;
  }
}

static void read_constants(clua_check_up *check, clua_code *code) {
  code->constant_count = read_count(check, 1);
  uint8_t *kinds = clua_scratch(check->L, (size_t)code->constant_count);
  for (int i = 0; i < code->constant_count; i++) kinds[i] = read_constant(check);
  code->kinds = kinds;
}

// What stands before the inner functions.
bool clua_read_before_inner(clua_check_up *check, clua_code *code) {
  skip_string(check);
  code->line = read_int(check);
  read_int(check);
  code->parameters = read_byte(check);
  code->is_vararg = read_byte(check) != 0;
  code->registers = read_byte(check);
  code->instruction_count = read_count(check, 4);
  code->instructions = skip(check, 4 * (size_t)code->instruction_count);
  read_constants(check, code);
  code->captures.count = read_count(check, 3);
  code->captures.bytes = skip(check, 3 * (size_t)code->captures.count);
  code->inner_count = read_count(check, 1);
  return !check->is_torn;
}

static void read_locals(clua_check_up *check, clua_code *code) {
  code->local_count = read_count(check, 3);
  code->locals = clua_scratch(check->L, sizeof(clua_local) * (size_t)code->local_count);
  for (int i = 0; i < code->local_count; i++) {
    skip_string(check);
    int start = read_int(check);
    code->locals[i] = (clua_local){.start = start, .end = read_int(check)};
  }
}

// What stands behind them.
bool clua_read_after_inner(clua_check_up *check, clua_code *code) {
  code->line_count = read_count(check, 1);
  code->lines = skip(check, (size_t)code->line_count);
  code->far_line_count = read_count(check, 2);
  code->far_lines = check->at;
  for (int i = 0; i < 2 * code->far_line_count; i++) read_int(check);
  read_locals(check, code);
  for (int names = read_count(check, 1); names > 0; names--) skip_string(check);
  return !check->is_torn;
}
