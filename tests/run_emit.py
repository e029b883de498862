#!/usr/bin/env python3
"""Counterexamples of all kinds as tests of four frameworks: each emitted module compiles under GHC, every test in it fails, and passes once the
program is mended (the properties hold when Switch.fixed is True). Skipped where there is no ghc, or not the framework's package.

    run_emit.py --needle build/release/needle
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HEAD = """{-# LANGUAGE ScopedTypeVariables, TypeOperators #-}
module Emit where

import qualified Data.ByteString.Char8 as B
import Data.Complex (Complex (..))
import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import Data.Int (Int8)
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.Map as M
import Data.Monoid (Sum (..))
import Data.Ratio
import qualified Data.Sequence as Q
import qualified Data.Set as S
import qualified Data.Text as T
import Data.Word (Word8)
import qualified Numeric.Natural as N
import Shapes
import Switch (fixed)
import Test.QuickCheck
import qualified Test.QuickCheck as Quick

data Color = Red | Green | Blue deriving (Eq, Ord, Show, Enum, Bounded)
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Eq, Show)
data Point = Point { px :: Int, py :: Maybe Int } deriving (Eq, Show)
data E = L Int | E :+: E | E `Times` E deriving (Eq, Show)
infixl 6 :+:
infixl 7 `Times`
newtype Age = Age Int deriving (Eq, Ord, Show)
newtype Wrap f = Wrap { unWrap :: f Int }
newtype Even = Even Int deriving (Eq, Show)
instance Arbitrary Even where arbitrary = fmap (Even . (* 2)) arbitrary
data Op = Int :-> Int | Stop deriving (Eq, Show)
data (:*) a b = a :* b deriving (Eq, Show)

rev :: [a] -> [a]
rev xs = if fixed then reverse xs else drop 1 (reverse xs)

small :: Int -> Property
small n = property (fixed || n < 2)
"""
SHAPES = """module Shapes where

data Shape = Circle Double | Box { width, height :: Int } deriving (Eq, Show)
"""
# Type and body of properties; `fixed ||` is put in front of the body's last expression by ok.
BOOLS = [
    ("Int -> Bool", "n", "n < 3"),
    ("Int -> Bool", "n", "n > -4"),
    ("Integer -> Bool", "n", "n < 100 || n == 7"),
    ("Word8 -> Bool", "n", "n /= 200"),
    ("Int8 -> Bool", "n", "n /= minBound"),
    ("N.Natural -> Bool", "n", "n < 5"),
    ("Double -> Bool", "x", "x == x"),
    ("Double -> Bool", "x", "x < 1/0"),
    ("Double -> Bool", "x", "x > -1/0"),
    ("Double -> Bool", "x", "not (isNegativeZero x)"),
    ("Double -> Bool", "x", "x < 0.25 || x > 0.75 || x == 0.5 && False || isNaN x"),
    ("Float -> Bool", "x", "x > -1.5"),
    ("Rational -> Bool", "r", "r >= 0 || denominator r == 1"),
    ("Maybe Rational -> Bool", "r", "fmap numerator r /= Just (-3)"),
    ("Complex Double -> Bool", "(a :+ b)", "a == b || isNaN a || isNaN b"),
    ("Char -> Bool", "c", "c /= '\\''"),
    ("Char -> Bool", "c", "c < '\\200'"),
    ("String -> Bool", "s", "s /= \"\\\"\\\\\\n\""),
    ("String -> Bool", "s", "s /= \"\\SOH0\""),
    ("String -> Bool", "s", "'\\1234' `notElem` s"),
    ("[Int] -> Bool", "xs", "rev xs == reverse xs"),
    ("[[Bool]] -> Bool", "xs", "length (concat xs) < 3"),
    ("(Int, Bool, Char) -> Bool", "(n, b, c)", "n < 2 || b || c == 'a'"),
    ("() -> Bool", "()", "False"),
    ("Color -> Bool", "c", "c /= Blue"),
    ("Ordering -> Ordering -> Bool", "a b", "a <= b"),
    ("Tree Int -> Bool", "t", "case t of { Node (Node _ x _) y _ -> x < y; _ -> True }"),
    ("Tree Color -> Bool", "t", "case t of { Node _ c (Node _ d Leaf) -> c == d; _ -> True }"),
    ("Point -> Bool", "p", "px p >= 0 || py p == Nothing"),
    ("E -> Bool", "e", "case e of { (a :+: b) :+: L (-1) -> a == b; _ -> True }"),
    ("E -> Bool", "e", "case e of { (a `Times` b) `Times` (L 1 :+: _) -> a == b; _ -> True }"),
    ("Age -> Bool", "(Age n)", "n < 18"),
    ("Maybe Age -> Bool", "a", "maybe True (\\(Age n) -> n > -2) a"),
    ("Wrap Maybe -> Bool", "(Wrap m)", "m /= Just 2"),
    ("Wrap [] -> Bool", "(Wrap m)", "length m < 2"),
    ("Either Int [Bool] -> Bool", "e", "either (> -2) (const True) e"),
    ("Either Int [Bool] -> Bool", "e", "either (const True) null e"),
    ("Maybe (Maybe Int) -> Bool", "m", "m /= Just Nothing"),
    ("Op -> Bool", "o", "case o of { a :-> b -> a /= b; Stop -> True }"),
    ("(Int :* Bool) -> Bool", "(a :* b)", "a < 1 || b"),
    ("Shape -> Bool", "s", "case s of { Box w h -> w < 1 || h < 1; _ -> True }"),
    ("Shape -> Bool", "s", "case s of { Circle r -> not (r < 0); _ -> True }"),
    ("M.Map Int Color -> Bool", "m", "M.size m < 2"),
    ("M.Map Color (S.Set Bool) -> Bool", "m", "all S.null (M.elems m)"),
    ("S.Set Int -> Bool", "s", "sum (S.toList s) < 3"),
    ("IM.IntMap Bool -> Bool", "m", "and (IM.elems m)"),
    ("IS.IntSet -> Bool", "s", "IS.size s < 2"),
    ("Q.Seq Int -> Bool", "s", "Q.length s < 2"),
    ("T.Text -> Bool", "t", "T.length t < 2"),
    ("B.ByteString -> Bool", "b", "B.null b"),
    ("NonEmpty Int -> Bool", "(x :| xs)", "x < 1 || null xs"),
    ("Sum Int -> Bool", "(Sum n)", "n < 3"),
    ("(Int -> Bool) -> Int -> Bool", "f n", "f n || f (n + 1)"),
    ("(Color -> Int) -> Bool", "f", "f Red /= 3 || f Blue /= 1"),
    ("(Maybe Int -> [Bool]) -> Bool", "f", "null (f Nothing) || null (f (Just 2))"),
    ("((Int -> Int) -> Bool) -> Bool", "f", "f (+ 1) || f id"),
    ("(Rational -> Bool) -> Bool", "f", "f (1 % 2) || not (f (1 % 3))"),
    ("(Double -> Int) -> Bool", "f", "f 0.5 == f (-0.5)"),
    ("(Int, Int) -> (Int -> Int -> Int) -> Bool", "(a, b) f", "f a b == f b a"),
    ("Eq a => [a] -> Bool", "xs", "length xs < 2 || xs == reverse xs"),
    ("(Ord a, Show b) => [a] -> Maybe b -> Bool", "xs m", "null xs || maximum xs == minimum xs || m == m'", ),
    ("Positive Int -> Bool", "(Positive n)", "n > 2"),
    ("NonEmptyList Int -> Bool", "(NonEmpty xs)", "length xs < 2"),
    ("Even -> Bool", "(Even n)", "n < 4"),
    ("[Even] -> Bool", "es", "length es < 2"),
    ("Fun Int Bool -> Bool", "f", "applyFun f 1 || applyFun f 2"),
    ("[Int] -> Bool", "(_ : _ : xs)", "null xs"),
]
OTHERS = """
prop_raises :: Int -> Bool
prop_raises n = n < 2 || fixed || error "a message"

prop_when :: [Int] -> Property
prop_when xs = length xs > 1 ==> (fixed || sum xs /= 0)

prop_counter :: Int -> Property
prop_counter n = counterexample "odd" (fixed || n < 2)

prop_drawn :: Property
prop_drawn = forAll (choose (1, 1000000 :: Int)) (\\n -> fixed || n /= 123)

prop_drawn_lined :: Int -> Property
prop_drawn_lined k = Quick.forAll (vectorOf 2 (choose (0, 9))) $ \\xs -> let a = sum xs
                                                                            b = length xs
                                                                        in fixed || a + b /= 11 + abs k

prop_drawn_twice :: Property
prop_drawn_twice = forAll arbitrary $ \\(c :: Int8) ->
  forAll (elements [Even 2, Even 8]) $ \\e -> fixed || c < 40 || e /= Even 8

prop_drawn_named :: Property
prop_drawn_named = forAll (choose (0, 5)) small
"""


def source():
    out = HEAD
    for i, (kind, args, body) in enumerate(BOOLS):
        if "m'" in body:
            kind, args, body = "(Ord a, Eq b) => [a] -> Maybe b -> Bool", "xs m", "null xs || maximum xs == minimum xs || m /= m"
        out += f"\nprop_{i} :: {kind}\nprop_{i} {args} = fixed || ({body})\n"
        if args == "(_ : _ : xs)":
            out += f"prop_{i} _ = True\n"
    return out + OTHERS


COUNT = len(re.findall(r"^prop_\w+ ::", source(), re.M))
FRAMEWORKS = {"hspec": "Test.Hspec", "tasty": "Test.Tasty.QuickCheck", "quickcheck": "Test.QuickCheck", "doctest": "Test.QuickCheck"}


class Suite:
    def __init__(self, needle, work):
        self.needle, self.work = needle, Path(work)
        self.passed = self.failed = self.skipped = 0

    def expect(self, name, condition, detail=""):
        if condition:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAIL {name}: {detail}")

    def run(self, *command):
        return subprocess.run(command, cwd=self.work, capture_output=True, text=True, timeout=600)

    def ghc(self, framework, fixed):
        """Compiles and runs the tests; how many ran, how many failed."""
        (self.work / "Switch.hs").write_text(f"module Switch where\nfixed :: Bool\nfixed = {fixed}\n")
        if framework == "doctest":
            names = re.findall(r"^-- >>> passes (\w+)", (self.work / "doctest.hs").read_text(), re.M)
            done = self.run("ghc", "-v0", "-O0", "-e", f"mapM passes [{', '.join(names)}] >>= print", "doctest.hs")
            return done, len(names), done.stdout.count("False") if done.stdout.count("e,") + 1 >= len(names) else -1
        done = self.run("ghc", "-v0", "-O0", "-o", framework, f"{framework}.hs")
        if done.returncode:
            return done, -1, -1
        done = self.run(f"./{framework}")
        text = done.stdout + done.stderr
        if framework == "hspec":
            counts = re.search(r"(\d+) examples?, (\d+) failures?", text)
            return done, *(int(n) for n in counts.groups())
        if framework == "tasty":
            failed = re.search(r"(\d+) out of (\d+) tests failed", text)
            return (done, int(failed[2]), int(failed[1])) if failed else (done, int(re.search(r"All (\d+) tests passed", text)[1]), 0)
        failures = len(re.findall(r"^\*\*\* Failed!", text, re.M))
        return done, failures + len(re.findall(r"^\+\+\+ OK", text, re.M)), failures


def test(t, framework):
    have = subprocess.run(["ghc", "-v0", "-e", f"import {FRAMEWORKS[framework]}"], capture_output=True).returncode == 0
    if not have:
        t.skipped += 1
        return print(f"skipped: {framework}, whose package ghc does not have")
    (t.work / "Switch.hs").write_text("module Switch where\nfixed :: Bool\nfixed = False\n")
    done = t.run(t.needle, "check", "Emit.hs", "-t", "20s", "--emit", f"{framework}={framework}.hs", "-f", "text")
    module = (t.work / f"{framework}.hs").read_text()
    found = len(re.findall(r"^\*\*\* Failed!", done.stdout, re.M))
    t.expect(f"{framework}: every property fails", found == COUNT, f"{found} of {COUNT}: {done.stdout[-800:]} {done.stderr[-800:]}")
    emitted = len(re.findall(r"^prop_\w+_failed :: ", module, re.M))
    t.expect(f"{framework}: every property has a test", emitted == COUNT and done.stderr == "", f"{emitted} of {COUNT} {done.stderr[-800:]}")
    t.expect(f"{framework}: imports are qualified", not re.findall(r"^import (?!qualified)", module.split("import Emit")[0].split("import qualified Emit")[0], re.M) or "pin ::" in module)
    ran, count, failures = t.ghc(framework, False)
    t.expect(f"{framework}: every test fails", (count, failures) == (COUNT, COUNT), f"{count} tests, {failures} failures {ran.stdout[-1500:]} {ran.stderr[-3000:]}")
    ran, count, failures = t.ghc(framework, True)
    t.expect(f"{framework}: every test passes when the program is mended", (count, failures) == (COUNT, 0), f"{count} tests, {failures} failures {ran.stdout[-1500:]} {ran.stderr[-1500:]}")


def edges(t):
    """What goes where, and what cannot be imported."""
    (t.work / "Plain.hs").write_text("prop_x :: Int -> Bool\nprop_x n = n < 3\n")
    (t.work / "Hidden.hs").write_text("module Hidden (f) where\nf :: Int -> Int\nf n = n\nprop_x :: Int -> Bool\nprop_x n = f n < 3\n")
    (t.work / "Fine.hs").write_text("module Fine where\nprop_x :: Int -> Bool\nprop_x n = n < 3 || n > 3\n")
    done = t.run(t.needle, "check", "Fine.hs", "--emit", "hspec")
    t.expect("stdout is the module alone", done.stdout.startswith("-- Made by needle") and "Falsified" in done.stderr and done.returncode == 1, done.stdout)
    done = t.run(t.needle, "check", "Fine.hs", "--emit", "hspec", "-f", "json")
    t.expect("two documents on stdout", done.returncode == 2 and "--emit FRAMEWORK=FILE" in done.stderr, done.stderr)
    done = t.run(t.needle, "check", "Fine.hs", "--emit", "hspec=out.hs", "-f", "json")
    t.expect("beside JSON", '"falsified"' in done.stdout and "Fine.prop_x (3)" in (t.work / "out.hs").read_text(), done.stdout)
    for name, said in ("Plain", "module Plain where"), ("Hidden", "does not export prop_x"):
        done = t.run(t.needle, "check", f"{name}.hs", "--emit", "quickcheck")
        t.expect(f"{name} cannot be imported", said in done.stderr and "prop_x" not in done.stdout and done.returncode == 1, done.stdout + done.stderr)
    (t.work / "Inner.hs").write_text("module Inner (prop_x) where\nimport Test.QuickCheck\ninner :: Int -> Bool\ninner n = n < 3\n"
                                     "prop_x :: Property\nprop_x = forAll (choose (0, 9)) inner\n")
    done = t.run(t.needle, "check", "Inner.hs", "--emit", "quickcheck")
    t.expect("what is hidden is not repeated", "Inner.prop_x" in done.stdout and "pin" not in done.stdout and "--   3" in done.stdout, done.stdout)
    done = t.run(t.needle, "check", "Fine.hs", "--emit", "junit")
    t.expect("no such framework", done.returncode == 2 and "not one of" in done.stderr, done.stderr)
    done = t.run(t.needle, "check", "Fine.hs", "--emit", "hspec=/nonexistent/missing/out.hs")
    t.expect("cannot be written", done.returncode == 2 and "cannot write" in done.stderr, done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--keep", help="leave the files in this directory")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="needle-emit-") as scratch:
        t = Suite(options.needle, options.keep or scratch)
        t.work.mkdir(exist_ok=True)
        (t.work / "Emit.hs").write_text(source())
        (t.work / "Shapes.hs").write_text(SHAPES)
        edges(t)
        if shutil.which("ghc"):
            for framework in FRAMEWORKS:
                test(t, framework)
        else:
            t.skipped += len(FRAMEWORKS)
            print("skipped: emitted modules, since there is no ghc")
        print(f"{t.passed} passed, {t.failed} failed, {t.skipped} skipped" if t.skipped else f"{t.passed} passed, {t.failed} failed")
        return 1 if t.failed else 0


sys.exit(main())
