#!/usr/bin/env python3
"""Re-runs the console blocks of the documentation.

In a block fenced by ```console, a line `$ command` is run from the repository's root (`needle` is the built binary) and the lines up to
the next command or the end of the block must be what it prints, stdout and stderr together. `...` on a line of its own stands for any lines,
and seconds such as 0.1s for any seconds. In a table, a row that begins with the code `needle ..` and ends with code is a command, and a line
that it prints.
`--update` writes what the commands print into the file instead.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def without_seconds(line):
    return re.sub(r"\b\d+\.\ds\b", "0.0s", line)


def matches(expected, actual):
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(without_seconds(line)) + r"\n" for line in expected)
    return re.fullmatch(pattern, "".join(without_seconds(line) + "\n" for line in actual)) is not None


def blocks(lines):
    """Yields (line number of the command, command, expected lines)."""
    inside, command, expected, at = False, None, [], 0
    for number, line in enumerate(lines):
        if line.startswith("```"):
            if command:
                yield at, command, expected
            inside, command = line.strip() == "```console", None
        elif inside and line.startswith("$ "):
            if command:
                yield at, command, expected
            at, command, expected = number, line[2:], []
        elif inside and command:
            expected.append(line)


def table_rows(lines):
    """Yields (line number, command, the line that it prints) of tables."""
    for number, line in enumerate(lines):
        row = re.fullmatch(r"\| `(needle [^`]+)` \|.*\| `([^`]+)` \|", line)
        if row:
            yield number, row.group(1), row.group(2)


def run(command, needle):
    env = dict(os.environ, PATH=str(needle.parent) + os.pathsep + os.environ["PATH"])
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    return done.stdout.decode().splitlines()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    needle = pathlib.Path(args.needle).resolve()
    passed = failed = 0
    for file in args.files:
        lines = (ROOT / file).read_text().splitlines()
        edits = []
        for at, command, expected in blocks(lines):
            if command.startswith("make "):
                continue
            actual = run(command, needle)
            if matches(expected, actual):
                passed += 1
            elif args.update:
                edits.append((at + 1, at + 1 + len(expected), actual))
            else:
                failed += 1
                print(f"{file}:{at + 1}: $ {command}\n  expected:\n    " + "\n    ".join(expected) + "\n  got:\n    " + "\n    ".join(actual))
        for at, command, line in table_rows(lines):
            actual = run(command, needle)
            if without_seconds(line) in map(without_seconds, actual):
                passed += 1
            else:
                failed += 1
                print(f"{file}:{at + 1}: {command}\n  no line is:\n    {line}\n  got:\n    " + "\n    ".join(actual))
        for begin, end, actual in reversed(edits):
            lines[begin:end] = actual
        if edits:
            (ROOT / file).write_text("\n".join(lines) + "\n")
            print(f"{file}: {len(edits)} blocks updated")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
