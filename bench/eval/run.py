#!/usr/bin/env python3
"""Evaluation speed: the same source files on Needle and under `ghc -O2` (with --ghci also on GHCi's bytecode), in one run.

Times are CPU seconds (user + system) of the whole process, the best of N runs, less what the same system takes to start and print one line
(start.hs). Ratios above 1 say that Needle is faster.
"""
import argparse
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import resource

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = ["fib", "queens", "mergesort", "tree", "wordcount"]


def cpu_seconds(command, runs):
    best, output = math.inf, None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stderr.decode()}")
        best = min(best, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
        output = done.stdout
    return best, output


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--ghci", action="store_true", help="GHCi's bytecode too, which takes minutes")
    parser.add_argument("programs", nargs="*", default=PROGRAMS)
    args = parser.parse_args()
    if not shutil.which("ghc"):
        sys.exit("ghc is not installed: apt-get install ghc")
    needle = os.path.abspath(args.needle)
    with tempfile.TemporaryDirectory() as tmp:

        def systems(name):
            source = HERE / f"{name}.hs"
            binary = pathlib.Path(tmp) / name
            subprocess.run(["ghc", "-O2", "-v0", "-outputdir", f"{tmp}/{name}.d", "-o", binary, source], check=True)
            ghci = {"ghci": ["ghc", "-v0", "-ignore-dot-ghci", "-e", "main", source]} if args.ghci else {}
            return {"needle": [needle, "run", source], "ghc -O2": [binary], **ghci}

        start = {k: cpu_seconds(c, args.runs)[0] for k, c in systems("start").items()}
        print("start-up: " + ", ".join(f"{k} {t:.3f} s" for k, t in start.items()))
        names = list(start)
        print(f"{'program':<12}" + "".join(f"{n:>10}" for n in names) + f"{'needle/-O2':>12}")
        ratios = {n: [] for n in names}
        for name in args.programs:
            times, outputs = {}, {}
            for system, command in systems(name).items():
                total, outputs[system] = cpu_seconds(command, args.runs)
                times[system] = max(total - start[system], 0.001)
                ratios[system].append(times["needle"] / times[system])
            if len(set(outputs.values())) != 1:
                sys.exit(f"{name}: the outputs differ: {outputs}")
            print(f"{name:<12}" + "".join(f"{times[n]:>10.3f}" for n in names) + f"{ratios['ghc -O2'][-1]:>12.1f}", flush=True)
        mean = lambda xs: math.exp(sum(map(math.log, xs)) / len(xs))
        if args.ghci:
            print(f"geometric mean: {1 / mean(ratios['ghci']):.1f} times faster than ghci")
        print(f"geometric mean: {mean(ratios['ghc -O2']):.1f} times slower than ghc -O2, at most {max(ratios['ghc -O2']):.1f} times")


if __name__ == "__main__":
    main()
