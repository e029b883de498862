#!/usr/bin/env python3
"""Runs the .nat programs under tests/nat and compares with what they expect.

    run_nat.py --needle build/release/needle [--filter SUBSTR]

A program says in comments what it reads and what comes of it, as often as it likes:

    # input: 1,2,0            given by --input; or  # stdin: 1 2 0
    # expect: [1; 2]          the value
    # expect stuck: 3:5 text  it is stuck there, with a message that begins so
    # expect error: 3:5 text  it is no program
    # expect limit: steps     it does not end
"""
import argparse
import re
import subprocess
import sys
from pathlib import Path

STEPS = "1000000"
LINE = re.compile(r"# (input|stdin|expect|expect stuck|expect error|expect limit): ?(.*)$")
MESSAGE = re.compile(r"^[^:]*:\(?(\d+)[:,](\d+)[^ ]*: error: \[ND-\d+\]\n +(.*)$", re.M)
EXIT = {"expect": 0, "expect stuck": 1, "expect error": 2, "expect limit": 3}


def runs(text):
    """The runs of a program: its inputs as arguments, its standard input, what is expected and how."""
    arguments, stdin = ["--input", ""], ""
    for line in text.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        kind, rest = found.groups()
        if kind == "input":
            arguments, stdin = ["--input", rest], ""
        elif kind == "stdin":
            arguments, stdin = [], rest
        else:
            yield arguments, stdin, kind, rest


def wrong(done, kind, expected):
    if done.returncode != EXIT[kind]:
        return f"exit code {done.returncode}, expected {EXIT[kind]}"
    if kind == "expect":
        return "" if done.stdout == expected + "\n" else f"value {done.stdout.strip()}"
    if kind == "expect limit":
        return "" if f"(--{expected})" in done.stderr else "another limit"
    found = MESSAGE.search(done.stderr)
    if not found:
        return "no message with a place"
    place, text = f"{found[1]}:{found[2]}", found[3].removeprefix("the program is stuck: ")
    wanted_place, wanted = expected.split(" ", 1)
    if (place, text[:len(wanted)]) == (wanted_place, wanted):
        return ""
    return f"message at {place}: {text}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needle", required=True)
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    passed, failed = 0, 0
    for program in sorted((Path(__file__).resolve().parent / "nat").glob("*.nat")):
        if options.filter not in program.name:
            continue
        text = program.read_text()
        cases = list(runs(text))
        if not cases:
            print(f"FAILED {program.name}: it expects nothing")
            failed += 1
        for arguments, stdin, kind, expected in cases:
            command = [options.needle, "run", str(program), "--steps", STEPS, *arguments]
            done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=60)
            problem = wrong(done, kind, expected)
            if problem:
                print(f"FAILED {program.name} {' '.join(arguments)}: {problem}; {kind}: {expected}")
                print(done.stderr)
                failed += 1
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
