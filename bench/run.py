#!/usr/bin/env python3
"""Every benchmark, and one table at the end: what each compares with, and what came of it.

    run.py [--needle build/release/needle] [BENCH..]

Each folder has its own run.py, which can be run alone and says more. A benchmark whose peer is not installed is named as such.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
BENCHES = {  # what it is measured against
    "eval": "ghc -O2",
    "narrow": "Lazy SmallCheck",
    "lazy": "Lazy SmallCheck, larger and larger",
    "overlap": "left-to-right conjunctions",
    "feat": "SmallCheck",
    "uniform": "the paper's figures",
    "symbolic": "the paper's figures",
    "refine": "the papers' figures",
    "backward": "the paper's figures",
    "direction": "forward beside backward",
    "cover": "QuickCheck with hpc",
    "parallel": "one thread",
    "quickcheck": "QuickCheck, a sparse precondition",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default=str(HERE.parent / "build/release/needle"))
    parser.add_argument("benches", nargs="*", default=list(BENCHES), metavar="BENCH")
    args = parser.parse_args()
    rows = []
    for name in args.benches:
        if name not in BENCHES:
            parser.error(f"there is no benchmark {name!r}; there are {', '.join(BENCHES)}")
        print(f"=== {name}, beside {BENCHES[name]}", flush=True)
        begin = time.monotonic()
        process = subprocess.Popen([sys.executable, HERE / name / "run.py", "--needle", os.path.abspath(args.needle)], stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True)
        last = ""
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
        process.wait()
        rows.append((name, BENCHES[name], time.monotonic() - begin, last if process.returncode == 0 else f"ended with {process.returncode}: {last}"))
    print()
    for name, peer, seconds, last in rows:
        print(f"{name:<10} {peer:<36} {seconds:>6.0f} s  {last}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
