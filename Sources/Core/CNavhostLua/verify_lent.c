// Whether a function keeps an argument beyond its call. One that does not can be lent the same userdata each time.
#include "budget.h"
#include "verify.h"

// Whether an instruction leaves the register alone, or reads a field of what it holds: nothing else is certain to
// keep nothing. A parameter has its register for the whole function, so that calls, constructors and the like work
// with registers above it.
static bool spares(clua_instruction now, int place) {
  const char *operands = clua_operations[now.operation].operands;
  switch (now.operation) {
    case OP_GETFIELD: return now.a != place;
    case OP_VARARGPREP: case OP_RETURN0: case OP_JMP: case OP_EXTRAARG: return true;
    case OP_TEST: case OP_RETURN1: case OP_MMBINI: case OP_MMBINK: return now.a != place;
    case OP_TESTSET: case OP_MMBIN: return now.a != place && now.b != place;
    case OP_SELF: return now.a > place && now.b != place && (now.k || now.c != place);
    case OP_SETTABLE: case OP_SETI: case OP_SETFIELD: case OP_SETTABUP: break;
    default:
      if (clua_operations[now.operation].is_special) return now.a > place;
  }
  const int values[] = {now.a, now.b, now.c};
  for (int i = 0; i < 3; i++) {
    bool is_register = strchr("wrR", operands[i]) != NULL || (strchr("xy", operands[i]) != NULL && !now.k);
    if (is_register && values[i] == place) return false;
  }
  return true;
}

static bool captures(const clua_captures *captures, int place) {
  for (int i = 0; i < captures->count; i++) {
    if (captures->bytes[3 * i] != 0 && captures->bytes[3 * i + 1] == place) return true;
  }
  return false;
}

// Reads past a function that stands in another one, and tells what it captures.
static bool read_inner(clua_check_up *check, clua_captures *captured) {
  clua_code code = {0};
  clua_captures ignored;
  if (!clua_read_before_inner(check, &code)) return false;
  for (int i = 0; i < code.inner_count; i++) {
    if (!read_inner(check, &ignored)) return false;
  }
  *captured = code.captures;
  return clua_read_after_inner(check, &code);
}

static bool keeps_nothing(clua_check_up *check, int place) {
  clua_code code = {0};
  if (!clua_read_header(check) || !clua_read_before_inner(check, &code)) return false;
  if (place >= code.parameters || code.is_vararg) return false;
  for (int i = 0; i < code.instruction_count; i++) {
    if (i % 256 == 0) clua_pay_for_check(check->L, 1);
    clua_instruction now = clua_instruction_at(&code, i);
    if (now.operation >= OP_COUNT || !spares(now, place)) return false;
  }
  for (int i = 0; i < code.inner_count; i++) {
    clua_captures captured;
    if (!read_inner(check, &captured) || captures(&captured, place)) return false;
  }
  return true;
}

typedef struct lending {
  int32_t ref, place;
  bool is_safe;
} lending;

static int look(lua_State *L) {
  static const clua_mark all = {NULL, 0};
  lending *lending = lua_touserdata(L, 1);
  clua_state *state = clua_of(L);
  size_t length;
  if (!clua_push_ref(state, L, lending->ref) || !lua_isfunction(L, -1) || lua_iscfunction(L, -1)) return 0;
  clua_free_scratch(state, all);
  uint8_t *dump = clua_dump_function(L, 0, &length);
  clua_check_up check = {.L = L, .at = dump, .end = dump + length};
  lending->is_safe = keeps_nothing(&check, lending->place);
  clua_free_scratch(state, all);
  return 0;
}

bool clua_keeps_no_argument(clua_state *state, int32_t ref, int32_t number) {
  // What a script runs may look into the calls of others, by `debug`.
  if (!state->config.sandboxed) return false;
  lending lending = {ref, number - 1, false};
  return clua_protect(state, look, &lending) == LUA_OK && lending.is_safe;
}
