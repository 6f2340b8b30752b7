// Texts that outlive what they were made from.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Without memory the old buffer takes as much as it holds.
bool clua_text_set(clua_state *state, clua_text *text, const char *bytes, size_t length) {
  if (length + 1 > text->capacity) {
    char *grown = clua_resize(state, text->bytes, length + 1);
    if (grown != NULL) {
      text->bytes = grown;
      text->capacity = length + 1;
    } else {
      length = text->capacity > 0 ? text->capacity - 1 : 0;
    }
  }
  text->length = length;
  if (text->bytes == NULL) return false;
  memcpy(text->bytes, bytes, length);
  text->bytes[length] = '\0';
  return true;
}

void clua_text_clear(clua_text *text) {
  text->length = 0;
  if (text->bytes != NULL) text->bytes[0] = '\0';
}

int clua_compare_bytes(const char *a, size_t length_a, const char *b, size_t length_b) {
  int order = memcmp(a, b, length_a < length_b ? length_a : length_b);
  return order != 0 ? order : length_a < length_b ? -1 : length_a > length_b;
}

// A number as Lua writes it, without asking Lua, which would need memory.
size_t clua_number_text(lua_State *L, int index, char *buffer, size_t size) {
  if (lua_isinteger(L, index)) {
    return (size_t)snprintf(buffer, size, LUA_INTEGER_FMT, lua_tointeger(L, index));
  }
  return clua_float_text(lua_tonumber(L, index), buffer, size);
}

size_t clua_float_text(double number, char *buffer, size_t size) {
  size_t length = (size_t)snprintf(buffer, size, LUA_NUMBER_FMT, number);
  if (buffer[strspn(buffer, "-0123456789")] == '\0' && length + 2 < size) {
    memcpy(buffer + length, ".0", 3);
    length += 2;
  }
  return length;
}

// A chunk's name as Lua shows it in messages: at most LUA_IDSIZE bytes with the NUL.
void clua_short_name(const char *name, char *shown) {
  size_t length = strlen(name);
  size_t line = strcspn(name, "\n");
  if (*name == '=' || *name == '@') {
    bool cut = *name == '@' && length > LUA_IDSIZE;
    const char *rest = cut ? name + length - (LUA_IDSIZE - 4) : name + 1;
    snprintf(shown, LUA_IDSIZE, "%s%.*s", cut ? "..." : "", cut ? 56 : 59, rest);
  } else {
    size_t room = LUA_IDSIZE - sizeof "[string \"...\"]";
    bool whole = line == length && length <= room;
    int part = (int)(line < room ? line : room);
    snprintf(shown, LUA_IDSIZE, "[string \"%.*s%s\"]", part, name, whole ? "" : "...");
  }
}
