// What one step may take that nothing interrupts: prints the worst found of each kind.
#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

typedef struct step {
  const char *name, *set_up, *step;
} step;

static const step steps[] = {
  {"compare two strings of zeros, 3 MiB each", "A = ('\\0'):rep(3 << 20) B = A .. ''", "return A < B"},
  {"are two strings of 3 MiB equal", "A = ('a'):rep(3 << 20) B = ('a'):rep(3 << 20)", "return A == B"},
  {"read 4 MiB of blanks as a number", "A = (' '):rep(4 << 20) .. '1'", "for i = 1, A do end"},
  {"read 4 MiB of digits as a number", "A = ('1'):rep(4 << 20)", "for i = 1, A do break end"},
  {"join two strings of 2 MiB", "A = ('a'):rep(2 << 20)", "return A .. A"},
  {"grow a table whose 4,096 keys collide", "M = 0x7fff * 0x3fff * 0x1fff T = {}"
   " for i = 1, 4096 do T[i * M] = i end", "T[4097 * M] = 1"},
  {"arrange a table anew whose 8,192 keys collide", "M = 8191 * 16383 T = {}"
   " for i = 1, 8192 do T[i * M] = i end", "T[M] = nil T[8193 * M] = 1"},
  {"walk along 38 tables of 8,192 keys that collide", "M = 8191 * 16383 T = {}"
   " for j = 1, 38 do local t = {} for i = 1, 8192 do t[i * M] = i end T = setmetatable(t, {__index = T}) end",
   "return T[-M]"},
  {"look a key up among 8,192 that collide", "M = 0x7fff * 0x3fff * 0x1fff T = {}"
   " for i = 1, 8192 do T[i * M] = i end", "return T[-M]"},
  {"arrange a list of 200,000 anew", "T = {} for i = 1, 200000 do T[i] = i end", "T.x = 1"},
  {"walk over 200,000 that are empty", "T = {} for i = 1, 200000 do T[i] = i end"
   " for i = 1, 200000 do T[i] = nil end", "return next(T)"},
  {"a chain of 4,000 __call", "F = type for i = 1, 4000 do F = setmetatable({}, {__call = F}) end",
   "return F()"},
  {"a __call that goes in circles", "F = {} setmetatable(F, {__call = F})", "return F()"},
  {"an __index that goes in circles", "A = {} B = setmetatable({}, A) A.__index = B setmetatable(A, A)"
   " T = setmetatable({}, A)", "return T.x"},
  {"collect 6 MiB of small tables", "T = {} for i = 1, 50000 do T[i] = {i} end",
   "for i = 1, 40000 do T[i] = {} end"},
  {"compile 256 bytes of nested names", "local v = {} for i = 1, 190 do v[i] = 'v' .. i end"
   " local l = table.concat(v, ',') S = 'local ' .. l .. ' ' .. ('function x()'):rep(90) .. 'x{' .. l .. '}'"
   " .. (' end'):rep(90)", "return load(S)"},
  {"an error behind 15,000 instructions", "F = load('local x = ... ' .. ('x = x.a '):rep(1900) .. 'return x.b.c')"
   " T = {} T.a = T", "return pcall(F, T)"},
  {"utf8.len of 4 MiB", "A = ('\xc3\xa9'):rep(2 << 20)", "return utf8.len(A)"},
  {"utf8.codepoint of 7,000 letters",
   "A = ('\\u{7fffffff}'):rep(7000)", "return select('#', utf8.codepoint(A, 1, -1))"},
  {"string.upper of 2 MiB", "A = ('a'):rep(2 << 20)", "return #A:upper()"},
  {"string.packsize of 64 KiB", "A = ('b'):rep(1 << 16)", "return string.packsize(A)"},
  {"string.unpack of a format of 64 KiB", "A = (' '):rep(1 << 16)", "return string.unpack(A, '')"},
  {"string.format of 1 MiB", "A = ('%%'):rep(1 << 19)", "return #A:format()"},
  {"string.format of 128 KiB that are quoted", "A = ('\\0'):rep(1 << 17)", "return #('%q'):format(A)"},
  {"a loop from 7 MiB of digits to them", "A = ('1'):rep(7 << 20)", "for i = A, A, A do break end"},
  {"math.max of 7 MiB of digits", "A = ('1'):rep(7 << 18) T = {A, A, A, A}", "return math.max(table.unpack(T))"},
  {"tonumber of 4 MiB of letters", "A = ('z'):rep(4 << 20)", "return tonumber(A, 36)"},
  {"table.unpack of 4,000", "T = {} for i = 1, 4000 do T[i] = i end", "return select('#', table.unpack(T))"},
  {"64 KiB of data to the host", "T = {} for i = 1, 4000 do T[i] = i end", "note(T)"},
};

enum { MOST_MILLISECONDS = 200 };

// Whether each stays within what docs/security.md promises.
bool print_steps(void) {
  bool all_short = true;
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    int64_t worst = 0;
    for (int round = 0; round < 3; round++) {
      clua_state *state = open_state((options){.units = 1000000000, .seconds = 30});
      run_source(state, steps[i].set_up);
      int32_t ref = load_ref(state, steps[i].step);
      clua_set_seconds(state, 0, 0, 0);
      clua_set_units(state, 1000000000, 1000000000);
      int64_t before = clua_thread_time();
      clua_call(state, ref, -1, CLUA_REF, NULL);
      int64_t taken = clua_thread_time() - before;
      if (taken > worst) worst = taken;
      clua_close(state);
    }
    bool is_short = worst < (int64_t)MOST_MILLISECONDS * 1000000;
    printf("%8.2f ms  %s%s\n", (double)worst / 1e6, steps[i].name, is_short ? "" : ": TOO LONG");
    all_short = all_short && is_short;
  }
  return all_short;
}
