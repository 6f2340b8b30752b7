// Compiling, in pieces: between two of them everything can stop, however long the source takes. What a text
// became is looked at before it runs.
#include <string.h>

#include "budget.h"

enum { PIECE = 256 };

typedef struct reading {
  const char *at;
  size_t left;
  int line;
} reading;

static const char *next_piece(lua_State *L, void *context, size_t *size) {
  reading *reading = context;
  const char *piece = reading->at;
  clua_check(L);
  *size = reading->left < PIECE ? reading->left : PIECE;
  for (size_t i = 0; i < *size; i++) reading->line += piece[i] == '\n';
  reading->at += *size;
  reading->left -= *size;
  return piece;
}

// "FILE:LINE: message", as the compiler of Lua says it.
static int refuse(lua_State *L, const char *name, int line, const char *message) {
  char shown[LUA_IDSIZE];
  clua_short_name(name, shown);
  lua_pushfstring(L, "%s:%d: %s", shown, line, message);
  return LUA_ERRSYNTAX;
}

// What the compiler got wrong is not run.
static int verify(lua_State *L, const char *name, size_t length) {
  clua_fault fault;
  if (clua_verify(L, length, &fault)) return LUA_OK;
  lua_pop(L, 1);
  return refuse(L, name, fault.line, fault.text);
}

// Leaves the function, or what is wrong, and tells Lua's status: LUA_OK, LUA_ERRSYNTAX or LUA_ERRMEM.
int clua_compile(
  lua_State *L, const char *source, size_t length, const char *name, const char *mode) {
  reading reading = {source, length, 1};
  bool is_text = strcmp(mode, "t") == 0;
  clua_need_stack(L);
  luaL_checkstack(L, 8, NULL);
  clua_note_chunk(clua_of(L), name);
  if (is_text && length > 0 && *source == *LUA_SIGNATURE) return refuse(L, name, 1, "not a text");
  int status = lua_load(L, next_piece, &reading, name, mode);
  clua_check(L);
  if (status == LUA_OK && is_text) return verify(L, name, length);
  if (status == LUA_OK || status == LUA_ERRSYNTAX || status == LUA_ERRMEM) return status;
  lua_pop(L, 1);  // the compiler called itself too often, and says so without a place
  return refuse(L, name, reading.line, "chunk has too many nested levels");
}
