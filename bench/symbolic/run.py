#!/usr/bin/env python3
"""All paths through insertion into a red-black tree: one example of input and output each, by `needle explore`.

The G2 paper, section 6.3, runs the same function on an unknown key and an unknown tree for 500 steps a path: 162 pairs in 8.9 s, and in 560 s
without its optimisation. Needle bounds paths by the size of their inputs, so there is a line for each of some sizes; the first has at least as
many pairs as the paper.

Times are CPU seconds (user + system) of the whole process, start-up and compilation included; the best of N runs. Every output is computed by the
reference evaluator. Branches are decisions about numbers: those that the path or its model decides, and those that a decider has to. With --ghc
every pair of the smallest size is computed again by GHC.
"""
import argparse
import json
import math
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE / "RedBlackInsert.hs"
PAPER = 162
SIZES = (16, 20, 24, 28)


def explore(needle, size, runs):
    best, document = math.inf, None
    command = [needle, "explore", SOURCE, "insert", "--max-size", str(size), "--inputs", "10000000", "-t", "600s", "-f", "json"]
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout[:1000]}{done.stderr}")
        best = min(best, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
        document = json.loads(done.stdout)
    if document["paths"] != "bounded":
        sys.exit(f"size {size}: not every path was seen: {document['paths']}, {document['reason']}")
    return best, document


def compare(document):
    """Every pair once more by GHC; `_` is undefined there."""
    lines = ["import RedBlackInsert", "main :: IO ()", "main = do"]
    for example in document["examples"]:
        call = " ".join(example["inputs"]).replace("_", "undefined")
        lines.append(f"  print (insert {call} :: Set Int)")
    with tempfile.TemporaryDirectory() as tmp:
        main = pathlib.Path(tmp) / "Main.hs"
        main.write_text("\n".join(lines) + "\n")
        said = subprocess.run(["runghc", f"-i{HERE}", main], capture_output=True, text=True)
    if said.stdout.splitlines() != [e["output"] for e in document["examples"]]:
        sys.exit(f"GHC disagrees:\n{said.stdout[:2000]}{said.stderr[:2000]}")
    print(f"GHC agrees with all {len(document['examples'])} pairs")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--ghc", action="store_true")
    parser.add_argument("sizes", nargs="*", type=int, default=list(SIZES))
    args = parser.parse_args()
    needle = os.path.abspath(args.needle)
    print(f"{'size':>4}{'pairs':>9}{'seconds':>9}{'pairs/s':>9}{'comparisons':>13}{'solver calls':>14}{'solver s':>10}  branches by")
    first = None
    for size in args.sizes:
        seconds, document = explore(needle, size, args.runs)
        first = first or document
        pairs = len(document["examples"])
        sums = {name: sum(kinds.values()) for name, kinds in document["deciders"].items()}
        total = sum(sums.values())
        shares = ", ".join(f"{name} {100 * n / total:.0f}%" for name, n in sums.items())
        print(f"{size:>4}{pairs:>9,}{seconds:>9.2f}{pairs / seconds:>9,.0f}{document['comparisons']:>13,}"
              f"{document['solver_calls']:>14,}{document['solver_seconds']:>10.2f}  {shares}", flush=True)
    print(f"the paper: {PAPER} pairs in 8.9 s, {PAPER / 8.9:.0f} pairs a second; without its optimisation {PAPER / 560:.1f}")
    if args.ghc:
        compare(first)


if __name__ == "__main__":
    main()
