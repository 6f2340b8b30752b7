// What stands for host objects in Lua.
#ifndef CLUA_PROXY_H
#define CLUA_PROXY_H

#include "internal.h"

// The bytes of a userdata that stands for an object.
typedef struct clua_proxy {
  const clua_state *owner;  // tells it from the userdata of others
  clua_object object;
} clua_proxy;

// What is handed over once is light userdata, which needs no memory: kind, family and id in one word.
enum { CLUA_ID_BITS = 48, CLUA_FAMILY_BITS = 8, CLUA_KIND_BITS = 5 };

_Static_assert(sizeof(void *) == sizeof(uint64_t), "a pointer has room for kind, family and id");
_Static_assert(CLUA_KINDS <= 1 << CLUA_KIND_BITS, "a kind has its place in the word");

// The object that the userdata at `index` stands for. An address has no kind in its upper bits, nor has
// the light userdata of others, whose length is 0.
static inline bool clua_userdata_at(lua_State *L, int index, clua_object *object) {
  const clua_state *state = clua_of(L);
  const clua_proxy *proxy = lua_touserdata(L, index);
  uint64_t word = (uint64_t)proxy;
  uint8_t kind = (uint8_t)(word >> (CLUA_ID_BITS + CLUA_FAMILY_BITS));
  if (clua_is_once(state, kind) && lua_islightuserdata(L, index)) {
    *object = (clua_object){
      .id = (int64_t)(word & ((UINT64_C(1) << CLUA_ID_BITS) - 1)),
      .family = (word >> CLUA_ID_BITS) & ((1 << CLUA_FAMILY_BITS) - 1),
      .kind = kind,
    };
    return true;
  }
  if (proxy == NULL || lua_rawlen(L, index) != sizeof *proxy || proxy->owner != state) return false;
  *object = proxy->object;
  return true;
}

#endif
