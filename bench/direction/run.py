#!/usr/bin/env python3
"""Which direction is better for what: the same Haskell programs under `needle reach` forward and backward.

Each program has one target deep inside and says in its first line which direction should win. Nodes are decisions of
the forward search and lookups of the backward one, so they are compared with each other only roughly; seconds are
CPU seconds of the whole process, the best of N runs. A direction wins when the other takes more than twice as long or
does not reach the target within --limit seconds.

Every witness is replayed; the exit code is 1 if one is wrong or the directions contradict each other. A direction
that does not win where it should is only shown.
"""
import argparse
import math
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "tests"))
from backward_runs import Broken, judge_replay, processor_seconds, reach  # noqa: E402

KINDS = ("backward", "forward", "equal")


def kind_of(path):
    return re.search(r"^-- kind: (\w+)$", path.read_text(), re.M)[1]


def measured(needle, path, options, args):
    """Seconds, or infinity where nothing was reached; and the result."""
    best, result = math.inf, None
    for _ in range(args.runs):
        start = processor_seconds()
        (result,) = reach(needle, path, *options, seconds=args.limit)["results"]
        seconds = processor_seconds() - start
        if result["verdict"] != "reached":
            return math.inf, result
        best = min(best, seconds)
    return best, result


def winner(forward, backward):
    if math.isinf(forward) and math.isinf(backward):
        return "neither"
    if forward > 2 * backward:
        return "backward"
    return "forward" if backward > 2 * forward else "equal"


def shown(seconds, limit):
    return f"> {limit:g}" if math.isinf(seconds) else f"{seconds:.3f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=20)
    parser.add_argument("programs", nargs="*")
    args = parser.parse_args()
    needle, wrong, as_said, total = os.path.abspath(args.needle), [], 0, 0
    paths = [p for p in sorted(HERE.glob("*.hs")) if not args.programs or p.stem in args.programs]
    print(f"{'program':<20}{'forward: nodes':>16}{'seconds':>9}{'backward: nodes':>17}{'seconds':>9}{'wins':>10}  should")
    for kind in KINDS:
        for path in (p for p in paths if kind_of(p) == kind):
            try:
                forward, ahead = measured(needle, path, ["--forward"], args)
                backward, back = measured(needle, path, ["--backward"], args)
            except Broken as broken:
                wrong.append(f"{path.name}: {broken}")
                continue
            won = winner(forward, backward)
            total, as_said = total + 1, as_said + (won == kind)
            print(f"{path.stem:<20}{ahead['nodes']:>16,}{shown(forward, args.limit):>9}{back['nodes']:>17,}"
                  f"{shown(backward, args.limit):>9}{won:>10}  {kind}", flush=True)
            if {ahead["verdict"], back["verdict"]} == {"reached", "unreachable"}:
                wrong.append(f"{path.name}: forward says {ahead['verdict']}, backward {back['verdict']}")
            for result in (ahead, back):
                wrong += [f"{path.name}: {w}" for witness in result.get("witnesses", []) for w in judge_replay(needle, witness)]
    print(f"{as_said} of {total} as they should be", *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
