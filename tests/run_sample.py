#!/usr/bin/env python3
"""needle sample --size, from Haskell sources through the whole road: distributions, odd cases, limits. Seeds are fixed: nothing here is left to chance.

    run_sample.py --needle build/release/needle
"""
import argparse
import collections
import json
import math
import os
import subprocess
import sys

from run_cli import MB, Suite

SOURCE = """module Sampled where

import Data.Map (Map)

data Nat = Zero | Suc Nat
data Tree = Leaf | Node Nat Tree Tree
data Term = Var Nat | Lam Term | App Term Term
data Colour = Red | Black
data RB = E | T Colour RB RB
data Void
newtype Wrapped = Wrapped [Bool]

le :: Nat -> Nat -> Bool
le Zero _ = True
le (Suc a) (Suc b) = le a b
le _ Zero = False

sorted :: [Nat] -> Bool
sorted (x : y : r) = le x y && sorted (y : r)
sorted _ = True

search :: Tree -> Bool
search Leaf = True
search (Node x l r) = every (`le` x) l && every (le x) r && search l && search r

every :: (Nat -> Bool) -> Tree -> Bool
every _ Leaf = True
every p (Node x l r) = p x && every p l && every p r

closed :: Term -> Bool
closed = under Zero
 where
  under n (Var v) = le (Suc v) n
  under n (Lam b) = under (Suc n) b
  under n (App f a) = under n f && under n a

redBlack :: RB -> Bool
redBlack t = noRedRed t && blacks t /= Nothing
 where
  noRedRed E = True
  noRedRed (T Red (T Red _ _) _) = False
  noRedRed (T Red _ (T Red _ _)) = False
  noRedRed (T _ l r) = noRedRed l && noRedRed r
  blacks E = Just (0 :: Int)
  blacks (T c l r) = do
    a <- blacks l
    b <- blacks r
    if a == b then Just (case c of { Red -> a; Black -> a + 1 }) else Nothing

ascending :: [Int] -> Bool
ascending xs = and (zipWith (<) xs (drop 1 xs))

odds :: Wrapped -> Bool
odds (Wrapped bs) = odd (length (filter id bs))

elems :: Nat -> [Nat] -> Bool
elems x = any (\\y -> le x y && le y x)

raising :: [Bool] -> Bool
raising [] = True
raising (True : _) = error "no"
raising (False : bs) = raising bs

spinning, allSpin, nobody, nobodyLooking, everybody :: [Bool] -> Bool
spinning (True : _) = spin 0
spinning _ = True
allSpin bs = null bs || spin 0
nobody _ = False
nobodyLooking bs = length bs < 0
everybody _ = True

spin :: Int -> Bool
spin n = spin (n + 1)

void :: Void -> Bool
void _ = True

function :: (Bool -> Bool) -> Bool
function f = f True

abstract :: Map Bool Bool -> Bool
abstract _ = True

poly :: Ord a => [a] -> Bool
poly xs = and (zipWith (<=) xs (drop 1 xs))
"""
# predicate, the type of its inputs as one, their size, how much larger that makes it
DISTRIBUTIONS = [("sorted", "[Nat]", 17, 0), ("search", "Tree", 13, 0), ("closed", "Term", 9, 0), ("redBlack", "RB", 19, 0), ("ascending", "[Int]", 9, 0),
                 ("odds", "Wrapped", 15, 0), ("elems", "(Nat, [Nat])", 12, 1)]


def plain(value):
    return "".join(value.split()).replace("(", "").replace(")", "")


def sampled(t, path, *args):
    done = t.run("sample", path, *args, "-f", "json")
    return done, json.loads(done.stdout) if done.stdout else {}


# Which values satisfy: all of the size, each asked of the evaluator.
def satisfying(t, path, predicate, kind, size):
    values = t.run("enum", path, kind, "--size", str(size)).stdout.splitlines()
    call = predicate if not kind.startswith("(") else f"(uncurry {predicate})"
    out = []
    for begin in range(0, len(values), 500):
        some = values[begin:begin + 500]
        answer = t.run("eval", path, f"map {call} [{', '.join(some)}]").stdout.strip()
        out += [v for v, yes in zip(some, answer.strip("[]").split(",")) if yes == "True"]
    return out


# Five standard deviations above the mean of chi-squared.
def limit(values):
    return values - 1 + 5 * math.sqrt(2 * (values - 1))


def distributions(t, path):
    for predicate, kind, size, more in DISTRIBUTIONS:
        values = {plain(v): 0 for v in satisfying(t, path, predicate, kind, size + more)}
        t.expect(f"{predicate}: enough values", len(values) >= 20, len(values))
        for args in ([], ["--conjunction", "left"]):
            draws = 40 * len(values)
            done, document = sampled(t, path, predicate, "--size", str(size), "-n", str(draws), "-t", "100s", "--seed", "5", *args)
            drawn = collections.Counter(plain(v) for v in document["values"])
            t.expect(f"{predicate} {args}: all of them", done.returncode == 0 and document["distribution"] == "uniform" and document["size"] == size and
                     sum(drawn.values()) == draws, done.stderr)
            t.expect(f"{predicate} {args}: only those that satisfy", set(drawn) <= set(values), sorted(set(drawn) - set(values))[:3])
            chi = sum((drawn[v] - 40) ** 2 / 40 for v in values)
            t.expect(f"{predicate} {args}: each as often", chi < limit(len(values)), f"{chi:.1f} of {limit(len(values)):.1f} with {len(values)} values")
        done, document = sampled(t, path, predicate, "--size", str(size), "-n", str(100 * len(values)), "-t", "100s", "--backtrack", "2")
        drawn = collections.Counter(plain(v) for v in document["values"])
        t.expect(f"{predicate}: within a factor", document["distribution"] == "within_factor" and document["factor"] == 3 and "factor of 3" in done.stderr, document)
        t.expect(f"{predicate}: twice the factor, for chance", set(drawn) == set(values) and max(drawn.values()) < 6 * min(drawn.values()), drawn.most_common(2))
        done, document = sampled(t, path, predicate, "--size", str(size), "-n", "50", "--backtrack", "inf")
        t.expect(f"{predicate}: unlimited", document["distribution"] == "unknown" and "nothing is known" in done.stderr and len(document["values"]) == 50 and
                 {plain(v) for v in document["values"]} <= set(values), document)
    counts = collections.Counter(sampled(t, path, "Term", "--size", "8", "-n", "4000")[1]["values"])
    number = len(t.run("enum", path, "Term", "--size", "8").stdout.splitlines())
    chi = sum((n - 4000 / number) ** 2 / (4000 / number) for n in counts.values()) + (number - len(counts)) * 4000 / number
    t.expect("a type: each value as often", len(counts) <= number and chi < limit(number), f"{chi:.1f} of {limit(number):.1f}")


def says(t, name, code, needed, *args):
    done = t.run("sample", *args)
    t.expect(name, done.returncode == code and needed in done.stderr and (code == 0) == bool(done.stdout),
             f"exit {done.returncode}, stdout {done.stdout[:100]!r}, stderr {done.stderr[:300]!r}")


def odd_cases(t, path):
    says(t, "nobody satisfies", 1, "this is a proof", path, "nobody", "--size", "7")
    says(t, "nobody satisfies, seen by looking", 1, "this is a proof", path, "nobodyLooking", "--size", "13")
    says(t, "nobody, unlimited", 1, "this is a proof", path, "nobodyLooking", "--size", "13", "--backtrack", "inf")
    says(t, "a size without values", 1, "no inputs of size 4", path, "everybody", "--size", "4")
    says(t, "a size without values of a type", 1, "no value of size 4", path, "[Bool]", "--size", "4")
    says(t, "a predicate on an empty type", 1, "no inputs of size 3", path, "void", "--size", "3")
    says(t, "an empty type", 1, "no value of size 3", path, "Void", "--size", "3")
    says(t, "evaluations that may not end are no proof", 3, "may not end", path, "allSpin", "--size", "5")
    says(t, "evaluations that may not end are left out", 0, "may not end", path, "spinning", "--size", "5", "-n", "20")
    says(t, "the type that was chosen", 0, "[a := Bool]", path, "poly", "--size", "7", "-n", "3", "--type", "a=Bool")
    says(t, "larger than there is time for", 3, "only 0 values", path, "everybody", "--size", "100000", "-t", "300ms")
    says(t, "a type, larger than there is time for", 3, "only 0 values", path, "[Bool]", "--size", "100000", "-t", "300ms")
    says(t, "larger than any", 2, "is no size", path, "everybody", "--size", "100001")
    done, document = sampled(t, path, "raising", "--size", "9", "-n", "20")
    t.expect("an exception does not satisfy", set(document["values"]) == {"[False,False,False,False]"}, document)
    done, document = sampled(t, path, "nobody", "--size", "7")
    t.expect("nobody, as JSON", done.returncode == 1 and document["exit"] == 1 and document["values"] == [], document)
    same = [t.run("sample", path, "search", "--size", "15", "-n", "30", "--seed", seed).stdout for seed in ("3", "3", "4")]
    t.expect("--seed reproduces", same[0] == same[1] != same[2])
    for size in ("x", "-1", "", "1.5", "2..4", "99999999999"):
        t.rejected(f"--size {size}", "sample", path, "sorted", "--size", size, needed="--size")
    for backtrack in ("x", "-1", "4294967295", "infinite"):
        t.rejected(f"--backtrack {backtrack}", "sample", path, "sorted", "--size", "5", "--backtrack", backtrack, needed="--backtrack")
    t.rejected("functions", "sample", path, "function", "--size", "5", needed="not counted")
    t.rejected("abstract types", "sample", path, "abstract", "--size", "5", needed="not counted")
    t.rejected("long numbers", "sample", path, "ascending", "--size", "63", needed="62")
    t.rejected("depth", "sample", path, "sorted", "--size", "5", "--depth", "3", needed="depth")
    t.rejected("no predicate", "sample", path, "every", "--size", "5", needed="every")


def memory(t, path):
    def peak(limit):
        command = [t.needle, "sample", path, "search", "--size", "40", "-n", "300", "-t", "100s", "--max-memory", limit, "-q"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        values = process.stdout.read().splitlines()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode, len(values), usage.ru_maxrss * 1024

    generous, tight = peak("1G"), peak("8M")
    t.expect("--max-memory forgets and goes on", tight[:2] == (0, 300) and generous[:2] == (0, 300) and tight[2] < generous[2] and tight[2] < 64 * MB, (generous, tight))


PROPERTIES = """module Drawn where

import Test.QuickCheck

prop_holds, prop_wrong :: [Bool] -> Property
prop_holds bs = or bs ==> any id bs
prop_wrong bs = or bs ==> length bs < 5

prop_raises :: [Bool] -> Bool
prop_raises bs = length bs < 3 || error "long"

prop_never :: [Bool] -> Property
prop_never bs = length bs < 0 ==> True

prop_generated :: Bool -> Property
prop_generated b = forAll (choose (1, 10 :: Int)) (> 0)
"""


def strategy(t, _):
    path = t.write("Drawn.hs", PROPERTIES)
    done, by_name, _ = t.results("--strategy", "uniform", "-n", "200", "--max-size", "15", path)
    found = {name: (r["verdict"], r["reason"]) for name, r in by_name.items()}
    t.expect("check --strategy uniform", found == {"prop_holds": ("passed", None), "prop_wrong": ("falsified", None), "prop_raises": ("falsified", None),
                                                   "prop_never": ("gave_up", "discards"), "prop_generated": ("broken", "unsupported")}, found)
    t.expect("its witnesses are replayed", all(by_name[p]["witness"]["replayed"] for p in ("prop_wrong", "prop_raises")), by_name)
    t.expect("as many as asked for", by_name["prop_holds"]["samples"] == 200 and by_name["prop_holds"]["strategy"] == "uniform", by_name["prop_holds"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    t = Suite(options.needle)
    path = t.write("Sampled.hs", SOURCE)
    for group in (distributions, odd_cases, memory, strategy):
        if options.filter in group.__name__:
            group(t, path)
    print(f"{t.passed} passed, {t.failed} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
