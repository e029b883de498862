#!/usr/bin/env python3
"""Indexing far into an enumeration, and values per second of plain enumeration.

Nobody packages testing-feat for Debian, so indexing has absolute figures; the peer of plain enumeration is SmallCheck, compiled by GHC, which
prints as many values of the same type in the same run (its order is by depth, so they are not the same values). CPU seconds, start-up included.
"""
import argparse
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def cpu_seconds(command, limit=None):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{command[:4]}: {done.stderr}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    args = parser.parse_args()
    subjects = (("-", "[Bool]", 37), (str(HERE / "Terms.hs"), "Term", 18), (str(HERE / "Syntax.hs"), "Module", 21))

    print("index")
    for file, type_, _ in subjects:
        for digits in (100, 1000):
            seconds, out = cpu_seconds([args.needle, "index", file, type_, "1" + "0" * digits])
            print(f"  {type_:7} 10^{digits:<5} {seconds:8.2f} s   {len(out):,} characters")

    print("plain enumeration, the values of one size")
    most = {}
    for file, type_, size in subjects:
        seconds, out = cpu_seconds([args.needle, "enum", file, type_, "--size", str(size)])
        most[type_] = out.count("\n")
        print(f"  needle      {type_:7} size {size}  {most[type_]:9,} values  {most[type_] / seconds:10,.0f} a second")

    if not shutil.which("ghc"):
        print("  no ghc, so no peer")
        return 0
    with tempfile.TemporaryDirectory() as build:
        peer = f"{build}/peer"
        made = subprocess.run(["ghc", "-O2", "-v0", "-outputdir", build, "-o", peer, str(HERE / "Smallcheck.hs")], capture_output=True, text=True)
        if made.returncode != 0:
            print("  no SmallCheck for ghc, so no peer")
            return 0
        for type_, depth in (("[Bool]", "12"), ("Term", "6")):
            try:
                seconds, out = cpu_seconds([peer, type_, depth, str(most[type_])], limit=60)
            except subprocess.TimeoutExpired:
                print(f"  SmallCheck  {type_:7} depth {depth}  not within 60 s")
                continue
            print(f"  SmallCheck  {type_:7} depth {depth}  {out.count(chr(10)):8,} values  {out.count(chr(10)) / seconds:10,.0f} a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
