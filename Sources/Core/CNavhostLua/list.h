// Lists of values on their way between Swift and Lua.
#ifndef CLUA_LIST_H
#define CLUA_LIST_H

#include "internal.h"

bool clua_list_grow(clua_state *state, clua_list *list);
void clua_list_shrink(clua_list *list);
void clua_list_free(clua_list *list);
const char *clua_list_bytes(clua_state *state, clua_list *list, const char *bytes, size_t length);

// NULL where there is no memory; then the whole list counts as failed.
static inline clua_value *clua_list_add(clua_state *state, clua_list *list, uint8_t type) {
  if (list->count == list->capacity && !clua_list_grow(state, list)) return NULL;
  clua_value *value = &list->values[list->count++];
  *value = (clua_value){.type = type};
  return value;
}

static inline void clua_list_clear(clua_list *list) {
  if (list->bytes > 0 || list->capacity > CLUA_KEPT_VALUES) clua_list_shrink(list);
  list->count = 0;
  list->failed = false;
}

#endif
