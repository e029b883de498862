#!/usr/bin/env python3
"""How much of the modules in examples/cover is evaluated: by QuickCheck under GHC, by random inputs of Needle, and by `needle cover`.

    run.py [--needle build/release/needle] [--tests 1000] [--time 20] [MODULE..]

- QuickCheck: every property until it has had 1,000 tests (one that fails goes on with other tests, and 20 ms are enough for one); the module is compiled by ghc with -fhpc,
  and its .tix file is read. Types of the module that have no Arbitrary get one from their constructors, sizes halved at every field.
- random: `needle cover --only-random` from the same properties
- cover: `needle cover` from the same properties
- all: `needle cover` from everything that the module exports, which is what it does when nothing is said

Numbers are expressions in HPC's sense (with alternatives), of those in the module; seconds are those of the process, without compiling the
Haskell program. `dead` and `unknown` are what `all` says of the rest. The ratio is that of `cover` to QuickCheck. The exit code is 1 if
QuickCheck evaluates what Needle calls unreachable."""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from cover_ghc import read_mix, read_tix  # noqa: E402

GENERIC = """
-- Constructors are drawn with equal chances; where sizes run out, only those are that do not lead back here.
class Made f where
  made :: Int -> [(Bool, Gen (f x))]

instance Made f => Made (D1 c f) where
  made n = [(deep, fmap M1 g) | (deep, g) <- made n]
instance (Made f, Made g) => Made (f :+: g) where
  made n = [(deep, fmap L1 g) | (deep, g) <- made n] ++ [(deep, fmap R1 g) | (deep, g) <- made n]
instance Fields f => Made (C1 c f) where
  made n = [(hasFields (undefined :: f ()), fmap M1 (fields n))]

class Fields f where
  fields :: Int -> Gen (f x)
  hasFields :: f x -> Bool

instance Fields U1 where
  fields _ = return U1
  hasFields _ = False
instance Arbitrary c => Fields (S1 s (K1 i c)) where
  fields n = fmap (M1 . K1) (resize (n `div` 2) arbitrary)
  hasFields _ = True
instance (Fields f, Fields g) => Fields (f :*: g) where
  fields n = (:*:) <$> fields n <*> fields n
  hasFields _ = True

anything :: (Generic a, Made (Rep a)) => Gen a
anything = sized $ \\n ->
  let all' = made n
      flat = [g | (False, g) <- all']
  in fmap to (oneof (if n <= 1 && not (null flat) then flat else map snd all'))

-- A property until it has had so many tests.
tests :: Testable p => Int -> p -> IO ()
tests n p = go n (1000 :: Int)
 where
  go left tries
    | left <= 0 || tries <= 0 = return ()
    | otherwise = do
        r <- quickCheckWithResult stdArgs {maxSuccess = left, maxShrinks = 0, chatty = False} (within 20000 p)
        case r of
          Failure {numTests = k} -> go (left - max 1 k) (tries - 1)
          _ -> return ()
"""
DECLARED = re.compile(r"^(data|newtype) (?:\([^)]*\) *=> *)?([A-Z][\w']*)((?: [a-z]\w*)*)(.*?)(?=^\S|\Z)", re.M | re.S)
SIGNATURE = re.compile(r"^(prop_\w+) ::(.*(?:\n[ \t]+.*)*)", re.M)


def without_exports(text):
    """The module with nothing hidden, every line and column where it was."""
    start = re.search(r"^module\s+([\w.]+)\s*\(", text, re.M)
    if not start:
        return text
    depth, at = 1, start.end()
    while depth:  # comments of the list have balanced parentheses, or none
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    opened = start.end() - 1
    return text[:opened] + re.sub(r"[^\n]", " ", text[opened:at]) + text[at:]


def properties(text):
    """(name, types of the arguments); variables of types are numbers."""
    out = []
    for name, kind in SIGNATURE.findall(text):
        kind = " ".join(re.sub(r"--.*", "", kind).split())
        context, arrow, rest = kind.rpartition("=>")
        kind = rest if arrow else kind
        parts, depth, begin = [], 0, 0
        for i, c in enumerate(kind):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(c, 0)
            if depth == 0 and kind.startswith("->", i):
                parts.append(kind[begin:i].strip())
                begin = i + 2
        out.append((name, [re.sub(r"\b[a-z]\w*\b", "Int", p) for p in parts]))
    return out


def needed(text, props):
    """The types of the module that the properties' arguments are made of, with their parameters."""
    declared = {m[2]: (m[3].split(), m[4]) for m in DECLARED.finditer(text)}
    synonyms = {m[1]: m[2] for m in re.finditer(r"^type (\w+)[^=\n]*=(.*)$", text, re.M)}
    todo, found = [word for _, args in props for arg in args for word in re.findall(r"[A-Z]\w*", arg)], {}
    seen = set()
    while todo:
        word = todo.pop()
        if word in seen:
            continue
        seen.add(word)
        if word in synonyms:
            todo += re.findall(r"[A-Z]\w*", synonyms[word])
        elif word in declared:
            parameters, body = declared[word]
            found[word] = parameters
            todo += re.findall(r"[A-Z]\w*", re.sub(r"--.*|deriving.*", "", body, flags=re.S if "deriving" in body and "--" not in body else 0))
    have = set(re.findall(r"^instance .*\bArbitrary \(?(\w+)", text, re.M))
    return {name: parameters for name, parameters in found.items() if name not in have}


def main_module(module, text, count):
    props = properties(text)
    lines = ["{-# LANGUAGE DeriveGeneric, FlexibleInstances, StandaloneDeriving, TypeOperators, FlexibleContexts, ScopedTypeVariables #-}", "module Main (main) where",
             f"import {module}", "import GHC.Generics (Generic, Rep, D1, C1, S1, K1 (..), M1 (..), U1 (..), (:+:) (..), (:*:) (..), to)", "import Test.QuickCheck", GENERIC]
    for name, parameters in needed(text, props).items():
        whole = f"({' '.join([name, *parameters])})"
        context = f"({', '.join('Arbitrary ' + p for p in parameters)}) => " if parameters else ""
        lines += [f"deriving instance Generic {whole}", f"instance {context}Arbitrary {whole} where arbitrary = anything"]
    lines.append("main :: IO ()\nmain = do")
    for name, args in props:
        names = [f"a{i}" for i in range(len(args))]
        bound = "".join(f"forAllBlind arbitrary $ \\({n} :: {t}) -> " for n, t in zip(names, args))
        lines.append(f"  tests {count} ({bound}property ({' '.join([name, *names])}))")
    return "\n".join([*lines, "  return ()", ""])


def is_expression(kind):
    return kind in ("expression", "alternative")


def quickcheck(path, module, count, limit):
    """(the places that are evaluated, all of them, seconds), or why not."""
    with tempfile.TemporaryDirectory(prefix="needle-bench-cover-") as tmp:
        text = path.read_text()
        Path(tmp, f"{module}.hs").write_text(without_exports(text))
        Path(tmp, "Main.hs").write_text(main_module(module, text, count))
        made = subprocess.run(["ghc", "-v0", "-w", "-O0", "-fhpc", "Main.hs", "-o", "main"], cwd=tmp, capture_output=True, text=True)
        if made.returncode:
            return made.stderr[-1500:]
        start = time.perf_counter()
        try:
            ran = subprocess.run(["./main"], cwd=tmp, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return f"not finished within {limit} s"
        seconds = time.perf_counter() - start
        if ran.returncode:
            return ran.stderr[-800:]
        boxes, counts = read_mix(Path(tmp, ".hpc", f"{module}.mix")), read_tix(Path(tmp, "main.tix"))[module]
        of = {(b.kind, b.value, *b.place): n > 0 for b, n in zip(boxes, counts)}
        return of, seconds


def cover(needle, path, options, seconds):
    """(place -> state, seconds)"""
    start = time.perf_counter()
    done = subprocess.run([needle, "cover", str(path), "-f", "json", "--no-progress", "-t", f"{seconds}s", *options], capture_output=True, text=True)
    took = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"{path}: exit {done.returncode} {done.stdout[-500:]} {done.stderr[-1500:]}")
    document = json.loads(done.stdout)
    ticks = next(m for m in document["modules"] if m["file"].endswith(path.name))["ticks"]
    return {(k["kind"], k.get("value"), k["line"], k["column"], k["end_line"], k["end_column"]): k["state"] for k in ticks}, took


def count(states, state):
    return sum(1 for place, s in states.items() if is_expression(place[0]) and s == state)


def row(needle, path, args):
    text = path.read_text()
    module = re.search(r"^module\s+([\w.]+)", text, re.M)[1]
    from_properties = [option for name, _ in properties(text) for option in ("--from", name)]
    drawn, drawn_s = cover(needle, path, [*from_properties, "--only-random"], args.time)
    found, found_s = cover(needle, path, from_properties, args.time)
    whole, whole_s = cover(needle, path, [], args.time)
    quick = quickcheck(path, module, args.tests, args.limit) if shutil.which("ghc") else "no ghc"
    total = sum(is_expression(place[0]) for place in whole)
    wrong = []
    if isinstance(quick, str):
        print(f"{module}: {quick}", file=sys.stderr)
        by_quick, quick_s = None, None
    else:
        passed, quick_s = quick
        by_quick = sum(1 for place, n in passed.items() if is_expression(place[0]) and n)
        for states, name in ((found, "from the properties"), (whole, "from all exports")):
            wrong += [f"{module}: unreachable {name}, but QuickCheck evaluates it: {place}" for place, n in passed.items() if n and states.get(place) == "unreachable"]
    ours = count(found, "covered")
    print(f"{module:<12}{total:>7}{by_quick if by_quick is not None else '-':>9}{f'{quick_s:.1f}' if quick_s is not None else '-':>7}"
          f"{count(drawn, 'covered'):>9}{drawn_s:>7.1f}{ours:>9}{found_s:>7.1f}{f'{ours / by_quick:.2f}' if by_quick else '-':>7}"
          f"{count(whole, 'covered'):>9}{whole_s:>7.1f}{count(whole, 'unreachable'):>6}{count(whole, 'unknown'):>9}", flush=True)
    return (total, by_quick or 0, ours if by_quick else 0, count(drawn, "covered"), ours, count(whole, "covered"), count(whole, "unreachable"),
            count(whole, "unknown")), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--tests", type=int, default=1000, help="of QuickCheck, for every property")
    parser.add_argument("--time", type=float, default=20, help="seconds for a run of Needle")
    parser.add_argument("--limit", type=float, default=300, help="seconds for a run of QuickCheck")
    parser.add_argument("--examples", type=Path, default=ROOT / "examples" / "cover")
    parser.add_argument("modules", nargs="*")
    args = parser.parse_args()
    needle = os.path.abspath(args.needle)
    paths = [p for p in sorted(args.examples.glob("*.hs")) if not args.modules or p.stem in args.modules]
    print(f"{'module':<12}{'exprs':>7}{'QuickC':>9}{'s':>7}{'random':>9}{'s':>7}{'cover':>9}{'s':>7}{'ratio':>7}{'all':>9}{'s':>7}{'dead':>6}{'unknown':>9}")
    rows, wrong = [], []
    for path in paths:
        numbers, bad = row(needle, path, args)
        rows.append(numbers)
        wrong += bad
    if rows:
        total, quick, beside, drawn, ours, whole, dead, unknown = map(sum, zip(*rows))  # `beside`: ours where QuickCheck finished
        print(f"{'together':<12}{total:>7}{quick:>9}{'':>7}{drawn:>9}{'':>7}{ours:>9}{'':>7}{f'{beside / quick:.2f}' if quick else '-':>7}{whole:>9}{'':>7}{dead:>6}{unknown:>9}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
