#!/usr/bin/env python3
"""Helpers on one property change nothing but the time: every result is that of `-j 1`.

    run_helpers.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [DIR...]

Runs `needle check` on the programs of tests/programs/check and bench/narrow with -j 1, and with helpers that begin at once and look for work after
every few steps; with the program's own flags, and by --strategy narrow. Verdict, witness, tests, discards, nodes, labels and what rejected inputs must be the same. Steps are
not compared: a collection of garbage may save some, and falls elsewhere. Searches that a limit of time ended are left out, and counted as
skipped; so are those where random inputs were drawn beside the walk in turns that the clock ended.
"""

import argparse
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FLAGS = re.compile(r"^-- flags: (.*)$", re.M)
SLOW = re.compile(r"^-- slow: ", re.M)
SAME = ["verdict", "reason", "size_reached", "inputs", "tests", "discards", "discarded_by", "nodes", "notes", "message"]
NARROW = ["--strategy", "narrow", "--max-size", "7"]
SECONDS = 9  # nearly what a search has
HELPERS = [("3", "1"), ("6", "50"), ("17", "2000")]


def run(options, *more):
    command = [options.needle, "check", "-f", "json", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    if not done.stdout:  # no program
        return {}
    return {r["name"]: r for r in json.loads(done.stdout)["results"]}


def searches(path):
    """The flags of the program; and where numbers would be left open, the search that chooses them."""
    own = " ".join(FLAGS.findall(path.read_text())).split()
    return [own] if {"--strategy", "--max-size", "--integers", "--search"} & set(own) else [own, own + NARROW]


def differences(alone, together):
    wrong = [f"{key}: {together.get(key)}, alone {alone.get(key)}" for key in SAME if alone.get(key) != together.get(key)]
    mine, others = (r.get("witness", {}).get("inputs") for r in (alone, together))
    return wrong if mine == others else wrong + [f"found {others}, alone {mine}"]


def limited(result):
    """By time: how far it came says nothing."""
    return result.get("reason") == "time" or result.get("seconds", 0) > SECONDS


def judge(path, options):
    """What is wrong, and how many results were not compared. Property by property: those checked at once share the memory."""
    wrong, skipped = [], 0
    for flags in searches(path):
        for name, alone in run(options, *flags, "-j", "1", path).items():
            for jobs, every in HELPERS:
                how = ["-j", jobs, "--help-every", every]
                together = run(options, *flags, *how, path, name).get(name, {})
                if limited(alone) or limited(together) or alone.get("samples") != together.get("samples"):
                    skipped += 1
                else:
                    wrong += [f"{' '.join(flags + how)}: {name}: {w}" for w in differences(alone, together)]
    return wrong, skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--timeout", type=float, default=120)
    here = Path(__file__).resolve().parent
    parser.add_argument("dirs", nargs="*", default=[here / "programs/check", here.parent / "bench/narrow"])
    options = parser.parse_args()
    paths = sorted(p for d in options.dirs for p in Path(d).rglob("*.hs") if options.filter in str(p))
    paths = [p for p in paths if not SLOW.search(p.read_text())]
    passed = failed = skipped = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, (wrong, left_out) in zip(paths, pool.map(lambda p: judge(p, options), paths)):
            passed, failed, skipped = passed + (not wrong), failed + bool(wrong), skipped + left_out
            if wrong:
                print(f"{path}:\n  " + "\n  ".join(wrong))
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
