#!/usr/bin/env python3
"""One property with a sparse precondition, under Needle and under QuickCheck, in one run: what each says, and its CPU seconds.

    bench/quickcheck/run.py [--needle build/release/needle] [--ghc ghc] [--tests 100 100000 1000000]

Debian's ghc and libghc-quickcheck2-dev are what it was measured with. The program is examples/guide/RedBlack.hs; the generators that
QuickCheck needs are beside this script.
"""
import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAM = ROOT / "examples/guide/RedBlack.hs"


def timed(command):
    """What a command prints, and the CPU seconds that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout + done.stderr, seconds


def show(what, command):
    """Prints it, and returns whether the property was falsified."""
    text, seconds = timed(command)
    lines = [line for line in text.replace("\r", "\n").splitlines() if line.strip() and "Replay:" not in line and "===" not in line]
    print(f"{what}, {seconds:.2f} s of CPU time:")
    print("\n".join("    " + line.replace("\b", "").strip() for line in lines))
    return "Falsified" in text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--ghc", default="ghc")
    parser.add_argument("--tests", type=int, nargs="+", default=[100, 100000, 1000000])
    args = parser.parse_args()
    if not shutil.which(args.ghc):
        print(f"there is no {args.ghc}")
        return 1
    with tempfile.TemporaryDirectory() as build:
        binary = os.path.join(build, "redblack")
        compiled = subprocess.run([args.ghc, "-O", "-v0", "-outputdir", build, f"-i{PROGRAM.parent}", "-o", binary, HERE / "RedBlackMain.hs"])
        if compiled.returncode != 0:
            return 1
        needle = show(f"needle check {PROGRAM.relative_to(ROOT)}", [pathlib.Path(args.needle).resolve(), "check", PROGRAM])
        anything = [show(f"QuickCheck, any tree, {tests:,} tests", [binary, "any", str(tests)]) for tests in args.tests]
        built = show(f"QuickCheck, trees built by insert, {args.tests[0]:,} tests", [binary, "built", str(args.tests[0])])
    said = {True: "finds it", False: "does not find it"}
    print(f"Needle {said[needle]}; QuickCheck {said[any(anything)]} among any trees, and {said[built]} among built ones")
    return 0


if __name__ == "__main__":
    sys.exit(main())
