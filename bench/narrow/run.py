#!/usr/bin/env python3
"""Narrowing speed: the same source files under Lazy SmallCheck (`ghc -O2`) and under `needle check`, to the same depth, in one run.

Times are CPU seconds (user + system) of the whole process, start-up included, on one thread; the best of N runs. Needle's time covers reading and
compiling the program too, GHC's compile time is not counted. Ratios above 1 say that Needle is faster. The last column compares what a user waits
for: wall-clock time with all cores, which Needle uses and Lazy SmallCheck does not, start-up included.

Both must find that the property holds to that depth, after the same number of tests. Lazy SmallCheck calls every run of the property a test, from
the one with nothing known on; Needle never runs a property again but refines an unknown, and counts those as nodes. So its tests are our nodes and
one. (Our own `tests` are only the runs that come to a result.)
"""
import argparse
import json
import math
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
DEPTHS = {
    "redblack": 4,
    "huffman": 8,
    "mate": 10,
    "regex": 3,
    "mux": 16,
    "listset": 21,
    "turner": 4,
    "countdown": 5,
    "puzzle": 10,
}
START = """module Main where
import System.Environment
import Test.LazySmallCheck
prop_start :: Bool -> Bool
prop_start x = x || not x
main = getArgs >>= \\[d] -> depthCheck (read d) prop_start
"""
FLAGS = ["--strategy", "narrow", "--conjunction", "left", "--timeout", "600s", "-f", "json"]


def measure(command, runs):
    """CPU seconds, seconds by the clock, and what was printed."""
    cpu, clock, output = math.inf, math.inf, None
    for _ in range(runs):
        before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        clock = min(clock, time.monotonic() - began)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
        cpu = min(cpu, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
        output = done.stdout
    return cpu, clock, output


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("programs", nargs="*", default=list(DEPTHS))
    args = parser.parse_args()
    if not shutil.which("ghc"):
        sys.exit("ghc is not installed: apt-get install ghc libghc-lazysmallcheck-dev")
    needle = os.path.abspath(args.needle)
    ratios, started, waited = [], [], []
    print(f"{'program':<12}{'depth':>6}{'tests':>12}{'lazy smallcheck':>17}{'needle':>10}{'ratio':>8}{'without start-up':>18}{'by the clock':>14}")
    with tempfile.TemporaryDirectory() as tmp:
        trivial = pathlib.Path(tmp) / "Start.hs"
        trivial.write_text(START)
        subprocess.run(["ghc", "-O2", "-v0", "-outputdir", f"{tmp}/start.d", "-o", f"{tmp}/start", trivial], check=True)
        their_start, _, _ = measure([f"{tmp}/start", "1"], args.runs)
        our_start, _, _ = measure([needle, "check", "--depth", "1", *FLAGS, trivial], args.runs)
        for name in args.programs:
            source, depth = HERE / f"{name}.hs", str(DEPTHS[name])
            binary = pathlib.Path(tmp) / name
            subprocess.run(["ghc", "-O2", "-v0", "-outputdir", f"{tmp}/{name}.d", "-o", binary, source], check=True)
            theirs, their_clock, said = measure([binary, depth], args.runs)
            ours, _, document = measure([needle, "check", "--depth", depth, *FLAGS, "-j", "1", source], args.runs)
            _, our_clock, _ = measure([needle, "check", "--depth", depth, *FLAGS, source], args.runs)
            tests = re.fullmatch(r"OK, required (\d+) tests at depth \d+\n", said)
            (result,) = json.loads(document)["results"]
            if not tests or result["verdict"] not in ("holds", "holds_up_to"):
                sys.exit(f"{name}: the verdicts are {said.strip()!r} and {result['verdict']}")
            if int(tests[1]) != result["nodes"] + 1:
                sys.exit(f"{name}: {tests[1]} tests but {result['nodes']} nodes")
            ratios.append(theirs / ours)
            started.append(max(theirs - their_start, 0.001) / max(ours - our_start, 0.001))
            waited.append(their_clock / our_clock)
            print(f"{name:<12}{depth:>6}{int(tests[1]):>12,}{theirs:>17.2f}{ours:>10.2f}{ratios[-1]:>8.1f}{started[-1]:>18.1f}{waited[-1]:>14.1f}", flush=True)
    mean = lambda xs: math.exp(sum(map(math.log, xs)) / len(xs))
    print(f"start-up: Lazy SmallCheck {their_start:.3f} s, needle {our_start:.3f} s")
    print(f"geometric mean: {mean(ratios):.1f} times faster than Lazy SmallCheck, at least {min(ratios):.1f} times; "
          f"without start-up {mean(started):.1f} times, at least {min(started):.1f}; "
          f"by the clock {mean(waited):.1f} times, at least {min(waited):.1f}")


if __name__ == "__main__":
    main()
