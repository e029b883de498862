#!/usr/bin/env python3
"""Soundness and completeness of `needle reach --backward` (Theorem 4.13 of its paper) on random programs in both
languages.

    run_backward_random.py --needle build/release/needle [--seeds 0:100] [--language both] [--jobs 2] [--limit 3] [--keep DIR]

For each seed there is a program of the strict language and one in Haskell. What is demanded:

- `reached`: the inputs evaluate the target when they are run; in the strict language by nat_language.py and by
  `needle run`, in Haskell by `needle replay`
- `unreachable`: brute force finds no input; in the strict language nat_language.py over small numbers, in Haskell the
  forward search
- a run ends soon after its limit, with a document and the exit code of its verdict

`gave_up` is allowed and counted, also where brute force found an input. A failing program is printed, and written to
DIR with --keep. The last line is `N passed, M failed`. No timing is asserted.
"""
import argparse
import random
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nat_language
from backward_runs import VALUES, Broken, judge_replay, judge_sequence, reach, sequence
from nat_programs import NatProgram
from target_programs import TargetProgram

LONGEST, RUNS = 4, 1500
WIDE = (0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3)
SAMPLES, MANY = 300, 14


def brute_force(program, seed):
    """An input sequence that reaches the target, or None: all short ones of few numbers, shorter ones of more, and
    long ones by chance. And whether the program asked for no more than was tried."""
    found, complete = nat_language.search(program, "target", VALUES, LONGEST, runs=RUNS)
    if found is None:
        found, _ = nat_language.search(program, "target", WIDE, LONGEST - 1, runs=RUNS)
    rnd = random.Random(seed)
    for _ in range(SAMPLES if found is None else 0):
        inputs = [rnd.choice(WIDE) for _ in range(MANY)]
        outcome = nat_language.run(program, inputs, "target")
        if outcome.kind == "reached":
            return inputs[:outcome.reads], complete
    return found, complete


def judge_nat(path, text, args):
    """The outcome as a word to count, and what is wrong."""
    program = nat_language.parse(text)
    found, complete = brute_force(program, path.name)
    (result,) = reach(args.needle, path, "--backward", seconds=args.limit)["results"]
    verdict, wrong = result["verdict"], []
    brute = "reached" if found is not None else "not reached" if complete else "not reached so far"
    if verdict == "reached":
        if not result.get("witnesses"):
            wrong.append("reached without inputs")
        for witness in result.get("witnesses", []):
            wrong += judge_sequence(args.needle, path, text, sequence(witness), "target")
    elif verdict == "unreachable" and found is not None:
        wrong.append(f"said to be unreachable, but {found} reaches it")
    elif verdict not in ("unreachable", "gave_up"):
        wrong.append(f"verdict {verdict}")
    return f"{verdict}, brute force {brute}", wrong


def judge_haskell(path, _, args):
    (forward,) = reach(args.needle, path, "--from", "entry", seconds=args.limit)["results"]
    (result,) = reach(args.needle, path, "--backward", "--from", "entry", seconds=args.limit)["results"]
    verdict, wrong = result["verdict"], []
    if verdict == "reached":
        if not result.get("witnesses"):
            wrong.append("reached without inputs")
        for witness in result.get("witnesses", []):
            wrong += judge_replay(args.needle, witness)
        if forward["verdict"] == "unreachable":
            wrong.append(f"forward says unreachable; {result.get('witnesses')}")
    elif verdict == "unreachable" and forward["verdict"] == "reached":
        wrong.append(f"said to be unreachable, but {forward['witnesses'][0]['inputs']} reaches it")
    elif verdict not in ("unreachable", "gave_up"):
        wrong.append(f"verdict {verdict}")
    return f"{verdict}, forward {forward['verdict']}", wrong


LANGUAGES = {"nat": (NatProgram, judge_nat), "hs": (TargetProgram, judge_haskell)}


def judge(language, seed, args):
    generator, judged = LANGUAGES[language]
    text = generator(seed).text()
    with tempfile.TemporaryDirectory() as tmp:
        path = Path(tmp) / f"random{seed}.{language}"
        path.write_text(text)
        try:
            outcome, wrong = judged(path, text, args)
        except Broken as broken:
            outcome, wrong = "broken", [str(broken)]
    if wrong and args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        (args.keep / f"random{seed}.{language}").write_text(text)
    return language, seed, text, outcome, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--seeds", default="0:100", help="FIRST:LAST, the last one excluded; a program of each language a seed")
    parser.add_argument("--language", choices=(*LANGUAGES, "both"), default="both")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=3)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    first, _, last = args.seeds.partition(":")
    seeds = range(int(first), int(last) if last else int(first) + 1)
    work = [(language, seed) for seed in seeds for language in LANGUAGES if args.language in (language, "both")]
    counts, failed = Counter(), 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for language, seed, text, outcome, wrong in pool.map(lambda job: judge(*job, args), work):
            counts[language, outcome] += 1
            if wrong:
                failed += 1
                print(f"FAIL {language} seed {seed}", *("    " + line for line in wrong), text, sep="\n", flush=True)
    for (language, outcome), count in sorted(counts.items()):
        print(f"{count:>6} {language:<4} {outcome}")
    print(f"{len(work) - failed} passed, {failed} failed")
    return 1 if failed or not work else 0


if __name__ == "__main__":
    sys.exit(main())
