// The corpus of hostile scripts: each ends soon, and the next call of this and another state works.
#include <dirent.h>
#include <sys/resource.h>
#include <time.h>

#include "harness.h"

enum { MOST_FILES = 400, MOST_MEGABYTES = 300, MOST_SECONDS = 2 };

static double time_used(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static size_t read_file(const char *name, char *bytes, size_t size) {
  char path[512];
  snprintf(path, sizeof path, CLUA_TESTS "/hostile/%s", name);
  FILE *file = fopen(path, "rb");
  size_t length = file == NULL ? 0 : fread(bytes, 1, size - 1, file);
  if (file != NULL) fclose(file);
  bytes[length] = '\0';
  return length;
}

static bool works(clua_state *state) {
  return run_source(state, "return ('x'):upper() .. tostring(2)") == CLUA_OK &&
         strcmp(answer(state), "X2") == 0;
}

// "-- ends: ok" on a file's first line means that it ends well; else any failure will do.
static bool ended_as_it_says(const char *source, int32_t status) {
  bool well = strncmp(source, "-- ends: ok", 11) == 0;
  return well == (status == CLUA_OK);
}

static void attack(const char *name, int64_t units, clua_state *neighbour) {
  static char source[1 << 16];
  size_t length = read_file(name, source, sizeof source);
  clua_state *state = open_state((options){.units = units});
  clua_set_seconds(state, 1, 1);
  double start = time_used();
  int32_t ref = 0, status = clua_load(state, source, length, "@hostile.lua", &ref);
  if (status == CLUA_OK) status = call_ref(state, ref, NULL);
  double taken = time_used() - start;
  if (getenv("CLUA_TIMES") != NULL) printf("%6.3f %s: %s\n", taken, name, fault(state)), fflush(stdout);
#ifndef __SANITIZE_ADDRESS__
  check_at(name, (int)(units / 100000), taken < MOST_SECONDS, "ends within two seconds", fault(state));
#endif
  (void)taken;
  check_at(name, 1, ended_as_it_says(source, status), "ends as it says", fault(state));
  units_for_calls = 500000;
  bool spoilt = strncmp(source, "-- spoils", 9) == 0;  // what it keeps stands in its own way
  check_at(name, 1, spoilt || works(state), "the state works on", fault(state));
  check_at(name, 1, works(neighbour), "its neighbour works on", fault(neighbour));
  clua_close(state);
}

static int compare(const void *a, const void *b) { return strcmp(a, b); }

static int list(char names[][64]) {
  int count = 0;
  DIR *directory = opendir(CLUA_TESTS "/hostile");
  if (directory == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(directory)) != NULL && count < MOST_FILES;) {
    if (strstr(entry->d_name, ".lua") == NULL) continue;
    snprintf(names[count++], 64, "%.60s", entry->d_name);
  }
  closedir(directory);
  qsort(names, (size_t)count, 64, compare);
  return count;
}

static void corpus(void) {
  static char names[MOST_FILES][64];
  int count = list(names);
  clua_state *neighbour = open_state((options){0});
  check(count >= 322);
  for (int i = 0; i < count; i++) {
    attack(names[i], 500000, neighbour);
    attack(names[i], 5000000, neighbour);
  }
  clua_close(neighbour);
#ifndef __SANITIZE_ADDRESS__
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  check(usage.ru_maxrss < MOST_MEGABYTES * 1024);
#endif
}

const test_case hostile_cases[] = {{"corpus", corpus}, {NULL, NULL}};
