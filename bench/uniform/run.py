#!/usr/bin/env python3
"""Uniform sampling under a predicate: the experiments of chapter III of the FEAT/NEAT thesis, repeated.

2,000 values of one size, by the three variants: uniform, backtracking over at most 10,000 values, unlimited backtracking. CPU seconds and
peak memory of the whole process, start-up, compiling and the replay of every value included. A variant is over when a size takes longer
than the limit, which is a tenth of the paper's.
"""
import argparse
import os
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VARIANTS = {"uniform": "0", "limited": "10000", "unlimited": "inf"}
# title, program, predicate, sizes, the sizes that the paper reached in 300 s (None: not given)
EXPERIMENTS = (
    ("binary search trees (6.1)", "trees.hs", "searchTree", (10, 20, 30, 35, 40, 45, 50, 60, 70, 80), {}),
    ("simply typed lambda terms (6.2)", "lambda.hs", "typed", (11, 15, 19, 21, 23, 24, 26, 28, 30, 32, 34, 36), {"uniform": 23, "limited": 28}),
    ("programs, predicates 1-5 (6.4)", "programs.hs", "all5", (9, 13, 15, 17, 20, 22, 25, 28, 31, 35, 40), {"limited": 15, "unlimited": 13}),
    ("programs, predicates 1, 3, 4, 5", "programs.hs", "without2", (9, 13, 15, 17, 20, 22, 25, 28, 30, 31, 35, 40), {"limited": 30, "unlimited": 13}),
    ("programs, predicates 1, 3, 5", "programs.hs", "only135", (9, 13, 15, 17, 20, 22, 25, 28, 30, 31, 35, 40), {"limited": 30, "unlimited": 31}),
)


def sample(needle, program, predicate, size, backtrack, count, limit):
    """CPU seconds and peak memory in MB; None when the limit was hit."""
    command = [needle, "sample", str(HERE / program), predicate, "--size", str(size), "-n", str(count), "--backtrack", backtrack,
               "-t", f"{20 * limit}s", "--max-memory", "4G", "-q"]

    def bounded():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=bounded) as process:
        found = process.stdout.read().count(b"\n")
        said = process.stderr.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == 0 and found == count and usage.ru_utime + usage.ru_stime <= limit:
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
    if process.returncode > 0:
        sys.exit(f"{' '.join(command)}: exit {process.returncode}, {found} values\n{said}")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    parser.add_argument("--limit", type=int, default=30, help="CPU seconds for each size [30]")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--filter", default="", help="only experiments with this in their title")
    args = parser.parse_args()

    missed = []
    for title, program, predicate, sizes, paper in EXPERIMENTS:
        if args.filter not in title:
            continue
        print(f"{title}: {args.count} of each size, at most {args.limit} s")
        print("  size  " + "".join(f"{v:>22}" for v in VARIANTS))
        reached = dict.fromkeys(VARIANTS, 0)
        over = set()
        for size in sizes:
            cells = ""
            for variant, backtrack in VARIANTS.items():
                done = None if variant in over else sample(args.needle, program, predicate, size, backtrack, args.count, args.limit)
                if done:
                    reached[variant] = size
                    cells += f"{done[0]:10.2f} s {done[1]:6.0f} MB"
                else:
                    over.add(variant)
                    cells += f"{'-':>22}"
            print(f"  {size:4}  {cells}", flush=True)
            if len(over) == len(VARIANTS):
                break
        for variant, size in paper.items():
            print(f"  {variant}: size {reached[variant]} in {args.limit} s, the paper {size} in 300 s")
            if reached[variant] < size:
                missed.append(f"{title}, {variant}")
    if missed:
        print("below the paper: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
