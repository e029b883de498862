#!/usr/bin/env python3
"""Random networks of threads (tests/threads/Network.hs) against GHC: Needle prints what GHC prints, or refuses.

    run_threads.py --needle build/release/needle     compares with tests/threads/networks.txt
    run_threads.py --record                          writes that anew (needs GHC)

How many are refused is known (REFUSED_AT_MOST): fewer is progress, more is a failure.
"""
import argparse
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

THREADS = Path(__file__).resolve().parent / "threads"
PROGRAM = THREADS / "Network.hs"
RECORDED = THREADS / "networks.txt"
SEEDS = [*range(1, 151), *range(1001, 1101)]
REFUSAL = "needle: threads that wait for each other in turn are not supported"
REFUSED_AT_MOST = 59


def record():
    with tempfile.TemporaryDirectory(prefix="needle-threads-") as scratch:
        binary = Path(scratch) / "network"
        subprocess.run(["nice", "ghc", "-v0", "-outputdir", scratch, "-o", binary, PROGRAM], check=True)
        lines = [subprocess.run([binary, str(seed)], capture_output=True, text=True, check=True).stdout for seed in SEEDS]
    RECORDED.write_text("".join(f"{seed}: {line}" for seed, line in zip(SEEDS, lines)))


def run(needle, seed):
    done = subprocess.run([needle, "run", PROGRAM, "--", seed], capture_output=True, text=True, timeout=60)
    return REFUSAL if done.returncode == 1 and REFUSAL in done.stderr else done.stdout.strip() + done.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if options.record:
        record()
        return 0
    expected = [line.split(": ", 1) for line in RECORDED.read_text().splitlines()]
    with ThreadPoolExecutor(options.jobs) as pool:
        found = list(pool.map(lambda one: run(options.needle, one[0]), expected))
    refused = found.count(REFUSAL)
    failed = 0
    for (seed, want), have in zip(expected, found):
        if have not in (want, REFUSAL):
            failed += 1
            print(f"seed {seed}: {have}, GHC: {want}")
    if refused > REFUSED_AT_MOST:
        failed += 1
        print(f"{refused} are refused, known are {REFUSED_AT_MOST}")
    blocked = sum(have.startswith("raised") for have in found)
    print(f"{len(found) - refused} as under GHC, {blocked} of them blocked; {refused} refused")
    print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
