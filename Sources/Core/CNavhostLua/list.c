// Lists of values on their way between Swift and Lua.
#include <stdlib.h>
#include <string.h>

#include "list.h"

enum { CHUNK = 256, KEPT_CHUNK = 64 * 1024 };

static void free_chunks(clua_chunk *chunk) {
  while (chunk != NULL) {
    clua_chunk *next = chunk->next;
    free(chunk);
    chunk = next;
  }
}

// The newest chunk is kept, unless it is large.
static void clear_bytes(clua_list *list) {
  free_chunks(list->chunks->next);
  list->chunks->next = NULL;
  list->chunks->used = 0;
  if (list->chunks->size <= KEPT_CHUNK) return;
  free(list->chunks);
  list->chunks = NULL;
}

// What an emptied list keeps for its next use is bounded.
void clua_list_shrink(clua_list *list) {
  if (list->bytes > 0) clear_bytes(list);
  list->bytes = 0;
  if (list->capacity <= CLUA_KEPT_VALUES) return;
  free(list->values);
  list->values = NULL;
  list->capacity = 0;
}

void clua_list_free(clua_list *list) {
  free_chunks(list->chunks);
  free(list->values);
  *list = (clua_list){0};
}

// Where there is no memory the whole list counts as failed.
bool clua_list_grow(clua_state *state, clua_list *list) {
  const size_t most = SIZE_MAX / 2 / sizeof(clua_value);
  bool full = list->capacity > INT32_MAX / 2 || (size_t)list->capacity > most;
  int32_t capacity = full ? 0 : list->capacity == 0 ? 8 : list->capacity * 2;
  size_t size = sizeof(clua_value) * (size_t)capacity;
  clua_value *values = full ? NULL : clua_resize(state, list->values, size);
  if (values == NULL) {
    list->failed = true;
    return false;
  }
  list->values = values;
  list->capacity = capacity;
  return true;
}

static clua_chunk *add_chunk(clua_state *state, clua_list *list, size_t needed) {
  size_t size = needed > CHUNK ? needed : CHUNK;
  clua_chunk *chunk = clua_resize(state, NULL, sizeof(clua_chunk) + size);
  if (chunk == NULL) return NULL;
  *chunk = (clua_chunk){.next = list->chunks, .size = size};
  list->chunks = chunk;
  return chunk;
}

// A copy with a NUL after it, where it stays until the list is emptied.
const char *clua_list_bytes(clua_state *state, clua_list *list, const char *bytes, size_t length) {
  clua_chunk *chunk = list->chunks;
  if (chunk == NULL || chunk->size - chunk->used <= length) {
    chunk = add_chunk(state, list, length + 1);
  }
  if (chunk == NULL) {
    list->failed = true;
    return NULL;
  }
  char *copy = chunk->bytes + chunk->used;
  memcpy(copy, bytes, length);
  copy[length] = '\0';
  chunk->used += length + 1;
  list->bytes += length + 1;
  return copy;
}
