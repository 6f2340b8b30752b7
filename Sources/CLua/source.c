// A look at source before Lua compiles it.
#include <stdio.h>
#include <string.h>

#include "internal.h"

bool clua_check_source(
  const char *source, size_t length, char *message, size_t message_size, int32_t *line) {
  *line = 1;
  if (length > 0 && source[0] == LUA_SIGNATURE[0]) {
    snprintf(message, message_size, "attempt to load a binary chunk");
    return false;
  }
  return true;
}
