#!/usr/bin/env python3
"""Faults that were found once, each in a file of tests/found that says what was wrong and what has to happen now.

    run_found.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [--quick]

    -- was: what was wrong, in one line
    -- $ needle check Name.hs -t 5s      a run: bash, in an empty directory with a copy of the file (needle is the one to be tested)
    -- > TEXT                            TEXT occurs in what the run prints (stdout and stderr together, spaces folded)
    -- ! TEXT                            TEXT does not
    -- exit N                            its exit code; 0 when nothing is said
    -- slow: WHY                         left out with --quick

A file that is no Haskell begins its lines with `# ` instead.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LINE = re.compile(r"^(?:--|#) (\$|>|!|exit|was:|slow:) (.*)$")


def runs_of(text):
    """The command, what it must and must not say, and its exit code, for each run."""
    runs, was, slow = [], False, False
    for line in text.splitlines():
        match = LINE.match(line)
        if not match:
            continue
        key, rest = match.groups()
        if key == "$":
            runs.append({"command": rest, ">": [], "!": [], "exit": 0})
        elif key == "was:":
            was = True
        elif key == "slow:":
            slow = True
        elif key == "exit":
            runs[-1]["exit"] = int(rest)
        else:
            runs[-1][key].append(rest)
    return runs, was, slow


def folded(text):
    return " ".join(text.split())


def judge_run(path, run, options):
    with tempfile.TemporaryDirectory(prefix="needle-found-") as scratch:
        bin_directory = Path(scratch, "bin")
        work = Path(scratch, "work")
        bin_directory.mkdir()
        work.mkdir()
        (bin_directory / "needle").symlink_to(options.needle)
        shutil.copy(path, work)
        environment = dict(os.environ, LC_ALL="C.UTF-8", PATH=f"{bin_directory}:{os.environ['PATH']}")
        try:
            done = subprocess.run(["bash", "-c", run["command"]], cwd=work, env=environment, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=options.timeout)
        except subprocess.TimeoutExpired:
            return [f"no end after {options.timeout} s"]
    output = folded(done.stdout.decode(errors="replace"))
    wrong = [f"it does not say: {t}" for t in run[">"] if folded(t) not in output]
    wrong += [f"it says: {t}" for t in run["!"] if folded(t) in output]
    if done.returncode != run["exit"]:
        wrong.append(f"exit code {done.returncode}, expected {run['exit']}")
    return wrong + [output[:600]] if wrong else []


def judge(path, options):
    runs, was, _ = runs_of(path.read_text(errors="replace"))
    wrong = [] if runs and was else ["it does not say what was wrong, or what to run"]
    for run in runs:
        wrong += [f"{run['command']}: {w}" for w in judge_run(path, run, options)]
    return wrong


def main():
    parser = argparse.ArgumentParser(description="Runs the faults that were found once.")
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--quick", action="store_true", help="leave out what is marked slow")
    parser.add_argument("--timeout", type=float, default=120)
    options = parser.parse_args()
    here = Path(__file__).resolve().parent
    paths = sorted(p for p in (here / "found").iterdir() if p.is_file() and options.filter in p.name)
    if options.quick:
        paths = [p for p in paths if not runs_of(p.read_text(errors="replace"))[2]]
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, wrong in zip(paths, pool.map(lambda p: judge(p, options), paths)):
            if wrong:
                failed += 1
                print(f"FAIL {path.name}", *("    " + line for line in wrong), sep="\n", flush=True)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
