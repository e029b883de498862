#!/usr/bin/env python3
"""The sixteen programs of the paper on demand-driven symbolic evaluation (section 5.3) under `needle reach --backward`.

The programs are those of tests/backward/paper, in the strict language and in Haskell. Seconds are those of the whole
process, from its start to its end on the clock, cpu those of the processor, the best of N runs; nodes are lookups.
The paper's seconds and steps stand in the head of each program. Bars: ten times faster than the paper, where that took less than 0.1 s at most 20
ms, and never more than 0.5 s; `-` marks a bar that is missed.

Every input sequence is run again: by tests/nat_language.py and by `needle run`, or in Haskell by `needle replay`. The exit
code is 1 if one is wrong or a target is not reached; a bar that is missed is only shown.
"""
import argparse
import math
import os
import pathlib
import re
import shlex
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent.parent / "tests"
sys.path.insert(0, str(TESTS))
import nat_language  # noqa: E402
from backward_runs import Broken, judge_replay, judge_sequence, processor_seconds, reach, sequence  # noqa: E402

PROGRAMS = ("fold palindrome pigeon sorted blur eta facehugger flatten kcfa2 kcfa3 map mj09 sat1 sat1direct listbuild doublecount").split()
LONGEST, SHORT, SHORT_BAR = 0.5, 0.1, 0.02


def head(text):
    """The paper's seconds (none for one program), its steps, and the options of the run."""
    seconds, steps = re.search(r"^(?:#|--) paper: (\S+) (\d+)$", text, re.M).groups()
    options = re.search(r"^(?:#|--) options: (.*)$", text, re.M)
    return None if seconds == "-" else float(seconds), int(steps), shlex.split(options[1]) if options else []


def measured(needle, path, options, runs):
    """Seconds on the clock, seconds of the processor, and the result."""
    clock, processor, result = math.inf, math.inf, None
    for _ in range(runs):
        start, used = time.perf_counter(), processor_seconds()
        document = reach(needle, path, "--backward", *options, seconds=60)
        clock, processor = min(clock, time.perf_counter() - start), min(processor, processor_seconds() - used)
        (result,) = document["results"]
    return clock, processor, result


def wrong_with(needle, path, result, options):
    wanted = int(options[options.index("--inputs") + 1]) if "--inputs" in options else 1
    witnesses = result.get("witnesses", [])
    wrong = [] if len(witnesses) == wanted else [f"{result['verdict']} with {len(witnesses)} of {wanted} inputs"]
    if path.suffix == ".nat":
        program = nat_language.parse(path.read_text())
        if len({nat_language.run(program, sequence(w), "target").path for w in witnesses}) != len(witnesses):
            wrong.append("two input sequences take the same path")
    for witness in witnesses:
        if path.suffix == ".nat":
            wrong += judge_sequence(needle, path, path.read_text(), sequence(witness), "target")
        else:
            wrong += judge_replay(needle, witness)
    return wrong


def bar(paper):
    """The most a program may take."""
    if paper is None:
        return LONGEST
    return SHORT_BAR if paper < SHORT else min(LONGEST, paper / 10)


def table(needle, suffix, names, runs):
    print(f"{'program':<14}{'seconds':>9}{'cpu':>8}{'nodes':>8}{'solver calls':>14}{'paper s':>9}{'steps':>8}{'factor':>8}  inputs")
    wrong, factors, missed = [], [], 0
    for name in names:
        path = TESTS / "backward" / "paper" / f"{name}{suffix}"
        paper, steps, options = head(path.read_text())
        try:
            seconds, processor, result = measured(needle, path, options, runs)
        except Broken as broken:
            wrong.append(f"{path.name}: {broken}")
            print(f"{name:<14}{'broken':>9}", flush=True)
            continue
        wrong += [f"{path.name}: {w}" for w in wrong_with(needle, path, result, options)]
        good = seconds <= bar(paper)
        missed += not good
        factors += [paper / seconds] if paper else []
        shown = " ".join(";".join(i["value"] for i in w["inputs"]) for w in result.get("witnesses", []))
        print(f"{name:<14}{seconds:>9.3f}{processor:>8.3f}{result['nodes']:>8,}{result.get('solver_calls', 0):>14,}{paper or '-':>9}{steps:>8,}"
              f"{f'{paper / seconds:.0f}' if paper else '-':>8}{' ' if good else '-'} {shown[:60] or result['verdict']}", flush=True)
    if factors:
        mean = math.exp(sum(map(math.log, factors)) / len(factors))
        print(f"geometric mean: {mean:.0f} times faster than the paper, at least {min(factors):.1f} times; {missed} bars missed")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--language", choices=("nat", "hs", "both"), default="both")
    parser.add_argument("programs", nargs="*", default=PROGRAMS)
    args = parser.parse_args()
    needle, wrong = os.path.abspath(args.needle), []
    for suffix, title in ((".nat", "the strict language"), (".hs", "Haskell")):
        if args.language in (suffix[1:], "both"):
            print(f"--- {title}")
            wrong += table(needle, suffix, args.programs, args.runs)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
