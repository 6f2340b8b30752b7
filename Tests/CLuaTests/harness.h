// A small harness: a test program is a list of cases, a case makes checks. A case is a test: it passes if it makes
// checks and all of them hold.
#ifndef CLUA_TEST_HARNESS_H
#define CLUA_TEST_HARNESS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clua.h"

extern int tests_passed, tests_failed;
extern int64_t checks_made;

// Counts one check; where it fails, says which.
void check_at(const char *file, int line, bool holds, const char *what, const char *details);

#define check(condition) check_at(__FILE__, __LINE__, (condition), #condition, "")
#define check_text(text, wanted) \
  check_at(__FILE__, __LINE__, strcmp((text), (wanted)) == 0, "want: " wanted, (text))
#define check_contains(text, wanted) \
  check_at(__FILE__, __LINE__, strstr((text), (wanted)) != NULL, "want: " wanted, (text))

typedef struct test_case {
  const char *name;
  void (*run)(void);
} test_case;

// A state whose callbacks are the host of the tests; what Swift would be.
typedef struct options {
  bool trusted;
  size_t memory;
  int64_t units;
  double seconds;
} options;

clua_state *open_state(options options);
extern const clua_library host_library, script_library;

// Runs a chunk; its status. Results as text are in `answer`, values separated by a space.
int32_t run_source(clua_state *state, const char *source);
int32_t call_ref(clua_state *state, int32_t ref, int32_t *waiting);
const char *answer(clua_state *state);
const char *fault(clua_state *state);
int32_t load_ref(clua_state *state, const char *source);

extern int64_t units_for_calls;
extern double seconds_for_calls;
extern const int32_t slot_of_sum;  // adds its arguments up
extern int32_t waiting_thread;

// What the host of the tests saw.
extern char host_log[4096];
void log_clear(void);

void run_cases(const char *name, const test_case *cases);

// Lists of cases, one for each file of tests.
#define CASES(list) extern const test_case list[]

#endif
