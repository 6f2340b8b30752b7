#!/usr/bin/env python3
"""Runs `navhost trace diff` over all files of a folder with PySpark.

    scripts/spark/diff.py [--partitions N] [--summary] OLD NEW FOLDER

Each partition is a run of files in byte order of their names, so the lines come out as one
process prints them. The command of a partition is checked: one that fails stops everything, but
for error lines, which name file and line and make the exit status 1.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys

from pyspark import SparkConf, SparkContext


def arguments():
    parser = argparse.ArgumentParser(description="navhost trace diff over a folder, on Spark")
    parser.add_argument("--partitions", type=int, default=0, help="default: one for each core")
    parser.add_argument("--summary", action="store_true", help="print the summary alone")
    parser.add_argument("--open", action="store_true", help="ask each decision alone")
    parser.add_argument("--navhost", help="the program (default: from PATH, or the one built here)")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("folder")
    options = parser.parse_args()
    if options.partitions < 0:
        parser.error("--partitions must not be negative")
    for folder in (options.old, options.new, options.folder):
        if not os.path.isdir(folder):
            parser.error(f"{folder}: no such folder")
    options.navhost = program(options.navhost)
    if not options.navhost:
        parser.error("there is no program navhost: put it on PATH, or name it with --navhost")
    return options


def program(name):
    """The program's path, absolute: a partition's command has no PATH of its own."""
    built = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../.build/release/navhost")
    found = shutil.which(name or "navhost") or (None if name else shutil.which(built))
    return found and os.path.abspath(found)


def files(folder):
    """The ordinary files of the folder, in byte order of their names."""
    names = sorted(os.listdir(os.fsencode(folder)))
    paths = [os.path.join(os.fsencode(os.path.abspath(folder)), name) for name in names]
    return [os.fsdecode(path) for path in paths if os.path.isfile(path)]


def command(options):
    """What each partition runs. Exit status 1 tells of error lines, which are in the output; any
    other that is not 0 is a failure, and checkCode raises it."""
    words = [options.navhost, "trace", "diff", "--with-summary", "--paths-from", "-"]
    if options.open:
        words.append("--open")
    words += [os.path.abspath(options.old), os.path.abspath(options.new)]
    line = " ".join(shlex.quote(word) for word in words)
    return f"sh -c {shlex.quote(line + '; status=$?; [ $status -eq 1 ] && exit 0; exit $status')}"


def merged(navhost, summaries):
    """The sum, as navhost itself adds."""
    run = subprocess.run(
        [navhost, "trace", "diff", "--merge"], input="".join(line + "\n" for line in summaries),
        capture_output=True, text=True, check=True)
    return run.stdout


def is_summary(line):
    return line.startswith('{"by":')


def main():
    options = arguments()
    paths = files(options.folder)
    conf = SparkConf().setAppName("navhost trace diff")
    if "SPARK_MASTER" in os.environ or not conf.contains("spark.master"):
        conf.setMaster(os.environ.get("SPARK_MASTER", "local[*]"))
    context = SparkContext.getOrCreate(conf)
    context.setLogLevel("ERROR")
    try:
        count = options.partitions or context.defaultParallelism
        partitions = context.parallelize(paths, max(1, min(count, len(paths)) or 1))
        partitions_made = partitions.getNumPartitions()
        lines = partitions.pipe(command(options), checkCode=True).collect()
    finally:
        context.stop()
    if sum(map(is_summary, lines)) != partitions_made:
        sys.exit("a partition ended without its summary: see the messages above")
    summaries = [line for line in lines if is_summary(line)]
    others = [line for line in lines if not is_summary(line)]
    errors = [line for line in others if "error" in json.loads(line)]
    if options.summary:
        for line in errors:
            print(line, file=sys.stderr)
        sys.stdout.write(merged(options.navhost, summaries))
    else:
        for line in others:
            print(line)
        sys.stdout.flush()
        print(merged(options.navhost, summaries), end="", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
