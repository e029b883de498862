#!/usr/bin/env python3
"""What overlapping patterns are worth: the figures of the overlapping-patterns paper, repeated.

The peer is Needle itself with Haskell's left-to-right conjunction, on the same source in the same run. CPU seconds, start-up included.
"""
import argparse
import json
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def cpu_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done


def sample(needle, program, predicate, conjunction, limit, count=100):
    """CPU seconds, and how many values came in the time."""
    seconds, done = cpu_seconds([needle, "sample", str(HERE / program), predicate, "-n", str(count), "-t", f"{limit}s",
                                 "--conjunction", conjunction, "--max-size", "100000", "-f", "json"])
    return seconds, len(json.loads(done.stdout)["values"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    parser.add_argument("--limit", type=int, default=60, help="seconds for each sampling [60]")
    parser.add_argument("--seeds", type=int, default=20)
    args = parser.parse_args()

    print("permutations, 100 of each")
    left, left_found = sample(args.needle, "perm.hs", "perm9", "left", args.limit)
    gave_up = left_found < 100  # every draw was rejected too often: the ratios below are then lower bounds
    print(f"  length   9, left to right  {left:8.2f} s" + (f"  (gave up with {left_found})" if gave_up else ""))
    for predicate, length in (("perm9", 9), ("perm40", 40), ("perm100", 100)):
        seconds, found = sample(args.needle, "perm.hs", predicate, "parallel", args.limit)
        more = "" if found == 100 else f"  (only {found})"
        than = "times faster than length 9 from left to right" + (" took to give up" if gave_up else "")
        ratio = f"  {left / seconds:8.1f} {than}" if found == 100 else ""
        print(f"  length {length:3}, overlapping    {seconds:8.2f} s{more}{ratio}")

    print("ordered trees of bounded depth, 100 of each")
    for predicate, depth in (("tree5", 5), ("tree10", 10)):
        for conjunction in ("left", "parallel"):
            seconds, found = sample(args.needle, "trees.hs", predicate, conjunction, args.limit)
            print(f"  depth {depth:2}, {conjunction:8}  {seconds:8.2f} s" + ("" if found == 100 else f"  (only {found})"))

    redblack = ROOT / "tests/programs/check/overlap-redblack.hs"
    found, total = 0, 0.0
    for seed in range(1, args.seeds + 1):
        seconds, done = cpu_seconds([args.needle, "check", str(redblack), "--strategy", "random", "--seed", str(seed),
                                     "-n", "100000", "--max-size", "40", "-t", f"{args.limit}s", "-f", "json"])
        total += seconds
        found += json.loads(done.stdout)["results"][0]["verdict"] == "falsified"
    print(f"red-black bug, random draws: found with {found} of {args.seeds} seeds, {total / args.seeds:.2f} s each")
    return 0 if found == args.seeds else 1


if __name__ == "__main__":
    sys.exit(main())
