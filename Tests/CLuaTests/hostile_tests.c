// The corpus of attacks, Tests/Hostile: each ends soon, as a hook and while it is loaded, and the next call
// of this and another state works. Lines "-- N = A | B" at the head of a file are values of a local `N`: the
// attack runs once with each.
#include <dirent.h>
#include <sys/resource.h>
#include <time.h>

#include "harness.h"

enum { MOST_FILES = 300, MOST_MEGABYTES = 100 };

// Under a sanitizer everything takes several times as long.
#ifdef __SANITIZE_ADDRESS__
static const double most_seconds = 15;
#else
static const double most_seconds = 1.5;
#endif

static double time_used(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void read_file(const char *name, char *bytes, size_t size) {
  char path[512];
  snprintf(path, sizeof path, CLUA_TESTS "/../Hostile/%s", name);
  FILE *file = fopen(path, "rb");
  size_t length = file == NULL ? 0 : fread(bytes, 1, size - 1, file);
  if (file != NULL) fclose(file);
  bytes[length] = '\0';
}

static bool works(clua_state *state) {
  units_for_calls = 500000;
  return run_source(state, "return ('x'):upper() .. tostring(2)") == CLUA_OK &&
         strcmp(answer(state), "X2") == 0;
}

// "-- ends: ok" on a file's first line means that it ends well; else any failure will do.
static bool ended_as_it_says(const char *source, int32_t status) {
  bool well = strncmp(source, "-- ends: ok", 11) == 0;
  return well == (status == CLUA_OK);
}

static void attack(
  const char *name, const char *text, const char *source, bool is_hook, clua_state *neighbour) {
  clua_state *state = open_state((options){.units = is_hook ? 500000 : 5000000});
  seconds_for_calls = is_hook ? 0.25 : 1;
  double start = time_used();
  int32_t status = run_source(state, source);
  double taken = time_used() - start;
  if (getenv("CLUA_TIMES") != NULL) printf("%6.3f %s: %s\n", taken, name, fault(state));
  check_at(name, is_hook, taken < most_seconds, "ends in time", fault(state));
  check_at(name, is_hook, ended_as_it_says(text, status), "ends as it says", fault(state));
  bool spoilt = strncmp(text, "-- spoils", 9) == 0;  // what it keeps stands in its own way
  check_at(name, is_hook, spoilt || works(state), "the state works on", fault(state));
  check_at(name, is_hook, works(neighbour), "its neighbour works on", fault(neighbour));
  clua_close(state);
}

static void attack_both_ways(
  const char *name, const char *text, const char *source, clua_state *neighbour) {
  attack(name, text, source, true, neighbour);
  attack(name, text, source, false, neighbour);
}

// One run for each value between the bars of a line "-- N = A | B"; their number.
static int run_values(const char *name, const char *text, const char *line, clua_state *neighbour) {
  static char source[1 << 16];
  const char *end = line + strcspn(line, "\n");
  int count = 0;
  for (const char *bar; line < end; line = bar + 3, count++) {
    bar = strstr(line, " | ");
    if (bar == NULL || bar > end) bar = end;
    snprintf(source, sizeof source, "local N = %.*s %s", (int)(bar - line), line, text);
    attack_both_ways(name, text, source, neighbour);
  }
  return count;
}

static void run_file(const char *name, clua_state *neighbour) {
  static char text[1 << 14];
  int values = 0;
  read_file(name, text, sizeof text);
  for (const char *line = text; strncmp(line, "--", 2) == 0; line += strcspn(line, "\n") + 1) {
    if (strncmp(line, "-- N = ", 7) == 0) values += run_values(name, text, line + 7, neighbour);
  }
  if (values == 0) attack_both_ways(name, text, text, neighbour);
}

static int compare(const void *a, const void *b) { return strcmp(a, b); }

static int list(char names[][64]) {
  int count = 0;
  DIR *directory = opendir(CLUA_TESTS "/../Hostile");
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
  check(count > 144);
  for (int i = 0; i < count; i++) run_file(names[i], neighbour);
  clua_close(neighbour);
#ifndef __SANITIZE_ADDRESS__
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  check(usage.ru_maxrss < MOST_MEGABYTES * 1024);
#endif
}

const test_case hostile_cases[] = {{"corpus", corpus}, {NULL, NULL}};
