// Looks at what Lua's compiler has made before it runs. The interpreter takes its instructions on trust: one
// that reads a register which nobody has written gets what a function of C has left there, and a variable
// that was not closed lives on in a register that others use. Compilers of Lua have had mistakes that do
// both, in every release of 5.4. One of them is mended here, since honest code meets it (verify_flow.c); what
// the others have got wrong is refused.
#include "verify.h"

enum { MOST_NESTED = 250 };

static bool torn(clua_check_up *check) {
  static const char text[] =
    "this interpreter (" LUA_RELEASE ") writes functions in a format that is not the one of Lua 5.4: what it "
    "compiles cannot be checked, so it is not run";
  memcpy(check->fault->text, text, sizeof text);
  check->fault->line = 1;
  return false;
}

static bool check_code(clua_check_up *check, clua_code *code) {
  clua_layout layout = {0};
  if (!clua_check_shape(check, code, &layout)) return false;
  if (check->bounds_chains && !clua_check_names(check, code, &layout)) return false;
  return clua_check_flow(check, code, &layout);
}

// Reads and checks a function, those that stand in it first.
static bool check_function(clua_check_up *check, clua_captures *captures, int depth) {
  clua_state *state = clua_of(check->L);
  clua_mark mark = clua_mark_scratch(state);
  clua_code code = {0};
  if (depth > MOST_NESTED || !clua_read_before_inner(check, &code)) return torn(check);
  clua_captures *inner = clua_scratch(check->L, sizeof *inner * (size_t)code.inner_count);
  for (int i = 0; i < code.inner_count; i++) {
    if (!check_function(check, &inner[i], depth + 1)) return false;
  }
  code.inner = inner;
  if (!clua_read_after_inner(check, &code)) return torn(check);
  bool is_sound = check_code(check, &code);
  *captures = code.captures;
  clua_free_scratch(state, mark);
  return is_sound;
}

bool clua_verify_dump(lua_State *L, uint8_t *dump, size_t length, bool *mended, clua_fault *fault) {
  clua_captures captures;
  clua_check_up check = {
    .L = L, .at = dump, .end = dump + length, .fault = fault, .bounds_chains = clua_bounds_chains(),
  };
  bool is_sound = clua_read_header(&check) ? check_function(&check, &captures, 0) : torn(&check);
  *mended = check.is_mended;
  return is_sound;
}

typedef struct reading {
  const uint8_t *dump;
  size_t left;
} reading;

static const char *next_piece(lua_State *L, void *context, size_t *size) {
  enum { PIECE = 4096 };
  reading *reading = context;
  const uint8_t *piece = reading->dump;
  *size = reading->left < PIECE ? reading->left : PIECE;
  clua_pay_for_check(L, *size / 64);
  reading->dump += *size;
  reading->left -= *size;
  return (const char *)piece;
}

// What was mended takes the place of the function on top.
static void read_back(lua_State *L, const uint8_t *dump, size_t length) {
  reading reading = {dump, length};
  lua_pop(L, 1);
  if (lua_load(L, next_piece, &reading, "=mended", "b") != LUA_OK) lua_error(L);
}

bool clua_verify(lua_State *L, size_t source_length, clua_fault *fault) {
  static const clua_mark all = {NULL, 0};
  clua_state *state = clua_of(L);
  size_t length;
  bool is_mended;
  clua_free_scratch(state, all);
  uint8_t *dump = clua_dump_function(L, source_length, &length);
  bool is_sound = clua_verify_dump(L, dump, length, &is_mended, fault);
  if (is_sound && is_mended) read_back(L, dump, length);
  clua_free_scratch(state, all);
  return is_sound;
}
