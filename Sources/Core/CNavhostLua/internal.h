// What the files of this target share. Nothing here is seen by Swift.
//
// The files lie in layers. One calls those of lower layers, and of its own those that stand before it;
// `scripts/dev/ctest.sh` fails where calls go in a circle.
//
//   9  state                                        opens and closes a state
//   8  require  catalog  libraries                  what Lua code finds
//   7  pattern  lib_*                               functions that take the place of Lua's own
//   6  fields  call  callback  proxy_methods        calls from Swift, and calls of Swift
//   5  proxy  outgoing                              values on their way into Lua
//   4  flatten  identity  report  frames            values on their way out, failures, what stands still
//   3  refs  objects  verify*  compile              what Swift holds of Lua, and Lua of Swift
//   2  registry  memory  list  text  scratch        the allocator, and what is kept
//   1  budget                                       units, blocks, stops, collections
//   0  clock  cstack  hooks  watch  coverage  profile  places  features  what needs nothing of ours
//
// Layer 5 makes values of functions of layer 6: those stand in `clua_state.upper`.
#ifndef CLUA_INTERNAL_H
#define CLUA_INTERNAL_H

#if __has_include(<lua.h>)
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#else
#error "Lua 5.4 is missing: install the package liblua5.4-dev (apt-get install liblua5.4-dev)"
#endif

#include <signal.h>

#include "clua.h"
#include "stock.h"

enum {
  CLUA_KINDS = 16,
  CLUA_DEPTH = 200,              // nested calls into one state
  CLUA_CLOSE_DEPTH = 64,         // nested coroutine.close
  CLUA_MAX_RESULTS = 250,
  CLUA_MAIN_STACK = 20,          // slots that the main thread has from the start
  CLUA_STACK_RESERVE = 192 * 1024,  // bytes of the C stack that calls leave alone
  CLUA_FULL_BLOCK = 1024,        // instructions between two hooks, at most
  CLUA_CHEAP = 8,                // values that are pushed without a protected call of their own
  CLUA_SPARES = 16,              // userdata that one protected call makes
  CLUA_FACTS = 8,                // fields that the calls under way know of their arguments
  CLUA_KEPT_VALUES = 4096,       // that an emptied list has room for at most
  CLUA_MAX_VALUES = 4000,        // that one function of ours gives to a sandbox
  CLUA_MAX_SHOWN = 8 * 1024,    // bytes of one argument that print and log hand to Swift
  CLUA_MAX_HANDED = 1024 * 1024,  // bytes that the arguments of one callback may take
  CLUA_GRACE = 64 * 1024 * 1024  // the allocator refuses only that far beyond the soft cap
};

// For a test before a switch, which the compiler else makes part of that switch: a jump by a table costs
// more than what most values need.
#define CLUA_LIKELY(condition) __builtin_expect(condition, 1)

// Keys in the registry of what the host keeps there. None is left out, so that they are an array, where
// Lua finds them at once. The first one is luaL_ref's own.
enum {
  CLUA_KEY_FREE = LUA_RIDX_LAST + 1,
  CLUA_KEY_THREADS,
  CLUA_KEY_SLOTS,      // slot -> the function
  CLUA_KEY_ATOMS,      // field name -> atom, of those that were read or written
  CLUA_KEY_PROXY_IDS,  // table proxy -> id, weak keys
  CLUA_KEY_ORDERS,     // table proxy -> the order `next` follows, weak keys
  CLUA_KEY_IDS,        // object -> the number `tostring` shows, weak keys
  CLUA_KEY_MODULES,    // what `require` has loaded
  CLUA_KEY_SEALED,     // read-only table -> its content, weak keys
  CLUA_KEY_METATABLE_SET,  // every table that a script made a metatable, weak keys
  CLUA_KEY_WORDS,      // strings that Lua pushes where it must not fail
  CLUA_KEY_RANDOM,     // the state of math.random, from its first use on
  CLUA_KEY_WEAK_KEYS,  // the metatable of tables with weak keys, and with weak values
  CLUA_KEY_WEAK_VALUES,
  CLUA_KEY_SPARES,  // userdata made in advance
  CLUA_KEY_HOOKS,   // thread -> the hook that a script has set, weak keys
  CLUA_KEY_REF,     // + reference: what it holds
};

// A list of values with the bytes they point to. It is emptied, not freed, between uses.
typedef struct clua_chunk {
  struct clua_chunk *next;
  size_t used, size;
  char bytes[];
} clua_chunk;

typedef struct clua_list {
  clua_value *values;
  int32_t count, capacity;
  clua_chunk *chunks;
  size_t bytes;  // of strings
  bool failed;   // there was no memory for something
} clua_list;

// A place in the scratch memory of a state.
typedef struct clua_mark {
  clua_chunk *chunk;
  size_t used;
} clua_mark;

// Why a compiled function is not run.
typedef struct clua_fault {
  int line;
  char text[300];
} clua_fault;

typedef struct clua_text {
  char *bytes;
  size_t length, capacity;
} clua_text;

// A thread that is being resumed; lives on the C stack of who resumed it.
typedef struct clua_frame {
  struct clua_frame *previous;
  lua_State *thread;
  const char *root;  // by clua_call: where the C stack stood; NULL: by Lua code
  bool notes_end;    // by clua_call: its return is looked at
  bool stops_at_entry;  // by clua_call: its first line is one to stop at
  int64_t call;      // by clua_call: its number, where somebody debugs
} clua_frame;

// What stops every state that shares it. `calls` counts those under way in all of them.
struct clua_signal {
  volatile sig_atomic_t raised;
  int calls;
};

// The deadline of calls, in nanoseconds of CPU time; see clock.c.
typedef struct clua_timer {
  int64_t limit;    // 0: none
  int64_t used;     // in the spans that have ended
  int64_t begun;    // the monotonic time when the span began that runs, 0: none runs
  int64_t cpu;      // the thread's time since which this span is measured, 0: it is not yet
  int64_t unasked;  // how much time may still pass unmeasured
  double granted;   // seconds, as messages say it
} clua_timer;

// The hook that a script has set for a thread.
typedef struct clua_script_hook {
  int mask;         // the events that it wants; 0: it is removed
  int count, left;  // instructions between two calls, and until the next one
  uint64_t edition;
} clua_script_hook;

enum clua_use { CLUA_FREE, CLUA_IDLE, CLUA_RUNNING, CLUA_WAITING };

typedef struct clua_thread {
  lua_State *thread;
  enum clua_use use;
  int64_t call;  // its number, where somebody debugs
} clua_thread;

// A host object that Lua holds a proxy of.
typedef struct clua_object {
  int64_t id;
  uint8_t kind;
} clua_object;

// A field of an argument that the host told in advance: good while the call runs.
typedef struct clua_fact {
  int64_t id;
  int32_t atom, ref;
  uint8_t kind;
} clua_fact;

// A source whose lines are counted: hits[LINE].
typedef struct clua_counted {
  char *source;
  uint32_t *hits;
  int32_t lines;
} clua_counted;

typedef struct clua_kind {
  const char *name;       // NULL: not declared
  const void *metatable;  // NULL: no object of the kind was handed over yet
  int32_t metatable_ref;
  int32_t cache_ref;      // id -> proxy, weak values
  uint8_t shape;          // enum clua_shape
} clua_kind;

// One function of the allow-list.
typedef struct clua_entry {
  const char *path;  // "name" or "library.name"
  const char *name;  // the end of it
  lua_CFunction function;
  bool is_random, makes_much;
} clua_entry;

enum { CLUA_MAX_ALLOWED = 100, CLUA_MAX_LIBRARIES = 8 };

// Entries that follow one another.
typedef struct clua_library_part {
  char name[16];  // "" for the globals
  int first, count;
} clua_library_part;

typedef struct clua_catalog {
  lua_CFunction stock[CLUA_STOCK];
  clua_entry entries[CLUA_MAX_ALLOWED];
  int count;
  clua_library_part libraries[CLUA_MAX_LIBRARIES];
  int library_count;
  size_t random_size;  // of the state of math.random
} clua_catalog;

// Functions of upper layers of which lower ones make values.
typedef struct clua_upper {
  lua_CFunction callback, bound_callback;
  const luaL_Reg *proxy_methods;
} clua_upper;

typedef struct clua_profile clua_profile;

struct clua_state {
  clua_config config;
  const clua_upper *upper;
  lua_State *main;
  clua_frame *frame;  // the innermost thread that runs
  int depth;          // clua_calls under way
  int close_depth;

  size_t used;          // bytes, with what the host holds for this state
  size_t collect_at;    // bytes in use at which a sandboxed state collects its garbage
  size_t long_strings;  // bytes of those alive
  int metatable_count;
  uint64_t last_serial;
  uint64_t last_handed;  // how often an object was handed over
  int lifted;           // > 0: the cap does not count (reports, closing)
  int64_t fail_after;   // for tests
  size_t fail_again;    // for tests: Lua tries a failed request twice

  // The machine of budget.c.
  int64_t units, granted;  // left, and as messages say it
  uint64_t until_look;  // units that functions of ours may take before they look; no more than are left
  int due;              // what is to be done at the next look: CLUA_DUE_...
  int pace;             // instructions in a block at most, as the clock has it
  int64_t block_began, block_cpu;  // when the last block was granted
  clua_timer timer;
  clua_signal *signal, own_signal;
  int stopping;         // the status that everything unwinds with, or 0
  char where[160];      // "FILE:LINE: " of the place where it stopped
  const char *reason;   // or NULL: the usual words
  int32_t exit_status;
  double clock;

  clua_list out, results;
  int32_t out_base;     // where those of the innermost call or callback begin
  bool unmarked;        // there was no memory for the mark of the call that began last
  clua_fact facts[CLUA_FACTS];
  int fact_count, first_fact;  // the first of those of the call that is being made
  clua_list **incoming;     // arguments of the callbacks under way, and lists for later ones
  int callbacks, incoming_count;
  clua_text message, traceback;
  clua_chunk *scratch;  // the newest first
  size_t scratch_bytes;
  bool suspending;      // a callback's suspension is on its way to clua_call
  bool notes_end;       // the next call does
  int32_t end_line;     // where the last one that did ended; 0: not known
  char end_place[LUA_IDSIZE + 16];  // the same as "FILE:LINE: ", where that is in another function

  clua_thread *threads;
  int32_t thread_count;
  int32_t ref_count, free_ref;
  clua_kind kinds[CLUA_KINDS];
  int spare_count;      // of CLUA_KEY_SPARES
  lua_Integer last_id;  // of CLUA_KEY_IDS
  const clua_catalog *catalog;
  bool has_hooks;         // a script has set one
  uint64_t hook_edition;  // older ones are forgotten
  bool counts_lines;
  clua_counted *counted;
  int32_t counted_count;
  clua_profile *profile;  // NULL: none
  clua_debugger *debugger;  // NULL: none
  clua_state *next_watched;  // of the debugger's
  int32_t *watched_files;    // numbers of the debugger's that were compiled here
  int32_t watched_count;
  bool has_breaks;           // one of them has a breakpoint
  bool stops_at_entry;       // the next call does
  int64_t blocks;            // that have ended, where somebody debugs
};

static inline clua_state *clua_of(lua_State *L) {
  return *(clua_state **)lua_getextraspace(L);
}

// MARK: What each file offers, in the order of the layers

// state.c. For tests: the n-th allocation of the opening fails.
clua_state *clua_open_failing(const clua_config *config, int64_t n);

// clock.c
int64_t clua_now(void);
int64_t clua_thread_time(void);
void clua_timer_begin(clua_timer *timer);
void clua_timer_end(clua_timer *timer);
bool clua_timer_is_over(clua_timer *timer);

// cstack.c
bool clua_out_of_stack(void);
void clua_need_stack(lua_State *L);  // raises where there is too little
void clua_need_stack_of_host(lua_State *L);

// hooks.c
clua_script_hook *clua_hook_of(lua_State *thread);  // NULL: none
lua_State *clua_hook_key(lua_State *thread);
void clua_remove_hook(lua_State *thread);
bool clua_push_hook_function(lua_State *L, lua_State *thread);  // false: nothing is pushed
bool clua_wants_hook(lua_State *L, int event, int instructions);
void clua_call_hook(lua_State *L, lua_Debug *activation);

// watch.c: true where what runs is to end
int clua_hook_mask(lua_State *thread);
void clua_refresh_hook(lua_State *thread);
void clua_note_chunk(clua_state *state, const char *name);
void clua_step_begins(clua_state *state, const lua_State *thread);
void clua_step_leaves(clua_state *state, const lua_State *thread, int status);
int64_t clua_number_call(clua_state *state);
bool clua_debug_look(lua_State *L);
bool clua_debug_line(lua_State *L, lua_Debug *activation);
bool clua_debug_return(lua_State *L, lua_Debug *activation);
bool clua_tells_error(clua_state *state);
void clua_error_is_over(const clua_state *state);
bool clua_debug_error(clua_state *state);
void clua_leave_debugger(clua_state *state);

// coverage.c
void clua_count_source(clua_state *state, const char *name);  // the host gave it
void clua_note_line(lua_State *L, lua_Debug *activation);
void clua_free_lines(clua_state *state);

// profile.c
bool clua_profile_looks(const clua_state *state);  // at each instruction
void clua_profile_settle(clua_state *state);
void clua_profile_rebase(clua_state *state);  // units were given or taken back
void clua_profile_moved(clua_state *state);
void clua_profile_step(lua_State *L, lua_Debug *activation);
void clua_free_profile(clua_state *state);
size_t clua_profile_bytes(const clua_state *state);

// places.c
void clua_find_place(lua_State *L, char *place, size_t size);
bool clua_note_return(lua_State *L, lua_Debug *activation);  // true where what runs is to end
void clua_note_error(clua_state *state, lua_State *thread);

// features.c
bool clua_bounds_chains(void);  // whether chains of names must be short, so that an error does not crash
// The argument that this Lua's table.remove blames for a wrong position.
int clua_position_argument(void);

// budget.c: budget.h

// memory.c
void *clua_allocate(void *state, void *block, size_t old_size, size_t new_size);
void *clua_resize(clua_state *state, void *block, size_t size);  // the host's own; NULL: none
uint64_t clua_serial(const void *block);  // of a block that the allocator made

// text.c
bool clua_text_set(clua_state *state, clua_text *text, const char *bytes, size_t length);
void clua_text_clear(clua_text *text);
int clua_compare_bytes(const char *a, size_t length_a, const char *b, size_t length_b);
void clua_short_name(const char *name, char *shown);
size_t clua_number_text(lua_State *L, int index, char *buffer, size_t size);

// list.c: list.h

// registry.c
int clua_protect(clua_state *state, lua_CFunction function, void *argument);
int clua_set_kept(lua_State *L);
void clua_keep_pair(lua_State *L, lua_Integer key);  // on top: a key and its value, into the table there
void clua_new_weak(lua_State *L, const char *mode);
void clua_fill_registry(lua_State *L);

// scratch.c
void *clua_scratch(lua_State *L, size_t size);  // raises where there is no memory
clua_mark clua_mark_scratch(const clua_state *state);
void clua_free_scratch(clua_state *state, clua_mark mark);  // what came after the mark

// verify.c: these take what they need of the limits, and may raise
bool clua_verify(lua_State *L, size_t source_length, clua_fault *fault);  // the function on top
bool clua_verify_dump(lua_State *L, uint8_t *dump, size_t length, bool *mended, clua_fault *fault);

// compile.c
int clua_compile(lua_State *L, const char *source, size_t length, const char *name, const char *mode);

// refs.c
int32_t clua_make_ref(clua_state *state, lua_State *L, int index);  // 0: no memory
int32_t clua_keep(lua_State *L);  // what is on top, which goes; raises where there is no memory
bool clua_push_ref(clua_state *state, lua_State *L, int32_t ref);

// objects.c
bool clua_object_at(lua_State *L, int index, clua_object *object);
uint64_t clua_handed(lua_State *L, int index);  // when the object there was

// report.c
int32_t clua_fail(clua_state *state, int32_t status, const char *message);
void clua_trace(clua_state *state, lua_State *thread);
int32_t clua_explain(clua_state *state, lua_State *thread, int lua_status);

// identity.c
const char *clua_tostring(lua_State *L, int index, size_t *length);
void clua_push_identity(lua_State *L, int index);  // what stands where Lua shows an address

// flatten.c: none of these raises
void clua_flatten(clua_state *state, lua_State *L, int index, clua_list *list, enum clua_mode mode);
void clua_flatten_key(lua_State *L, int index, clua_value *value);

// proxy.c
void clua_push_object(lua_State *L, const clua_value *object);
bool clua_push_held(lua_State *L, const clua_value *object);
bool clua_push_spare(lua_State *L, const clua_value *object);
void clua_define_dynamics(lua_State *L);

// outgoing.c: pushes raise where there is no memory
void clua_out_end(clua_state *state);
void clua_push_slot(lua_State *L, int32_t slot);
void clua_push_first(lua_State *L);
int clua_push_all(lua_State *L);
int clua_push_all_cheaply(lua_State *L);
void clua_push_pairs(lua_State *L);  // the first outgoing table, as a list key, value, key, value

// callback.c
int clua_callback(lua_State *L);
int clua_bound_callback(lua_State *L);
void clua_define_functions(lua_State *L);
clua_list *clua_enter(lua_State *L);
void clua_leave(clua_state *state);
void clua_take(lua_State *L, int index, clua_list *list, enum clua_mode mode);  // one argument
int clua_answer_raise(lua_State *L);

// proxy_methods.c
int clua_proxy_next(lua_State *L);
extern const luaL_Reg clua_proxy_methods[];

// lib_*.c: functions of ours that take the place of Lua's: {"library.name", function}, NULL at the end.
extern const luaL_Reg clua_base_functions[], clua_coroutine_functions[], clua_pattern_functions[],
  clua_string_functions[], clua_table_functions[], clua_sort_functions[], clua_utf8_functions[];
extern const luaL_Reg clua_sandbox_functions[], clua_clock_functions[],
  clua_stock_functions[];  // in sandboxed states only
extern const luaL_Reg clua_trusted_functions[], clua_debug_functions[];  // in the others only
extern const luaL_Reg clua_string_metamethods[];
int clua_next(lua_State *L);
int clua_pairs(lua_State *L);
int clua_load_function(lua_State *L);
int clua_randomseed(lua_State *L);  // with the state of math.random as its upvalue
void clua_pay_for_reading(lua_State *L, int first, int last);  // arguments
size_t clua_subject_length(lua_State *L);
lua_Integer clua_integer_at(lua_State *L, int index, lua_Integer otherwise);
size_t clua_span(lua_State *L, lua_Integer last_default);
void clua_clip_position(lua_State *L, int index);
int clua_call_stock(lua_State *L, enum clua_stock function);
lua_Integer clua_table_length(lua_State *L);  // of the first argument, to be read and written
bool clua_has_field(lua_State *L, int table, const char *name);
int clua_get_element(lua_State *L, int table, lua_Integer at);
void clua_set_element(lua_State *L, int table, lua_Integer at);

// require.c
void clua_define_require(lua_State *L);

// catalog.c
const clua_catalog *clua_read_catalog(void);
size_t clua_library_length(const char *path);
extern const luaL_Reg *const clua_replacements[];

// libraries.c
void clua_open_libraries(lua_State *L);

#endif
