#!/usr/bin/env python3
"""Runs a program of Swift tests and judges the run by the events that it writes into a file.

  swift_tests.py [--name NAME] COMMAND [ARGUMENT...]

COMMAND is a test program of Swift Testing, with its own arguments; `--event-stream-output-path` is added.
Prints each failed test with its place and messages, and ends with `N passed, N failed`. A run without an end,
or without a test, is a failure: its status or signal, the tests that were running, and its last words are
printed. With --name, NAME and a colon precede the count.

Exit status: 0 if all tests passed, 1 otherwise.
"""
import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

LAST_LINES = 20
MOST_RUNNING = 30


class Run:
    """What the events of one run say."""

    def __init__(self, path):
        self.functions = {}  # id: place, of each test function
        self.names = {}
        self.running = {}  # id of a test that has started: its name
        self.cases = {}  # id of a test with arguments: how many of its cases run
        self.ended = set()
        self.skipped = {}
        self.issues = {}  # id: the messages of its issues
        self.has_ended = False
        self.broken = None
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
            if line:
                self.read(number, line)

    def read(self, number, line):
        try:
            record = json.loads(line)
        except ValueError:
            # The last line of a run that was killed.
            self.broken = f"line {number} of the events is incomplete"
            return
        payload = record["payload"]
        if record["kind"] == "test":
            place = payload["sourceLocation"]
            self.names[payload["id"]] = payload.get("displayName") or payload["name"]
            if payload["kind"] == "function":
                self.functions[payload["id"]] = f"{place['fileID']}:{place['line']}"
        elif record["kind"] == "event":
            self.take(payload)

    def take(self, event):
        kind, test = event["kind"], event.get("testID")
        if kind == "testStarted" and test in self.functions:
            self.running[test] = self.names[test]
        elif kind == "testCaseStarted":
            self.cases[test] = self.cases.get(test, 0) + 1
        elif kind == "testCaseEnded":
            self.cases[test] -= 1
        elif kind == "testEnded":
            self.running.pop(test, None)
            if test in self.functions:
                self.ended.add(test)
        elif kind == "testSkipped" and test in self.functions:
            self.skipped[test] = self.names[test]
        elif kind == "issueRecorded" and is_failure(event["issue"]):
            self.issues.setdefault(test, []).append(message(event))
        elif kind == "runEnded":
            self.has_ended = True


def is_failure(issue):
    return issue.get("isFailure", not issue.get("isKnown", False))


def message(event):
    place = event["issue"].get("sourceLocation") or {}
    text = " ".join(part["text"] for part in event.get("messages", []))
    where = f"{place['fileID']}:{place['line']}: " if "fileID" in place else ""
    return where + text


def ended_by(status):
    if status >= 0:
        return f"status {status}"
    try:
        return f"signal {-status} ({signal.Signals(-status).name})"
    except ValueError:
        return f"signal {-status}"


def last_words(path):
    """The lines that say why a program crashed, and the last lines."""
    lines = path.read_bytes().decode(errors="replace").splitlines()
    rest, last = lines[:-LAST_LINES], lines[-LAST_LINES:]
    return [line for line in rest if "Fatal error" in line or line.startswith("*** ")] + last


def problem_of(run, status):
    """Why the run as a whole cannot be believed, or None."""
    if not run.has_ended:
        return f"the run ended with {ended_by(status)} and without its last event"
    if not run.ended:
        return "no test ran"
    if status != 0 and not run.issues:
        return f"no test failed, but the run ended with {ended_by(status)}"
    if status == 0 and run.issues:
        return "tests failed, but the run ended with status 0"
    return None


def print_failures(run):
    for test, messages in run.issues.items():
        print(f"failed: {run.names.get(test, 'outside of a test')} ({run.functions.get(test, test)})")
        for text in messages:
            print(f"  {text}")


def print_problem(problem, run, output):
    print(f"failed: {problem}")
    if run.broken:
        print(f"  {run.broken}")
    # Swift Testing starts all tests before their bodies run, and says only of tests with arguments which bodies run.
    tests = sorted(run.running, key=lambda test: run.cases.get(test, 0) == 0)
    running = [f"  running: {run.names[test]} ({run.functions[test]})" for test in tests]
    for line in running[:MOST_RUNNING]:
        print(line)
    if len(running) > MOST_RUNNING:
        print(f"  running: {len(running) - MOST_RUNNING} more")
    for line in last_words(output):
        print(f"  | {line}")


def report(run, status, output):
    """Prints what failed; returns how many tests passed, failed and were skipped."""
    print_failures(run)
    problem = problem_of(run, status)
    if problem:
        print_problem(problem, run, output)
    for name in run.skipped.values():
        print(f"skipped: {name}")
    failed = len(run.issues) + (1 if problem else 0)
    return len(run.ended - run.issues.keys()), failed, len(run.skipped)


def main(arguments):
    name = ""
    if arguments[:1] == ["--name"]:
        name = arguments[1] + ": "
        arguments = arguments[2:]
    if not arguments:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        events, output = Path(folder, "events"), Path(folder, "output")
        events.touch()
        with open(output, "wb") as file:
            command = arguments + ["--event-stream-output-path", str(events)]
            status = subprocess.run(command, stdout=file, stderr=file, stdin=subprocess.DEVNULL).returncode
        run = Run(events)
        passed, failed, skipped = report(run, status, output)
    end = f", {skipped} skipped" if skipped else ""
    print(f"{name}{passed} passed, {failed} failed{end}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
