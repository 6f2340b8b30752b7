"""Tests scripts/dev/swift_tests.py with programs that write the events of a run, or of half a run.

usage, in the repository's folder: python3 Tests/ScriptTests/swift_tests_test.py
"""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts/dev/swift_tests.py"

# A test program: writes the lines of the file EVENTS where it is told to, then does what CODE says.
PROGRAM = """
import os, sys
path = sys.argv[sys.argv.index("--event-stream-output-path") + 1]
open(path, "w").write(open({events!r}).read())
print("first words")
{code}
"""


def test(name, line=1):
    place = {"fileID": "M/A.swift", "line": line}
    return {"kind": "test", "payload": {"id": name, "kind": "function", "name": name, "sourceLocation": place}}


def event(kind, name=None, **more):
    return {"kind": "event", "payload": {"kind": kind, "testID": name, "messages": [], **more}}


def issue(name, text, **more):
    place = {"fileID": "M/A.swift", "line": 9}
    return {"kind": "event", "payload": {
        "kind": "issueRecorded", "testID": name, "messages": [{"text": text}],
        "issue": {"isFailure": True, "sourceLocation": place, **more}}}


def ran(name, *between):
    return [event("testStarted", name), *between, event("testEnded", name)]


END = event("runEnded")


class SwiftTestsTests(unittest.TestCase):
    def run_events(self, records, code="", *options):
        with tempfile.TemporaryDirectory() as folder:
            events = Path(folder, "events")
            lines = [r if isinstance(r, str) else json.dumps(r) for r in records]
            events.write_text("\n".join(lines))
            program = Path(folder, "program.py")
            program.write_text(PROGRAM.format(events=str(events), code=code))
            run = subprocess.run(
                [sys.executable, SCRIPT, *options, sys.executable, program], capture_output=True, text=True)
            return run.returncode, run.stdout.splitlines()

    def test_counts_functions_and_not_suites(self):
        suite = {"kind": "test", "payload": {
            "id": "S", "kind": "suite", "name": "S", "sourceLocation": {"fileID": "M/A.swift", "line": 1}}}
        records = [suite, test("a"), test("b"), *ran("S"), *ran("a"), *ran("b"), END]
        self.assertEqual(self.run_events(records), (0, ["2 passed, 0 failed"]))
        self.assertEqual(self.run_events(records, "", "--name", "c"), (0, ["c: 2 passed, 0 failed"]))

    def test_names_what_failed_with_place_and_message(self):
        records = [test("a", 3), test("b"), *ran("a", issue("a", "1 is not 2")), *ran("b"), END]
        status, lines = self.run_events(records, "sys.exit(1)")
        self.assertEqual(status, 1)
        self.assertEqual(lines, ["failed: a (M/A.swift:3)", "  M/A.swift:9: 1 is not 2", "1 passed, 1 failed"])

    def test_known_issues_are_not_failures(self):
        records = [test("a"), *ran("a", issue("a", "known", isKnown=True, isFailure=False)), END]
        self.assertEqual(self.run_events(records), (0, ["1 passed, 0 failed"]))

    def test_an_issue_of_a_suite_is_a_failure(self):
        status, lines = self.run_events([test("a"), *ran("a"), issue(None, "stray"), END], "sys.exit(1)")
        self.assertEqual((status, lines[-1]), (1, "1 passed, 1 failed"))

    def test_an_exit_without_an_end_is_a_failure(self):
        records = [test("a"), test("b", 7), *ran("a"), event("testStarted", "b")]
        status, lines = self.run_events(records, "sys.exit(0)")
        self.assertEqual(status, 1)
        self.assertEqual(lines, [
            "failed: the run ended with status 0 and without its last event", "  running: b (M/A.swift:7)",
            "  | first words", "1 passed, 1 failed"])

    def test_the_test_with_a_running_case_comes_first(self):
        records = [
            test("a"), test("b", 7), event("testStarted", "a"), event("testStarted", "b"),
            event("testCaseStarted", "a"), event("testCaseEnded", "a"), event("testCaseStarted", "b")]
        status, lines = self.run_events(records, "sys.exit(0)")
        self.assertEqual(status, 1)
        self.assertEqual(lines[1:3], ["  running: b (M/A.swift:7)", "  running: a (M/A.swift:1)"])

    def test_a_crash_is_named_with_its_signal(self):
        records = [test("a"), event("testStarted", "a"), '{"kind":"eve']
        status, lines = self.run_events(records, "sys.stdout.flush(); os.kill(os.getpid(), 4)")
        self.assertEqual((status, lines[0], lines[1]), (
            1, "failed: the run ended with signal 4 (SIGILL) and without its last event",
            "  line 3 of the events is incomplete"))
        self.assertEqual(lines[-1], "0 passed, 1 failed")

    def test_status_and_events_must_agree(self):
        status, lines = self.run_events([test("a"), *ran("a"), END], "sys.exit(3)")
        self.assertEqual((status, lines[0]), (1, "failed: no test failed, but the run ended with status 3"))
        status, lines = self.run_events([test("a"), *ran("a", issue("a", "x")), END], "sys.exit(0)")
        self.assertEqual((status, lines[-1]), (1, "0 passed, 2 failed"))

    def test_a_run_of_no_tests_is_a_failure(self):
        self.assertEqual(self.run_events([END])[0], 1)

    def test_skipped_tests_are_named_and_counted(self):
        records = [test("a"), test("b"), *ran("a"), event("testSkipped", "b"), END]
        self.assertEqual(self.run_events(records), (0, ["skipped: b", "1 passed, 0 failed, 1 skipped"]))


if __name__ == "__main__":
    result = unittest.main(exit=False, verbosity=0).result
    broken = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - broken} passed, {broken} failed")
    sys.exit(1 if broken else 0)
