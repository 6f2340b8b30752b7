// Values on their way out of Lua. Everything is read raw: no metamethod runs, nothing raises, and
// the pairs of a table come in a fixed order: numbers, then strings, then the rest.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "list.h"

enum { DATA_DEPTH = 32, DATA_SIZE = 64 * 1024, SHOWN_SIZE = 1024 * 1024 };
enum { VALUE_UNITS = 4, REFUSAL_UNITS = 512 };

typedef struct walk {
  clua_state *state;
  lua_State *L;
  clua_list *list;
  enum clua_mode mode;
  const void *path[DATA_DEPTH + 1];
  int depth;
  size_t size;
  const char *refusal;  // as data: why the whole table does not go
} walk;

typedef struct entry {
  int rank, index;
  double number;
  size_t length;
  const char *bytes;
} entry;

static void flatten(walk *walk, int index);

// Reading is work. What is only to be shown is for a person, who may see all of it.
static bool afford(walk *walk, uint64_t units) {
  if (walk->mode == CLUA_DISPLAY || clua_afford(walk->state, units)) return true;
  walk->refusal = "table that takes too many units of work to read";
  return false;
}

static void add_text(walk *walk, uint8_t type, const char *bytes, size_t length) {
  afford(walk, length / 64);
  const char *copy = clua_list_bytes(walk->state, walk->list, bytes, length);
  clua_value *value = clua_list_add(walk->state, walk->list, type);
  walk->size += length;
  if (copy == NULL || value == NULL) return;
  value->bytes = copy;
  value->length = length;
}

static void add_other(walk *walk, const char *what) {
  add_text(walk, CLUA_OTHER, what, strlen(what));
}

static void add_ref(walk *walk, int index, uint8_t kind) {
  int32_t ref = clua_make_ref(walk->state, walk->L, index);
  clua_value *value = clua_list_add(walk->state, walk->list, CLUA_FUNCTION);
  if (ref == 0) walk->list->failed = true;
  if (value == NULL) {
    clua_release(walk->state, ref);
    return;
  }
  value->kind = kind;
  value->ref = ref;
}

static void show_function(walk *walk, int index) {
  char text[LUA_IDSIZE + 32];
  lua_Debug activation;
  lua_pushvalue(walk->L, index);
  lua_getinfo(walk->L, ">S", &activation);
  if (activation.what[0] == 'C') {
    add_other(walk, "function: builtin");
  } else {
    lua_Integer line = activation.linedefined;
    snprintf(text, sizeof text, "function: %s:%d", activation.short_src, (int)line);
    add_other(walk, text);
  }
}

static void add_function(walk *walk, int index) {
  if (walk->mode == CLUA_DISPLAY) {
    show_function(walk, index);
  } else if (walk->depth == 0) {
    add_ref(walk, index, 0);
  } else {
    add_other(walk, "function");
  }
}

static int compare(const void *left, const void *right) {
  const entry *a = left, *b = right;
  if (a->rank != b->rank) return a->rank - b->rank;
  if (a->rank == 0) return a->number < b->number ? -1 : a->number > b->number;
  if (a->rank != 1) return a->index - b->index;
  return clua_compare_bytes(a->bytes, a->length, b->bytes, b->length);
}

static entry entry_at(lua_State *L, int index) {
  entry entry = {.rank = 2, .index = index};
  if (lua_type(L, index) == LUA_TNUMBER) {
    entry.rank = 0;
    entry.number = lua_tonumber(L, index);
  } else if (lua_type(L, index) == LUA_TSTRING) {
    entry.rank = 1;
    entry.bytes = lua_tolstring(L, index, &entry.length);
  }
  return entry;
}

// Leaves the keys of the table on the stack; -1 where they are too many.
static int push_keys(walk *walk, int index) {
  lua_State *L = walk->L;
  size_t most = (walk->mode == CLUA_DATA ? DATA_SIZE : SHOWN_SIZE) / 16;
  int first = lua_gettop(L) + 1;
  if (!lua_checkstack(L, 8)) return -1;
  lua_pushnil(L);
  for (size_t count = 0; lua_next(L, index); count++) {
    lua_pop(L, 1);
    if (count >= most || !lua_checkstack(L, 8)) {
      lua_settop(L, first - 1);
      return -1;
    }
    lua_pushvalue(L, -1);
  }
  return lua_gettop(L) - first + 1;
}

static void flatten_pairs(walk *walk, int index, int first, int count) {
  entry *entries = clua_resize(walk->state, NULL, sizeof(entry) * (size_t)(count + 1));
  if (entries == NULL) {
    walk->list->failed = true;
    return;
  }
  for (int i = 0; i < count; i++) entries[i] = entry_at(walk->L, first + i);
  qsort(entries, (size_t)count, sizeof(entry), compare);
  for (int i = 0; i < count && walk->refusal == NULL; i++) {
    flatten(walk, entries[i].index);
    lua_pushvalue(walk->L, entries[i].index);
    lua_rawget(walk->L, index);
    flatten(walk, lua_gettop(walk->L));
    lua_pop(walk->L, 1);
  }
  free(entries);
}

static bool on_path(const walk *walk, const void *table) {
  for (int i = 0; i < walk->depth; i++) {
    if (walk->path[i] == table) return true;
  }
  return false;
}

static void refuse(walk *walk, const char *reason) {
  if (walk->mode == CLUA_DISPLAY) {
    add_other(walk, reason);
  } else {
    walk->refusal = reason;
  }
}

static void enter_table(walk *walk, int index) {
  int32_t at = walk->list->count;
  int first = lua_gettop(walk->L) + 1;
  int count = push_keys(walk, index);
  if (count < 0) {
    afford(walk, REFUSAL_UNITS);
    refuse(walk, "table of more than 64 KiB");
    return;
  }
  clua_value *value = clua_list_add(walk->state, walk->list, CLUA_TABLE);
  if (value != NULL) {
    walk->list->values[at].count = (uint32_t)count;
    walk->path[walk->depth++] = lua_topointer(walk->L, index);
    flatten_pairs(walk, index, first, count);
    walk->depth--;
  }
  lua_settop(walk->L, first - 1);
}

static void flatten_table(walk *walk, int index) {
  size_t most = walk->mode == CLUA_DATA ? DATA_SIZE : SHOWN_SIZE;
  if (on_path(walk, lua_topointer(walk->L, index))) {
    refuse(walk, "table with a cycle");
  } else if (walk->depth >= DATA_DEPTH) {
    refuse(walk, "table more than 32 deep");
  } else if (walk->size > most) {
    refuse(walk, "table of more than 64 KiB");
  } else {
    enter_table(walk, index);
  }
}

// A table that does not go as data goes as one word on why.
static void flatten_data(walk *walk, int index) {
  int32_t at = walk->list->count;
  if (walk->mode == CLUA_REF) {
    add_ref(walk, index, 1);
    return;
  }
  flatten_table(walk, index);
  if (walk->mode == CLUA_DATA && walk->size > DATA_SIZE) {
    walk->refusal = "table of more than 64 KiB";
  }
  if (walk->refusal == NULL || walk->depth > 0) return;
  walk->list->count = at;
  add_other(walk, walk->refusal);
}

static void add_object(walk *walk, const clua_object *object) {
  clua_value *value = clua_list_add(walk->state, walk->list, CLUA_OBJECT);
  if (value == NULL) return;
  value->kind = object->kind;
  value->id = object->id;
}

// nil, a boolean or a number.
static bool read_plain(lua_State *L, int index, int type, clua_value *value) {
  switch (type) {
    case LUA_TNIL: value->type = CLUA_NIL; return true;
    case LUA_TBOOLEAN:
      value->type = CLUA_BOOLEAN;
      value->boolean = lua_toboolean(L, index);
      return true;
    case LUA_TNUMBER:
      value->type = lua_isinteger(L, index) ? CLUA_INTEGER : CLUA_NUMBER;
      if (value->type == CLUA_INTEGER) value->integer = lua_tointeger(L, index);
      else value->number = lua_tonumber(L, index);
      return true;
    default: return false;
  }
}

static void add_plain(clua_state *state, lua_State *L, int index, int type, clua_list *list) {
  clua_value *value = clua_list_add(state, list, CLUA_NIL);
  if (value != NULL) read_plain(L, index, type, value);
}

static void add_string(walk *walk, int index) {
  size_t length;
  const char *bytes = lua_tolstring(walk->L, index, &length);
  if (walk->depth > 0 && walk->size + length > DATA_SIZE && walk->mode == CLUA_DATA) {
    walk->refusal = "table of more than 64 KiB";
  } else {
    add_text(walk, CLUA_STRING, bytes, length);
  }
}

static void flatten_object(walk *walk, int index) {
  clua_object object;
  index = lua_absindex(walk->L, index);
  if (!lua_checkstack(walk->L, 8)) {
    walk->list->failed = true;
  } else if (clua_object_at(walk->L, index, &object)) {
    add_object(walk, &object);
  } else if (lua_istable(walk->L, index)) {
    flatten_data(walk, index);
  } else {
    add_other(walk, "userdata");
  }
}

static void flatten(walk *walk, int index) {
  int type = lua_type(walk->L, index);
  walk->size += 8;
  afford(walk, VALUE_UNITS);
  if (CLUA_LIKELY(type == LUA_TSTRING)) return add_string(walk, index);
  if (CLUA_LIKELY(type <= LUA_TBOOLEAN)) {
    return add_plain(walk->state, walk->L, index, type, walk->list);
  }
  switch (type) {
    case LUA_TNUMBER: add_plain(walk->state, walk->L, index, type, walk->list); break;
    case LUA_TFUNCTION: add_function(walk, index); break;
    case LUA_TTABLE:
    case LUA_TLIGHTUSERDATA:
    case LUA_TUSERDATA: flatten_object(walk, index); break;
    default: add_other(walk, lua_typename(walk->L, type));
  }
}

void clua_flatten(
  clua_state *state, lua_State *L, int index, clua_list *list, enum clua_mode mode) {
  int type = lua_type(L, index);
  if (CLUA_LIKELY(type <= LUA_TBOOLEAN)) {
    if (mode != CLUA_DISPLAY) clua_afford(state, VALUE_UNITS);
    return add_plain(state, L, index, type, list);
  }
  walk walk;  // the path is written before it is read
  walk.state = state;
  walk.L = L;
  walk.list = list;
  walk.mode = mode;
  walk.depth = 0;
  walk.size = 0;
  walk.refusal = NULL;
  flatten(&walk, index);
}

// A key of a field; what it points to stays as long as the value stays on the stack.
void clua_flatten_key(lua_State *L, int index, clua_value *value) {
  clua_object object;
  int type = lua_type(L, index);
  *value = (clua_value){.type = CLUA_OTHER};
  if (read_plain(L, index, type, value)) return;
  if (type == LUA_TSTRING) {
    value->type = CLUA_STRING;
    value->bytes = lua_tolstring(L, index, &value->length);
    clua_afford(clua_of(L), value->length / 64);
    return;
  }
  if (clua_object_at(L, index, &object)) {
    value->type = CLUA_OBJECT;
    value->kind = object.kind;
    value->id = object.id;
    return;
  }
  value->bytes = lua_typename(L, type);
  value->length = strlen(value->bytes);
}
