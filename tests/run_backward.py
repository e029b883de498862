#!/usr/bin/env python3
"""Runs `needle reach --backward` on the programs of tests/backward and judges what it says. No timing is asserted.

    run_backward.py --needle build/release/needle [--jobs 2] [--limit 10] [--filter SUBSTR] [DIR...]

The first lines of a program say what is expected, behind `#` in the strict language and `--` in Haskell:

    # expect: reached                       or unreachable; a comma between targets, `unreachable | gave_up` where both are right
    # options: --inputs 4 --target wanted   further arguments
    # witnesses: 3                          how many there are, if not as many as --inputs asks for

An input sequence of a `.nat` file is judged twice: nat_language.py, which shares no code with Needle, must evaluate
the variable with it, and `needle run` must come to the variable's line. Where the target is unreachable, brute force
over small numbers must not reach it. Witnesses of Haskell programs are replayed. --limit is the time for one search,
in seconds; a program that needs more is a failure only if nothing else is expected.
"""
import argparse
import re
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nat_language
from backward_runs import VALUES, Broken, judge_replay, judge_sequence, reach, sequence

LINE = re.compile(r"^(?:#|--) (expect|options|witnesses): (.*)$", re.M)


def said(text):
    """What the program expects of each target, its options, the variable that is sought, and how many witnesses."""
    lines = dict(LINE.findall(text))
    options = shlex.split(lines.get("options", ""))
    name = options[options.index("--target") + 1] if "--target" in options else "target"
    asked = options[options.index("--inputs") + 1] if "--inputs" in options else "1"
    expected = [e.split(" | ") for e in re.split(r",\s*", lines.get("expect", ""))]
    return expected, options, name, int(lines.get("witnesses", asked))


def paths_of(text, sequences, name):
    program = nat_language.parse(text)
    return {nat_language.run(program, s, name, steps=200000).path for s in sequences}


def judge_witnesses(path, text, result, name, wanted, needle):
    witnesses = result.get("witnesses", [])
    wrong = [] if len(witnesses) == wanted else [f"{len(witnesses)} witnesses instead of {wanted}"]
    if path.suffix == ".hs":
        return wrong + [w for witness in witnesses for w in judge_replay(needle, witness)]
    sequences = [sequence(witness) for witness in witnesses]
    if len({tuple(s) for s in sequences}) != len(sequences):
        wrong.append(f"an input sequence occurs twice: {sequences}")
    if len(paths_of(text, sequences, name)) != len(sequences):
        wrong.append(f"two input sequences take the same path: {sequences}")
    return wrong + [w for s in sequences for w in judge_sequence(needle, path, text, s, name)]


def judge_dead(text, name):
    """Brute force reaches a target that is said to be dead."""
    found, _ = nat_language.search(nat_language.parse(text), name, VALUES, 5, runs=1500)
    return [] if found is None else [f"{found} reaches {name}"]


def judge(path, args):
    text = path.read_text()
    expected, options, name, wanted = said(text)
    try:
        results = reach(args.needle, path, "--backward", *options, seconds=args.limit)["results"]
    except Broken as broken:
        return [str(broken)]
    have = [r["verdict"] for r in results]
    right = len(have) == len(expected) and all(h in e for h, e in zip(have, expected))
    wrong = [] if right else [f"have {', '.join(have)}, expected {', '.join(' | '.join(e) for e in expected)}"]
    for result in results:
        if result["verdict"] == "reached":
            wrong += judge_witnesses(path, text, result, name, wanted, args.needle)
        elif path.suffix == ".nat" and result["verdict"] == "unreachable":
            wrong += judge_dead(text, name)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=10)
    parser.add_argument("--filter", default="")
    parser.add_argument("dirs", nargs="*", default=[str(Path(__file__).resolve().parent / "backward")])
    args = parser.parse_args()
    paths = sorted(p for d in args.dirs for p in Path(d).rglob("*") if p.suffix in (".nat", ".hs") and args.filter in str(p))
    failed = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for path, wrong in zip(paths, pool.map(lambda p: judge(p, args), paths)):
            if wrong:
                failed += 1
                print(f"FAIL {path}", *("    " + line for line in wrong), sep="\n", flush=True)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
