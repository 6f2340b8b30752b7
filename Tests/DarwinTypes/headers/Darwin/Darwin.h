// The little of Darwin's C library that the package uses, on 64 bits, with Darwin's types: written from
// POSIX and from Darwin's public manual pages. Nothing here is ever run.
#ifndef NAVHOST_DARWIN_H
#define NAVHOST_DARWIN_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Types

typedef int64_t off_t;
typedef int32_t pid_t;
typedef long ssize_t;
typedef long time_t;
typedef long clock_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint32_t useconds_t;
typedef struct __sFILE {
  int _r;
} FILE;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// MARK: Files

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  off_t st_size;
};

struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct DIR { int descriptor; } DIR;

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

#define R_OK 4
#define W_OK 2
#define X_OK 1
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
#define PATH_MAX 1024

int stat(const char *path, struct stat *info);
int lstat(const char *path, struct stat *info);
int access(const char *path, int mode);
int flock(int file, int operation);
int fsync(int file);
int fchmod(int file, mode_t mode);
int fchown(int file, uid_t owner, gid_t group);
int fstatat(int folder, const char *path, struct stat *info, int flags);
int link(const char *from, const char *to);
int unlink(const char *path);
int rmdir(const char *path);
int rename(const char *from, const char *to);
ssize_t readlink(const char *path, char *text, size_t size);
int dirfd(DIR *folder);
int fstat(int file, struct stat *info);
int close(int file);
ssize_t read(int file, void *_Nullable bytes, size_t count);
ssize_t write(int file, const void *_Nullable bytes, size_t count);
ssize_t pread(int file, void *_Nullable bytes, size_t count, off_t offset);
int ftruncate(int file, off_t size);
int pipe(int ends[_Nonnull 2]);
int mkdir(const char *path, mode_t mode);
char *_Nullable realpath(const char *path, char *_Nullable resolved);
DIR *_Nullable opendir(const char *path);
struct dirent *_Nullable readdir(DIR *folder);
int closedir(DIR *folder);
FILE *_Nullable fdopen(int file, const char *mode);
int ferror(FILE *file);
int dup(int file);
int dup2(int file, int other);
int isatty(int file);
int mkstemps(char *path, int suffix);
char *_Nullable mkdtemp(char *path);
FILE *_Nullable fopen(const char *path, const char *mode);
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file);
int fclose(FILE *file);
int fputs(const char *text, FILE *file);
int fputc(int character, FILE *file);
int fflush(FILE *_Nullable file);
int snprintf(char *_Nullable text, size_t size, const char *format, ...)
  __attribute__((format(printf, 3, 4)));
int vsnprintf(char *_Nullable text, size_t size, const char *format, va_list arguments);
int fprintf(FILE *file, const char *format, ...);
extern FILE *_Nonnull __stderrp;
extern FILE *_Nonnull __stdoutp;
#define stderr __stderrp
#define stdout __stdoutp

// MARK: Memory and text

#define HUGE_VAL __builtin_huge_val()
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
void *_Nullable malloc(size_t size);
void *_Nullable calloc(size_t count, size_t size);
void *_Nullable realloc(void *_Nullable bytes, size_t size);
void free(void *_Nullable bytes);
_Noreturn void abort(void);
void qsort(
  void *items, size_t count, size_t size,
  int (*compare)(const void *_Nullable one, const void *_Nullable other));
double strtod(const char *text, char *_Nullable *_Nullable end);
unsigned long strtoul(const char *text, char *_Nullable *_Nullable end, int base);
long strtol(const char *text, char *_Nullable *_Nullable end, int base);
void *memchr(const void *bytes, int byte, size_t count);
void *_Nullable memmem(const void *bytes, size_t count, const void *part, size_t partCount);
int memcmp(const void *one, const void *other, size_t count);
void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *bytes, int byte, size_t count);
size_t strlen(const char *text);
size_t strnlen(const char *text, size_t most);
char *strndup(const char *text, size_t most);
int strcmp(const char *one, const char *other);
int strncmp(const char *one, const char *other, size_t count);
int strcoll(const char *one, const char *other);
char *_Nullable strchr(const char *text, int character);
char *_Nullable strrchr(const char *text, int character);
char *_Nullable strstr(const char *text, const char *part);
char *_Nullable strpbrk(const char *text, const char *set);
size_t strspn(const char *text, const char *set);
size_t strcspn(const char *text, const char *set);
char *strcpy(char *to, const char *from);
char *_Nonnull strdup(const char *text);
char *_Nonnull strerror(int error);
int isalnum(int c), isalpha(int c), iscntrl(int c), isdigit(int c), isgraph(int c), islower(int c),
  isprint(int c), ispunct(int c), isspace(int c), isupper(int c), isxdigit(int c), tolower(int c),
  toupper(int c);

// MARK: Time, errors and processes

typedef enum {
  CLOCK_REALTIME = 0,
  CLOCK_MONOTONIC = 6,
  CLOCK_PROCESS_CPUTIME_ID = 12,
  CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
int nanosleep(const struct timespec *time, struct timespec *_Nullable left);
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *_Nullable tm_zone;
};
time_t time(time_t *_Nullable now);
time_t mktime(struct tm *time);
time_t timegm(struct tm *time);
struct tm *_Nullable gmtime_r(const time_t *time, struct tm *parts);
struct tm *_Nullable localtime_r(const time_t *time, struct tm *parts);
size_t strftime(char *text, size_t size, const char *format, const struct tm *time);

int *__error(void);
#define errno (*__error())
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EACCES 13
#define EADDRINUSE 48
#define EEXIST 17
#define ENOTDIR 20
#define ENOSPC 28
#define EROFS 30
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ENAMETOOLONG 63
#define EDOM 33
#define ERANGE 34
#define EISDIR 21
#define EINVAL 22
#define ELOOP 62

#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGXFSZ 25
typedef int sig_atomic_t;
typedef uint32_t sigset_t;
#define SIG_UNBLOCK 2
// `sigaction` is a structure, and a function.
union __sigaction_u {
  void (*_Nullable __sa_handler)(int);
  void (*_Nullable __sa_sigaction)(int, void *_Nullable, void *_Nullable);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(
  int signal, const struct sigaction *_Nullable action, struct sigaction *_Nullable former);
void (*_Nullable signal(int, void (*_Nullable)(int)))(int);
int sigemptyset(sigset_t *signals);
int sigaddset(sigset_t *signals, int signal);
int pthread_sigmask(int how, const sigset_t *_Nullable signals, sigset_t *_Nullable former);
char *_Nullable getenv(const char *name);
_Noreturn void exit(int status);
_Noreturn void _exit(int status);
uid_t getuid(void);
struct passwd {
  char *_Null_unspecified pw_name;
  char *_Null_unspecified pw_dir;
};
struct passwd *_Nullable getpwuid(uid_t user);
pid_t getpid(void);
int kill(pid_t process, int signal);
pid_t waitpid(pid_t process, int *_Nullable status, int options);
long sysconf(int name);
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
// `environ` is declared nowhere: programs go by this.
char *_Nullable *_Nonnull *_Nonnull _NSGetEnviron(void);

typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_adddup2(
  posix_spawn_file_actions_t _Nullable *_Nonnull actions, int from, int to);
int posix_spawn_file_actions_addopen(
  posix_spawn_file_actions_t _Nullable *_Nonnull actions, int file, const char *path, int flags,
  mode_t mode);
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_setsigmask(
  posix_spawnattr_t _Nullable *_Nonnull attributes, const sigset_t *signals);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull attributes, short flags);
int posix_spawn(
  pid_t *_Nullable process, const char *path,
  const posix_spawn_file_actions_t _Nullable *_Nullable actions,
  const posix_spawnattr_t _Nullable *_Nullable attributes,
  char *const _Nullable *_Nonnull arguments, char *const _Nullable *_Nullable environment);
int execv(const char *path, char *const _Nullable *_Nonnull arguments);

struct pollfd {
  int fd;
  short events, revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLHUP 0x0010
int poll(struct pollfd *_Nonnull files, nfds_t count, int timeout);

// MARK: Terminals

typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
struct winsize {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};
#define BRKINT 0x00000002
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define CS8 0x00000300
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define TCSANOW 0
#define TCSADRAIN 1
int tcgetattr(int file, struct termios *mode);
int tcsetattr(int file, int when, const struct termios *mode);

// MARK: Threads

typedef struct _opaque_pthread_t {
  long sig;
  char opaque[8176];
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
  long sig;
  char opaque[56];
} pthread_attr_t;
typedef struct _opaque_pthread_once_t {
  long sig;
  char opaque[8];
} pthread_once_t;
typedef struct _opaque_pthread_mutex_t {
  long sig;
  char opaque[56];
} pthread_mutex_t;
#define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}
#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}

_Nonnull pthread_t pthread_self(void);
int pthread_once(pthread_once_t *once, void (*routine)(void));
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_create(
  _Nullable pthread_t *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
  void *_Nullable (*_Nonnull routine)(void *_Nonnull), void *_Nullable argument);
int pthread_join(_Nonnull pthread_t thread, void *_Nullable *_Nullable result);
void *_Nonnull pthread_get_stackaddr_np(_Nonnull pthread_t thread);
size_t pthread_get_stacksize_np(_Nonnull pthread_t thread);

// MARK: Libraries

#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
void *_Nullable dlopen(const char *_Nullable path, int mode);
void *_Nullable dlsym(void *_Nullable handle, const char *symbol);
char *_Nullable dlerror(void);

#pragma clang assume_nonnull end
#endif
