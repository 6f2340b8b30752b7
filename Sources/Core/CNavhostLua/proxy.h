// What stands for host objects in Lua.
#ifndef CLUA_PROXY_H
#define CLUA_PROXY_H

#include "internal.h"

// The bytes of a userdata that stands for an object.
typedef struct clua_proxy {
  const clua_state *owner;  // tells it from the userdata of others
  clua_object object;
  uint64_t handed;  // when it was last handed over, by a count of this state's own: `pairs` goes by that
} clua_proxy;

// The object that the userdata at `index` stands for.
static inline bool clua_userdata_at(lua_State *L, int index, clua_object *object) {
  const clua_proxy *proxy = lua_touserdata(L, index);
  if (proxy == NULL || lua_rawlen(L, index) != sizeof *proxy) return false;
  if (proxy->owner != clua_of(L)) return false;
  *object = proxy->object;
  return true;
}

#endif
