#!/usr/bin/env python3
"""How long `needle refine` takes to explain an error, over the annotated programs of tests/refine.

    run.py [--needle build/release/needle] [--runs N] [--limit SECONDS] [--filter SUBSTR] [--all]

An error is a function that its file expects to be wrong (tests/refine/README.md). Each is judged alone, by a process of
its own: start-up, compiling the file and the replay of the answer are part of the time, and the best of N runs counts.
CPU seconds are user + system of the process; other load disturbs them less than the wall clock's.

The published figures are of the G2 papers: the first tool took 5 to 15 s an error and explained 81 % of its sample; the
later one explained 97.7 % of 7,550 errors at 17.6 s on average, its medians are 6.7 to 8.3 s.
"""
import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent.parent / "tests"
sys.path.insert(0, str(TESTS))
from run_refine import BROKEN, EXPECT, found  # noqa: E402


def errors(part):
    """File, function and what may be said of it, for every error that is expected."""
    for path in sorted((TESTS / "refine").rglob("*")):
        if path.suffix not in (".hs", ".lhs") or part not in str(path):
            continue
        text = path.read_text()
        if any(how == "exit 2" for _, how in BROKEN.findall(text)):
            continue
        wanted = {}
        for name, kind, who in EXPECT.findall(text):
            who = ",".join(sorted(who.strip("()").split(",")))
            wanted.setdefault(name.strip("()"), []).append((kind, "" if kind == "concrete" else who))
        for name, kinds in wanted.items():
            if all(kind != "fine" for kind, _ in kinds):
                yield path, name, kinds


def judge(needle, path, name, limit):
    """Wall and CPU seconds, and what was said."""
    command = [needle, "refine", str(path), name, "-f", "json", "-t", f"{limit}s"]
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        said = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - began
    try:
        results = [r for r in json.loads(said)["results"] if r["name"] == name]
    except (json.JSONDecodeError, KeyError):
        results = []
    return wall, used.ru_utime + used.ru_stime, found(results[0]) if results else ("nothing", f"exit {process.returncode}")


def quantile(values, q):
    values = sorted(values)
    return values[min(len(values) - 1, math.ceil(q * len(values)) - 1)]


def line(name, values):
    print(f"{name:<6}{statistics.median(values):>9.3f}{statistics.mean(values):>9.3f}{quantile(values, 0.9):>9.3f}{max(values):>9.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--limit", type=float, default=10)
    parser.add_argument("--filter", default="")
    parser.add_argument("--all", action="store_true", help="a line for every error")
    args = parser.parse_args()
    needle = os.path.abspath(args.needle)
    explained, unexplained, otherwise = [], [], []
    for path, name, kinds in errors(args.filter):
        wall, cpu, said = min(judge(needle, path, name, args.limit) for _ in range(args.runs))
        where = f"{path.relative_to(TESTS / 'refine')} {name}"
        if args.all:
            print(f"{wall:8.3f}{cpu:8.3f}  {where}: {' '.join(said)}", flush=True)
        if said[0] not in ("concrete", "calls", "abstract"):
            unexplained.append((where, kinds, said))
            continue
        explained.append((wall, cpu, where))
        if said not in kinds:
            otherwise.append((where, kinds, said))
    if not explained:
        sys.exit("nothing was explained")
    total = len(explained) + len(unexplained)
    print(f"{len(explained)} of {total} errors explained ({100 * len(explained) / total:.1f} %), load {os.getloadavg()[0]:.1f}")
    print(f"{'':<6}{'median':>9}{'mean':>9}{'90 %':>9}{'worst':>9}   seconds an error, with start-up")
    line("wall", [wall for wall, _, _ in explained])
    line("CPU", [cpu for _, cpu, _ in explained])
    print("the slowest:")
    for wall, cpu, where in sorted(explained, reverse=True)[:5]:
        print(f"{wall:8.3f}{cpu:8.3f}  {where}")
    print(f"known to be wrong and not explained in {args.limit:g} s: {len(unexplained)}")
    for where, kinds, said in unexplained:
        print(f"  {where}: {kinds}, said {said}")
    for where, kinds, said in otherwise:
        print(f"explained in another way: {where}: {said}, not {kinds}")
    print("published: 5 to 15 s an error, 81 % explained; later 17.6 s on average, median 6.7 to 8.3 s, 97.7 % explained")


if __name__ == "__main__":
    main()
