#!/usr/bin/env python3
"""Runs the test programs on Needle and compares with what they expect (see program_format.py).

    run_programs.py --needle build/release/needle [--evaluator machine|reference] [--jobs 2] [--filter SUBSTR] DIR...
"""

import argparse
import difflib
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import program_format as fmt

DIFF_LINES = 12
REJECTED = 2


def command_for(program, options):
    command = [options.needle, "run"]
    if options.evaluator != "machine":
        command += ["--evaluator", options.evaluator]
    command += options.needle_flags
    command.append(str(program.source.resolve()))
    return command + (["--", *program.args] if program.args else [])


def run(program, options):
    """The program's exit code, stdout and stderr; run in an empty directory of its own."""
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    with tempfile.TemporaryDirectory(prefix="needle-test-") as scratch:
        done = subprocess.run(command_for(program, options), input=program.stdin, capture_output=True, cwd=scratch,
                              env=environment, timeout=options.timeout)
    return done.returncode, done.stdout, done.stderr


def short_diff(expected, actual):
    want = expected.decode(errors="replace").splitlines(keepends=True)
    have = actual.decode(errors="replace").splitlines(keepends=True)
    lines = [repr(line)[1:-1] for line in difflib.unified_diff(want, have, "expected", "actual", n=1)]
    more = [f"... {len(lines) - DIFF_LINES} more lines"] if len(lines) > DIFF_LINES else []
    return lines[:DIFF_LINES] + more


def tail(stderr):
    return ["stderr: " + line for line in stderr.decode(errors="replace").splitlines()[:6]]


def compare_run(program, code, stdout, stderr):
    """What is wrong with a run of a program that should be accepted; empty when nothing is."""
    wrong = []
    if stdout != program.stdout:
        wrong += short_diff(program.stdout, stdout)
    if code != program.exit_code:
        wrong.append(f"exit code {code}, expected {program.exit_code}")
    lines = [fmt.plain(line) for line in stderr.decode(errors="replace").splitlines()]
    for text in sorted(set(program.stderr)):
        wanted = sum(text in other for other in program.stderr)
        given = sum(fmt.plain(text) in line for line in lines)
        if wanted != given:
            wrong.append(f"stderr has {given} lines, expected {wanted}, with: {text}")
    return wrong + tail(stderr) if wrong else []


def matches(wanted, given):
    return ((given.line, given.column) == (wanted.line, wanted.column)
            and Path(given.file).name == Path(wanted.file).name
            and fmt.plain(wanted.text) in given.message)


def compare_rejection(program, code, stderr):
    """What is wrong with the rejection of a program that should be rejected."""
    wrong = [] if code == REJECTED else [f"exit code {code}, expected {REJECTED}"]
    if not program.errors:
        wrong.append("no -- error: lines in the program")
    given = fmt.diagnostics(stderr.decode(errors="replace"))
    wrong += ["no diagnostic: " + wanted.render(program.source.name)[len("-- error: "):]
              for wanted in program.errors if not any(matches(wanted, one) for one in given)]
    return wrong + tail(stderr) if wrong else []


def judge(path, options):
    program = fmt.load(path)
    try:
        code, stdout, stderr = run(program, options)
    except subprocess.TimeoutExpired:
        return [f"no end after {options.timeout} s"]
    if program.is_error_program:
        return compare_rejection(program, code, stderr)
    return compare_run(program, code, stdout, stderr)


def arguments():
    parser = argparse.ArgumentParser(description="Runs the test programs on Needle.")
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--evaluator", choices=["machine", "reference"], default="machine")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="", help="only programs whose path contains this")
    parser.add_argument("--timeout", type=float, default=60, help="seconds per program")
    parser.add_argument("--needle-flag", dest="needle_flags", action="append", default=[], help="passed to needle run")
    parser.add_argument("dirs", nargs="+", metavar="DIR")
    return parser.parse_args()


def main():
    options = arguments()
    paths = [path for path in fmt.discover(options.dirs) if options.filter in str(path)]
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, wrong in zip(paths, pool.map(lambda one: judge(one, options), paths)):
            if wrong:
                failed += 1
                print(f"FAIL {path}", *("    " + line for line in wrong), sep="\n", flush=True)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
