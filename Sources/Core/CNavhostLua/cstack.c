// How much of the thread's own stack is left. Lua counts nested C calls, not what they take, and
// starts anew in some places: so every function of ours that can call back into Lua asks here.
#define _GNU_SOURCE  // pthread_getattr_np, gettid
#include <pthread.h>
#ifdef __linux__
#include <sys/auxv.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

#include "internal.h"

// The lowest address of the thread's stack; NULL where the system does not say.
#ifdef __APPLE__
static char *lowest_address(void) {
  pthread_t thread = pthread_self();
  return (char *)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
}
#else
// Of the main thread, for which the library below would read the process's map: the kernel writes the program's name
// at the stack's top, and lets it grow by the limit. More than 64 MiB may meet a mapping: nobody needs them.
static char *lowest_of_main(void) {
#ifdef __linux__
  const rlim_t most = 64 << 20;
  char *top = (char *)getauxval(AT_EXECFN);
  struct rlimit limit;
  if (gettid() == getpid() && top != NULL && getrlimit(RLIMIT_STACK, &limit) == 0) {
    return top - (limit.rlim_cur < most ? limit.rlim_cur : most);
  }
#endif
  return NULL;
}

static char *lowest_address(void) {
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  char *main = lowest_of_main();
  if (main != NULL) return main;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return NULL;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return lowest;
}
#endif

// A thread's stack stays where it is, and asking is slow.
static char *floor_of_stack(void) {
  static _Thread_local char *floor = NULL;
  if (floor == NULL) floor = lowest_address() + CLUA_STACK_RESERVE;
  return floor;
}

// The address of a variable would not do: a sanitizer may put it elsewhere.
bool clua_out_of_stack(void) { return (char *)__builtin_frame_address(0) < floor_of_stack(); }

void clua_need_stack(lua_State *L) {
  if (clua_out_of_stack()) luaL_error(L, "C stack overflow");
}

// What the host is asked to do may run another plugin, which has to find room: of what a call has found it
// may have used a quarter when it comes here.
void clua_need_stack_of_host(lua_State *L) {
  const clua_frame *frame = clua_of(L)->frame;
  const char *here = __builtin_frame_address(0), *floor = floor_of_stack();
  while (frame != NULL && frame->root == NULL) frame = frame->previous;
  if (here < floor || (frame != NULL && frame->root - here > (frame->root - floor) / 4)) {
    luaL_error(L, "C stack overflow");
  }
}
