#!/usr/bin/env python3
"""Every claim follows from what was done: random properties with partial operands against brute force, under every strategy, order of
conjunctions and optimisation level, with evaluations cut at random places by steps, time and memory; deadlines inside generators; load.

    run_claims.py --needle build/release/needle [--jobs 2] [--seed N] [--files N]

Seeds are fixed unless said otherwise. No timing is asserted: time only cuts, and whatever is claimed must then still be true.
"""
import argparse
import itertools
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BOUND = 7  # sizes that brute force looks at

# --- a small language: predicates over N = Z | S N and L = E | C N L, strict in what it looks at, some of them partial

PRELUDE = """module Claims where
import Needle

data N = Z | S N deriving (Eq, Show)
data L = E | C N L deriving (Eq, Show)

burn :: a -> Int -> Bool
burn _ 0 = True
burn x n = burn x (n - 1)
"""
FIELDS = {"Z": "", "S": "N", "E": "", "C": "NL"}
CONSTRUCTORS = {"N": ("Z", "S"), "L": ("E", "C")}


class Raised(Exception):
    pass


def values(type_, size):
    """All values of exactly this size, as nested tuples."""
    for con in CONSTRUCTORS[type_]:
        fields = FIELDS[con]
        for sizes in itertools.product(range(1, size), repeat=len(fields)):
            if sum(sizes) == size - 1:
                for parts in itertools.product(*(list(values(t, n)) for t, n in zip(fields, sizes))):
                    yield (con, *parts)


def read(text):
    """A printed value; what was not looked at is None."""
    tokens = re.findall(r"[()]|\w+", text)

    def value():
        token = tokens.pop(0)
        if token == "(":
            out = value()
            tokens.pop(0)
            return out
        if token == "_":
            return None
        return (token, *(value() for _ in FIELDS[token]))
    return value()


def size_of(value):
    return 1 if value is None else 1 + sum(map(size_of, value[1:]))


class Program:
    """Functions f0, f1 .. of one or two arguments, by cases on the first; each may call those before it, and itself on parts."""

    def __init__(self, rnd):
        self.rnd = rnd
        self.functions = []
        for i in range(rnd.randint(2, 4)):
            self.functions.append(self.function(i))
        self.properties = [self.property() for _ in range(6)]

    def function(self, i):
        rnd = self.rnd
        types = rnd.choice(["N", "L", "NN", "LN", "LL"])
        clauses = {}
        for con in CONSTRUCTORS[types[0]]:
            if rnd.random() < 0.2:
                continue  # partial
            scope = [(f"p{k}", t) for k, t in enumerate(FIELDS[con])] + [("y", t) for t in types[1:]]
            own = [v for v, t in scope if t == types[0] and v != "y"]
            clauses[con] = self.condition(scope, i, 2, (i, types, own))
        if not clauses:
            clauses[CONSTRUCTORS[types[0]][0]] = ("lit", True)
        return types, clauses

    def condition(self, scope, below, depth, recursion=None):
        rnd = self.rnd
        roll = rnd.random()
        if depth > 0 and roll < 0.55:
            return (rnd.choice(["and", "and", "or"]), self.condition(scope, below, depth - 1, recursion),
                    self.condition(scope, below, depth - 1, recursion))
        if depth > 0 and roll < 0.62:
            return ("not", self.condition(scope, below, depth - 1, recursion))
        if roll < 0.68 and scope:
            return ("burn", rnd.choice(scope)[0], rnd.choice([3, 40, 300]))
        if roll < 0.71:
            return ("error",)
        if recursion and recursion[2] and rnd.random() < 0.5:
            i, types, own = recursion
            rest = [v for v, t in scope if len(types) > 1 and t == types[1]]
            if len(types) == 1 or rest:
                return ("call", i, [rnd.choice(own)] + ([rnd.choice(rest)] if len(types) > 1 else []))
        callable_ = []
        for i in range(below):
            types = self.functions[i][0]
            choices = [[v for v, t in scope if t == want] for want in types]
            if all(choices):
                callable_.append((i, choices))
        if callable_:
            i, choices = rnd.choice(callable_)
            return ("call", i, [rnd.choice(c) for c in choices])
        return ("lit", rnd.random() < 0.7)

    def property(self):
        types = self.rnd.choice(["N", "L", "NL", "LN", "NN", "LL"])
        scope = [(f"x{k}", t) for k, t in enumerate(types)]
        n = len(self.functions)
        return types, self.condition(scope, n, 3), self.condition(scope, n, 2)

    # --- as Haskell
    def show(self, e):
        kind = e[0]
        if kind in ("and", "or"):
            return f"({self.show(e[1])} {'&&' if kind == 'and' else '||'} {self.show(e[2])})"
        if kind == "not":
            return f"not {self.show(e[1])}" if e[1][0] in ("and", "or") else f"not ({self.show(e[1])})"
        if kind == "burn":
            return f"burn {e[1]} {e[2]}"
        if kind == "error":
            return 'error "e"'
        if kind == "lit":
            return str(e[1])
        return " ".join([f"f{e[1]}", *e[2]])

    def text(self):
        lines = [PRELUDE]
        for i, (types, clauses) in enumerate(self.functions):
            lines.append(f"f{i} :: {' -> '.join(types)} -> Bool")
            for con, body in clauses.items():
                pattern = " ".join([con, *(f"p{k}" for k in range(len(FIELDS[con])))])
                lines.append(f"f{i} ({pattern}){' y' if len(types) > 1 else ''} = {self.show(body)}")
        for i, (types, pre, post) in enumerate(self.properties):
            lines.append(f"prop_{i} :: {' -> '.join(types)} -> Result")
            lines.append(f"prop_{i} {' '.join(f'x{k}' for k in range(len(types)))} = {self.show(pre)} ==> {self.show(post)}")
        return "\n".join(lines) + "\n"

    # --- as it is evaluated
    def run(self, e, scope):
        kind = e[0]
        if kind == "and":
            return self.run(e[1], scope) and self.run(e[2], scope)
        if kind == "or":
            return self.run(e[1], scope) or self.run(e[2], scope)
        if kind == "not":
            return not self.run(e[1], scope)
        if kind == "burn":
            return True
        if kind == "error":
            raise Raised
        if kind == "lit":
            return e[1]
        types, clauses = self.functions[e[1]]
        args = [scope[v] for v in e[2]]
        con, *parts = args[0]
        if con not in clauses:
            raise Raised
        inner = {f"p{k}": p for k, p in enumerate(parts)}
        if len(types) > 1:
            inner["y"] = args[1]
        return self.run(clauses[con], inner)

    def outcome(self, index, inputs):
        """passed, failed or discarded."""
        _, pre, post = self.properties[index]
        scope = {f"x{k}": v for k, v in enumerate(inputs)}
        try:
            if not self.run(pre, scope):
                return "discarded"
            return "passed" if self.run(post, scope) else "failed"
        except Raised:
            return "failed"

    def brute_force(self, index):
        """The size of the smallest input that fails, and whether any input up to the bound counts."""
        types = self.properties[index][0]
        counts = False
        for total in range(len(types), BOUND + 1):
            for sizes in itertools.product(range(1, total + 1), repeat=len(types)):
                if sum(sizes) != total:
                    continue
                for inputs in itertools.product(*(list(values(t, n)) for t, n in zip(types, sizes))):
                    outcome = self.outcome(index, inputs)
                    if outcome == "failed":
                        return total, True
                    counts = counts or outcome == "passed"
        return None, counts




def wrong_claim(program, index, result, cut):
    """What is claimed and not true; nothing when all is well."""
    least, counts = program.brute_force(index)
    verdict = result["verdict"]
    if verdict == "falsified":
        inputs = [read(i["complete"] if "complete" in i else i["value"]) for i in result["witness"]["inputs"]]
        types = program.properties[index][0]
        filled = [fill(v, t) for v, t in zip(inputs, types)]
        if program.outcome(index, filled) != "failed":
            return f"falsified by {result['witness']['inputs']}, which does not fail"
        if least is not None and result["witness"]["size"] > least and not cut:
            return f"falsified at size {result['witness']['size']}, but the smallest failing input has size {least}"
        return None
    if verdict == "holds":
        return f"a proof, but an input of size {least} fails" if least is not None else None
    if verdict == "holds_up_to":
        if least is not None and least <= result["size_reached"]:
            return f"holds up to {result['size_reached']}, but an input of size {least} fails"
        if result["size_reached"] < BOUND and not cut:
            return f"holds up to {result['size_reached']} only"
        return None
    if verdict == "gave_up":
        if not cut and (result["reason"] != "discards" or counts):
            return f"gave up ({result['reason']}) though nothing was cut"
        return None
    return f"{verdict}: {result.get('message')}"


def fill(value, type_):
    if value is None:
        return ("Z",) if type_ == "N" else ("E",)
    return (value[0], *(fill(v, t) for v, t in zip(value[1:], FIELDS[value[0]])))


def check(needle, path, flags):
    done = subprocess.run([needle, "check", "-f", "json", "-j", "1", *flags, path], capture_output=True, text=True, timeout=300)
    try:
        return json.loads(done.stdout)["results"], done
    except (json.JSONDecodeError, KeyError):
        return None, done


ORDERS = ["left", "parallel", "O", "F", "OS", "OF", "OSF"]


def configurations(rnd):
    """Flags of a run, and whether it may be cut."""
    whole = ["--max-size", str(BOUND), "-t", "120s"]
    for level in "012":
        yield ["-O", level, *whole], False
        yield ["-O", level, "--conjunction", "left", *whole], False
    for order in ORDERS:
        yield ["-O", rnd.choice("012"), "--strategy", "lazy", "--conjunction", order, *whole], False
    yield ["--strategy", "enumerate", *whole], False
    for _ in range(6):
        steps = str(int(10 ** rnd.uniform(0.5, 5)))
        strategy = rnd.choice(["auto", "narrow", "lazy", "enumerate"])
        yield ["-O", rnd.choice("012"), "--strategy", strategy, "--steps", steps, "-t", "60s"], True
        yield ["-O", rnd.choice("012"), "--strategy", strategy, "--steps", steps, *whole], True
    yield ["-t", f"{rnd.randint(1, 40)}ms"], True
    yield ["--max-memory", f"{rnd.choice([1, 4, 16])}M", "--steps", "100000", *whole], True


class Suite:
    def __init__(self, needle, jobs):
        self.needle, self.jobs = needle, jobs
        self.passed = self.failed = 0

    def expect(self, name, wrong, detail=""):
        if not wrong:
            self.passed += 1
            return
        self.failed += 1
        print(f"{name}: {wrong}\n{detail}", flush=True)


def attack_file(job):
    """All configurations on one random program: how many searches were judged, and what is wrong."""
    needle, seed = job
    rnd = random.Random(seed)
    program = Program(rnd)
    judged, wrong = 0, []
    with tempfile.TemporaryDirectory(prefix="needle-claims-") as scratch:
        path = str(Path(scratch, "Claims.hs"))
        Path(path).write_text(program.text())
        for flags, cut in configurations(rnd):
            results, done = check(needle, path, flags)
            if results is None and done.returncode == 3 and "time is up" in done.stderr and "-t" in flags and cut:
                continue  # not even read: nothing is claimed
            if results is None:
                wrong.append(f"seed {seed} {flags}: exit {done.returncode} {done.stderr[:300]}")
                continue
            for result in results:
                judged += 1
                fault = wrong_claim(program, int(result["name"][5:]), result, cut)
                if fault:
                    wrong.append(f"seed {seed} {' '.join(flags)} {result['name']}: {fault}")
    return judged, wrong, program.text() if wrong else ""


def random_claims(suite, seed, files):
    with multiprocessing.Pool(suite.jobs) as pool:
        total = 0
        for judged, wrong, text in pool.imap_unordered(attack_file, [(suite.needle, seed + i) for i in range(files)]):
            total += judged
            suite.expect("random claims", "\n".join(wrong), text)
    print(f"{total} searches were compared with brute force", flush=True)


GENERATORS = """import Test.QuickCheck

prop_elements :: Property
prop_elements = forAll (elements [1 .. 50 :: Int]) $ \\x -> forAll (elements "abcdef") $ \\c ->
  forAll (vectorOf 5 (choose (0, 20))) $ \\ys -> sum ys + x >= (0 :: Int) && c >= 'a'

prop_suchThat :: OrderedList Int -> Property
prop_suchThat (Ordered xs) = forAll (arbitrary `suchThat` even) $ \\n -> length xs >= 0 && even (n :: Int)

prop_frequency :: Property
prop_frequency = forAll (listOf (frequency [(1, return 0), (3, choose (1, 100))])) $ all (>= (0 :: Int))

data T = L | N T Int T deriving Show
instance Arbitrary T where
  arbitrary = sized go
    where go 0 = return L
          go n = frequency [(1, return L), (3, N <$> go (n `div` 2) <*> choose (0, 9) <*> go (n `div` 2))]

size :: T -> Int
size L = 0
size (N l _ r) = size l + 1 + size r

prop_tree :: T -> Property
prop_tree t = size t >= 0 ==> size t <= 1000
"""


def deadlines(suite, seed):
    """All of these are true, so whenever the clock stops a search it may say anything but that one fails. Only one has finitely many inputs."""
    rnd = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="needle-claims-") as scratch:
        path = str(Path(scratch, "Generators.hs"))
        Path(path).write_text(GENERATORS)
        runs = [["-t", f"{rnd.randint(5, 400)}ms", "--strategy", rnd.choice(["auto", "auto", "narrow", "lazy", "random"])] for _ in range(60)]
        runs += [["--steps", str(steps), "-t", "60s"] for steps in range(1000, 40000, 1000)]
        with ThreadPoolExecutor(suite.jobs) as pool:
            for flags, (results, done) in zip(runs, pool.map(lambda f: check(suite.needle, path, f), runs)):
                bad = [f"{r['name']} {r['verdict']} {r.get('message')}" for r in results or []
                       if r["verdict"] not in ("holds_up_to", "gave_up", "passed") and (r["name"], r["verdict"]) != ("prop_elements", "holds")]
                suite.expect(f"deadline in a generator, {' '.join(flags)}", "; ".join(bad) or (results is None and "time is up" not in done.stderr and done.stderr[:300]))


def spin(stop):
    while not stop.is_set():
        sum(range(100000))


def under_load(suite, seed):
    """Two hundred properties, at rest and under load, with one job and many: never one claim and its opposite."""
    texts = []
    programs = [Program(random.Random(seed + i)) for i in range(34)]
    opposite = {"falsified": {"holds", "holds_up_to"}, "holds": {"falsified"}, "holds_up_to": {"falsified"}}
    with tempfile.TemporaryDirectory(prefix="needle-claims-") as scratch:
        for i, program in enumerate(programs):
            path = Path(scratch, f"Claims{i}.hs")
            path.write_text(program.text().replace("module Claims", f"module Claims{i}"))
            texts.append(str(path))

        def verdicts(flags):
            out = {}
            for path in texts:
                done = subprocess.run([suite.needle, "check", "-f", "json", *flags, path], capture_output=True, text=True, timeout=600)
                results = json.loads(done.stdout)["results"] if done.stdout else []
                for r in results:
                    out[path, r["name"]] = (r["verdict"], r.get("size_reached"), r.get("witness", {}).get("size"))
            return out

        calm = verdicts(["-t", "200ms", "-j", "1"])
        stop = multiprocessing.Event()
        load = [multiprocessing.Process(target=spin, args=(stop,)) for _ in range(2 * (os.cpu_count() or 1))]
        for p in load:
            p.start()
        try:
            loaded = verdicts(["-t", "100ms", "-j", "8"])
        finally:
            stop.set()
            for p in load:
                p.join()
    suite.expect("under load, most are still checked", len(loaded) < len(calm) / 2 and f"{len(loaded)} of {len(calm)}")
    for key, (verdict, reached, witness) in calm.items():
        if key not in loaded:
            continue  # its file could not even be read in time
        other, other_reached, other_witness = loaded[key]
        clash = other in opposite.get(verdict, ()) and not (
            # a bound below the counterexample is no opposite
            (verdict == "holds_up_to" and other == "falsified" and reached < other_witness)
            or (verdict == "falsified" and other == "holds_up_to" and other_reached < witness))
        suite.expect(f"under load, {os.path.basename(key[0])} {key[1]}", clash and f"{verdict} {reached} {witness} at rest, {other} {other_reached} {other_witness} under load")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=10, help="random programs, about 170 searches each")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    suite = Suite(options.needle, options.jobs)
    parts = {"random": lambda: random_claims(suite, options.seed, options.files),
             "deadlines": lambda: deadlines(suite, options.seed), "load": lambda: under_load(suite, options.seed)}
    for name, part in parts.items():
        if options.only in name:
            part()
    print(f"{suite.passed} passed, {suite.failed} failed")
    return 1 if suite.failed else 0


if __name__ == "__main__":
    sys.exit(main())
