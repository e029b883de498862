#!/usr/bin/env python3
"""Every order of conjunctions finds the same: at each size as many inputs satisfy the preconditions as with --strategy narrow, and the verdict is its
verdict; executions are never more than there are values. Programs 5 and 6, and the properties of tests/programs/check that have preconditions.
"""
import argparse
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ORDERS = ["left", "parallel", "O", "F", "OS", "OF", "OSF"]


def results(needle, file, strategy, order, size, seconds):
    command = [needle, "check", str(file), "--strategy", strategy, "--conjunction", order, "--max-size", str(size), "-t", f"{seconds}s", "-f", "json"]
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        return {r["name"]: r for r in json.loads(done.stdout)["results"]}
    except (ValueError, KeyError):
        print(f"{' '.join(command)} failed ({done.returncode}):\n{done.stdout}{done.stderr}", flush=True)
        return None


def stopped(result):
    return result["reason"] not in (None, "discards")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    parser.add_argument("--seconds", type=int, default=10, help="a search that takes longer is not compared [10]")
    parser.add_argument("--sizes", type=int, default=14, help="up to this size [14]")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    files = args.files or [HERE / "imperative.hs", HERE / "typecheck.hs"] + sorted(
        f for f in (ROOT / "tests/programs/check").glob("*.hs") if "==>" in f.read_text())
    compared = wrong = 0
    for file in files:
        given_up = set()
        for size in range(1, args.sizes + 1):
            expected = results(args.needle, file, "narrow", "left", size, args.seconds)
            for order in ORDERS:
                found = results(args.needle, file, "lazy", order, size, args.seconds)
                if found is None or expected is None:
                    wrong += 1
                    continue
                for name, result in found.items():
                    problems = [f"{s['tests']} executions of {s['inputs']} values at size {s['size']}"
                                for s in result.get("sizes", []) if "inputs" in s and s["tests"] > int(s["inputs"])]
                    peer = expected[name]
                    if stopped(result) or stopped(peer):
                        given_up.add(name)
                    else:
                        compared += 1
                        falsified = [(r["verdict"] == "falsified", r["size_reached"]) for r in (result, peer)]
                        if falsified[0] != falsified[1]:
                            problems.append(f"{result['verdict']} at {result['size_reached']}, narrow: {peer['verdict']} at {peer['size_reached']}")
                        elif not falsified[0][0]:
                            ours, theirs = (r["tests"] - r["discards"] for r in (result, peer))
                            if ours != theirs:
                                problems.append(f"{ours} inputs satisfy it, narrow: {theirs}")
                    for problem in problems:
                        wrong += 1
                        print(f"{file.name} {name}, {order}, size {size}: {problem}", flush=True)
        if given_up:
            print(f"{file.name}: not compared at every size: {', '.join(sorted(given_up))}", flush=True)
    print(f"{compared} comparisons, {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
