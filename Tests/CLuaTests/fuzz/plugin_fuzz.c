// A fuzz target: bytes as a plugin's file. It is loaded as the host does it, its manifest and hooks
// are read, each hook is called under a small budget, a question is answered, what onUnload returns
// goes to a second version, and both are closed. Nothing may crash, leak or outlive its budget, and a
// neighbour must work on.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness.h"

enum { UNITS = 20000, MEMORY = 1 << 20 };

static const char fields[] =
  "name\0version\0api\0description\0priority\0controllers\0sources\0onError\0";
static const char *const hooks[] = {
  "shouldPop", "gestureShouldBegin", "backTitle", "backColor", "barHidden", "didPop", "onLoad",
};

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  abort();
}

// The reference of the plugin's table, 0 where there is none.
static int32_t load(clua_state *state, const char *source, size_t length) {
  int32_t chunk = 0;
  if (clua_load(state, source, length, "@plugin.lua", &chunk) != CLUA_OK) return 0;
  clua_set_units(state, UNITS, UNITS);
  clua_out_begin(state);
  int32_t status = clua_call(state, chunk, 1, CLUA_REF, NULL);
  clua_release(state, chunk);
  if (clua_units_left(state) < 0) fail("more units were used than there are");
  if (status != CLUA_OK) return 0;
  int32_t count;
  const clua_value *value = clua_results(state, &count);
  return count == 1 && value->type == CLUA_FUNCTION ? value->ref : 0;
}

static void read_manifest(clua_state *state, int32_t table) {
  if (clua_fields(state, table, fields, CLUA_DATA) == CLUA_OK) answer(state);
  clua_keys(state, table);
}

static int32_t hook_of(clua_state *state, int32_t table, const char *name) {
  int32_t count;
  char names[32] = "";
  snprintf(names, sizeof names - 1, "%s", name);
  if (clua_fields(state, table, names, CLUA_DATA) != CLUA_OK) return 0;
  const clua_value *value = clua_results(state, &count);
  return count > 0 && value->type == CLUA_FUNCTION ? value->ref : 0;
}

static int32_t call_hook(clua_state *state, int32_t table, const char *name, bool object) {
  int32_t thread = 0, hook = hook_of(state, table, name);
  if (hook == 0) return CLUA_ERROR_RUNTIME;
  clua_set_units(state, UNITS, UNITS);
  clua_out_begin(state);
  clua_out_object(state, 1, 7);
  if (object) clua_out_object(state, 2, 8);
  clua_out_bound(state, slot_of_sum, 9);
  int32_t status = clua_call(state, hook, 2, CLUA_DATA, &thread);
  while (status == CLUA_SUSPENDED && clua_units_left(state) > 0) {
    clua_set_units(state, clua_units_left(state) / 2, clua_units_left(state) / 2);
    clua_out_begin(state);
    clua_out_boolean(state, object);
    status = clua_resume(state, thread, 2, CLUA_DATA, &thread);
  }
  if (status == CLUA_SUSPENDED) clua_drop(state, thread);
  if (status == CLUA_OK) answer(state);
  clua_release(state, hook);
  return status;
}

static void hand_over(clua_state *old, int32_t table, const char *source, size_t length) {
  clua_state *new = open_state((options){.memory = MEMORY});
  int32_t version = load(new, source, length);
  call_hook(old, table, "onUnload", false);
  if (version != 0) call_hook(new, version, "onLoad", true);
  clua_close(new);
}

static clua_state *neighbour;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (neighbour == NULL) neighbour = open_state((options){0});
  char *source = malloc(size + 1);  // its end is where the sanitizer looks
  memcpy(source, data, size);
  clua_state *state = open_state((options){.memory = MEMORY});
  int32_t table = load(state, source, size);
  if (table != 0) {
    read_manifest(state, table);
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++) {
      call_hook(state, table, hooks[i], i % 2 == 0);
    }
    hand_over(state, table, source, size);
  }
  clua_close(state);
  free(source);
  log_clear();
  if (run_source(neighbour, "return ('x'):rep(2)") != CLUA_OK) fail("the neighbour is broken");
  if (strcmp(answer(neighbour), "xx") != 0) fail("the neighbour answers something else");
  return 0;
}

#ifdef CLUA_FUZZ_MAIN
#include "mutate.h"

int main(int count, char **arguments) {
  return mutate_files(count > 1 ? atol(arguments[1]) : 10000, arguments + 2, count - 2);
}
#endif
