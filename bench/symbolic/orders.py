#!/usr/bin/env python3
"""Programs that only compare their numbers: chosen one by one (`narrow`) against left open (`symbolic`), the same file in one run.

    python3 bench/symbolic/orders.py [--needle build/release/needle] [--seconds 60]

Both are given the same bound on size. A number costs its bits when it is chosen and one when it is left open, so `symbolic` covers more inputs.
"""
import argparse
import json
import math
import resource
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
SIZES = {"ListSet": 16, "Huffman": 15, "MergeSort": 16, "SearchTree": 17, "RedBlack": 19}


def run(options, program, strategy, size):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([options.needle, "check", str(HERE / "orders" / f"{program}.hs"), "--strategy", strategy, "--max-size", str(size),
                           "-t", f"{options.seconds}s", "-f", "json"], capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = json.loads(done.stdout)["results"][0]
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    print(f"{'program':<12}{'size':>5}{'chosen: tests':>15}{'s':>8}{'open: tests':>13}{'s':>8}{'ratio':>9}  solver calls")
    ratios = []
    for program, size in SIZES.items():
        chosen, narrow = run(options, program, "narrow", size)
        opened, symbolic = run(options, program, "symbolic", size)
        complete = narrow["verdict"] == "holds_up_to" and narrow["size_reached"] == size
        assert symbolic["verdict"] == "holds_up_to" and symbolic["size_reached"] == size, symbolic
        ratios.append(chosen / opened)
        print(f"{program:<12}{size:>5}{narrow['tests']:>15,}{chosen:>8.2f}{symbolic['tests']:>13,}{opened:>8.2f}"
              f"{'' if complete else '> '}{chosen / opened:>9.1f}  {symbolic['solver_calls']}", flush=True)
    print(f"geometric mean: {math.exp(sum(map(math.log, ratios)) / len(ratios)):.1f}")


if __name__ == "__main__":
    main()
