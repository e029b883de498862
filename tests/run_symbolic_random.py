#!/usr/bin/env python3
"""Random properties of numbers and characters that a search leaves open, against inputs that are all known.

    run_symbolic_random.py --needle build/release/needle [--jobs 2] [--seed N] [--files N] [--keep DIR] [--judge build/release/needle]

Every file has a dozen properties, drawn from a grammar of expressions. `needle run` evaluates each on some hundred known inputs, many of
them at the ends of their types; the machine's own primitives do that, and no solver. Then several searches run, with all sorts of flags.
No claim may contradict an input that fails:

    falsified      the witness was replayed, and fails when it is evaluated as known inputs
    holds          no known input fails, and no other search found one
    holds_up_to    none of this size fails, where that is said without reserve

Every witness of one search is a known input for all others. No timing is asserted.
"""
import argparse
import collections
import json
import math
import multiprocessing
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROPERTIES = 12  # of a file
INPUTS = 90      # of a property, known
DEEPEST = 3

HEADER = """{-# LANGUAGE ScopedTypeVariables #-}
module %s where
import Control.Exception (SomeException, evaluate, try)
import Control.Monad.ST (runST)
import Data.Array (accumArray, listArray, (!))
import Data.Bits (complement, popCount, shiftL, shiftR, testBit, xor, (.&.), (.|.))
import Data.Char (chr, digitToInt, intToDigit, isAlpha, isDigit, isLower, isSpace, isUpper, ord, toLower, toUpper)
import Data.Int (Int8)
import Data.List (isPrefixOf, nub, sort)
import qualified Data.Map as M
import Data.Ratio (numerator, (%%))
import qualified Data.Set as S
import Data.STRef (modifySTRef, newSTRef, readSTRef)
import Data.Word (Word8)
import Needle
import Numeric.Natural (Natural)

data T = A Int | B !Int Bool | N T T deriving (Eq, Ord, Show)

count :: T -> Int
count (A 3) = 30
count (A n) = n
count (B 0 _) = 0
count (B n b) = if b then n + 1 else n
count (N l r) = count l + count r

%s
"""

ORACLE = """
outcome :: Bool -> Bool -> IO Char
outcome pre post = do
  r <- try (evaluate (if pre then if post then 'P' else 'F' else 'D'))
  return (either (\\(_ :: SomeException) -> 'F') id r)

main :: IO ()
main = sequence outcomes >>= putStrLn

outcomes :: [IO Char]
outcomes = %s
"""

INT = [0, 1, -1, 2, -2, 3, 4, 5, 6, 7, -7, 8, 10, 16, 17, 31, 48, 63, 64, 65, 97, 100, 127, 128, -128, -129, 255, 256, 1000, 1114111, 1114112]
FAR = [2**63 - 1, -2**63, 2**63 - 2, 1 - 2**63, 2**62, -2**62, 2**32, 2**31, -2**31, 3037000500, 4611686018427387905, 6148914691236517205]
BIG = FAR + [2**63, 2**64, -2**64, 2**64 + 1, 10**20, -10**20, 2**100, 2**119, 2**121, 10**40, -(2**63) - 1]
CHARS = "azAZ09 \n\0mM%~\x7f\x80\xe9\xdf\u03a3\u01c5\U0010ffff"
RANGES = {"Int": (-2**63, 2**63 - 1), "Word8": (0, 255), "Int8": (-128, 127), "Word": (0, 2**64 - 1)}
NUMBERS = ["Int", "Integer", "Word8", "Int8", "Word", "Natural"]
REALS = ["Double", "Float"]
FRACTIONS = REALS + ["Rational"]
DOUBLES = ["0.0", "(-0.0)", "1.0", "(-1.0)", "2.0", "0.5", "(-0.5)", "3.0", "0.1", "0.2", "0.3", "0.7", "10.0", "2.5", "(-2.5)", "100.0", "12345.678", "1.0e10", "1.0e16",
           "9007199254740993.0", "16777217.0", "1.0e-10", "1.0e-200", "1.0e200", "1.7976931348623157e308", "5.0e-324", "(0/0)", "(1/0)", "(-1/0)", "0.49999999999999994",
           "4611686018427387904.0", "9223372036854775808.0", "1.0000000000000002", "(-1.0e308)"]
TYPES = NUMBERS + FRACTIONS + ["Char", "Bool", "[Int]", "String", "Maybe Int", "(Int, Int)", "T"]
FUNCTIONS = {"Int -> Bool": ["(const True)", "(const False)", "even", "(> 3)", "(== 5)", "(\\n -> n < 0 || n == 7)"],
             "Integer -> Bool": ["(const True)", "odd", "(> 2 ^ (70 :: Int))"], "Char -> Int": ["ord", "(const 3)"], "(Int, Int) -> Int": ["fst", "(uncurry (+))", "(const 0)"],
             "Maybe Int -> Bool": ["(== Nothing)", "(const True)", "(== Just 3)"],
             "Int -> Int": ["(const 0)", "(const 1)", "id", "(+ 1)", "(\\n -> if n == 0 then 5 else 3)", "(* 2)", "negate"]}
FUNCTIONS["Double -> Bool"] = ["(const True)", "(> 0.5)", "isNaN", "(== 0)", "(\\d -> d < 1 || d == 7)"]
INPUT_TYPES = ["Double"] * 7 + ["Float"] * 2 + ["Rational"] * 3 + ["[Double]"] * 2 + ["Int"] * 8 + ["Integer"] * 3 + ["Char"] * 3 + ["Word8", "Int8", "Word", "Natural", "Bool", "T", "Maybe Int", "(Int, Int)"] + \
    ["[Int]"] * 3 + ["String"] * 2 + list(FUNCTIONS)


# A value of the second type made from one of the first.
CONVERSIONS = {("Char", "Int"): ["ord _"], ("Int", "Char"): ["chr (mod _ 128)", "chr (97 + mod _ 26)"], ("[Int]", "Int"): ["sum _", "length _"],
               ("String", "Int"): ["length _"], ("String", "Char"): ["maximum ('a' : _)"], ("Int", "String"): ["show _"], ("Integer", "String"): ["show _"],
               ("Int", "[Int]"): ["[_, 1, _]"], ("Int", "Maybe Int"): ["Just _"], ("Int", "(Int, Int)"): ["_, 7 :: Int", "5 :: Int, _"], ("Int", "T"): ["A _", "B _ True"],
               ("T", "Int"): ["count _"], ("Maybe Int", "Int"): ["maybe 3 (+ 1) _"], ("(Int, Int)", "Int"): ["fst _", "snd _"],
               ("Int -> Int", "Int"): ["_ 0", "_ (_ 1)"], ("Char -> Int", "Int"): ["_ 'a'"], ("Integer -> Bool", "Bool"): ["_ 5"], ("Int -> Bool", "Bool"): ["_ 0", "_ 1 || _ 2"]}
CONVERSIONS.update({(a, b): [f"fromIntegral _ :: {b}"] for a in NUMBERS for b in FRACTIONS})
CONVERSIONS.update({("Double", "Int"): ["round (max (-100) (min 100 _)) :: Int"], ("Rational", "Int"): ["floor _ :: Int"], ("[Double]", "Double"): ["sum _", "maximum (0 : _)"],
                    ("Double", "[Double]"): ["[_, 1]"], ("Float", "Double"): ["realToFrac _ :: Double"], ("Double -> Bool", "Bool"): ["_ 0", "_ 1.5"]})
CONVERSIONS.update({(a, b): [f"fromIntegral _ :: {b}"] for a in NUMBERS for b in NUMBERS if a != b})


def literal(n, type_="Int"):
    return f"({n} :: {type_})" if n < 0 else f"({n} :: {type_})"


def show_char(c):
    return "'" + show_inside(c) + "'"


def show_inside(c):
    return f"\\{ord(c)}" if not " " <= c < "\x7f" or c in "'\"\\" else c


def show_string(s):
    return '"' + "\\&".join(show_inside(c) for c in s) + '"'


class Grammar:
    """Expressions of a type, over variables in scope."""

    def __init__(self, rnd):
        self.rnd = rnd
        self.names = 0
        self.helpers = []  # name, argument types, result type
        self.texts = []
        self.constants = []
        self.far = 0.15  # how many constants are near the ends of their types

    def fresh(self):
        self.names += 1
        return f"v{self.names}"

    def pick(self, *choices):
        return self.rnd.choice(choices)

    def number(self, type_):
        roll = self.rnd.random()
        if type_ in ("Integer", "Natural") and roll < self.far:
            n = self.rnd.choice(BIG)
        elif type_ in ("Int", "Integer", "Word") and roll < self.far:
            n = self.rnd.choice(FAR)
        elif roll < self.far + 0.15:
            n = self.rnd.randint(-50, 300)
        else:
            n = self.rnd.choice(INT)
        low, high = RANGES.get(type_, (None, None))
        if type_ == "Natural":
            n = abs(n)
        if low is not None and not low <= n <= high:
            n = self.rnd.choice([low, high, 0, 1, 5, 100])
        self.constants.append(n)
        return literal(n, type_)

    def make(self, type_, scope, depth):
        own = [v for v, t in scope if t == type_]
        if own and self.rnd.random() < (0.75 if depth <= 0 else 0.25):
            return self.rnd.choice(own)
        if depth > 0 and self.rnd.random() < 0.2:
            return self.shared(type_, scope, depth - 1)
        if depth <= 0 and not own and self.rnd.random() < 0.6:
            converted = [f"({to.replace('_', v)})" for v, t in scope for to in CONVERSIONS.get((t, type_), [])]
            if converted:
                return self.rnd.choice(converted)
        if type_ in NUMBERS:
            return self.number_of(type_, scope, depth)
        if type_ in FRACTIONS:
            return self.fraction(type_, scope, depth)
        return {"[Double]": self.doubles, "Char": self.char, "Bool": self.bool, "[Int]": self.ints, "String": self.string, "Maybe Int": self.maybe, "(Int, Int)": self.pair,
                "T": self.tree}[type_](scope, depth) if "->" not in type_ else self.function(type_, scope, depth)

    # --- what any type has
    def shared(self, type_, scope, depth):
        rnd = self.rnd
        m = lambda t, s=scope: self.make(t, s, depth)
        fitting = [h for h in self.helpers if h[2] == type_]
        roll = rnd.randrange(8)
        if roll == 0 and fitting:
            name, arguments, _ = rnd.choice(fitting)
            return f"({name} {' '.join(m(t) for t in arguments)})"
        if roll <= 2:
            return f"(if {m('Bool')} then {m(type_)} else {m(type_)})"
        v, w = self.fresh(), self.fresh()
        if roll == 3:
            t = rnd.choice(TYPES)
            return f"(let {v} = {m(t)} in {m(type_, scope + [(v, t)])})"
        if roll == 4:
            t = rnd.choice(["Int", "Integer", "Char", "Double", "Rational"])
            patterns = [self.pattern(t) for _ in range(rnd.randint(1, 4))]
            arms = [f"{p} -> {m(type_)}" for p in patterns]
            if rnd.random() < 0.8:
                arms.append(f"{v} -> {m(type_, scope + [(v, t)])}")
            return f"(case {m(t)} of {{ {'; '.join(arms)} }})"
        if roll == 5:
            inner = scope + [(v, "Int"), (w, "[Int]")]
            return f"(case {m('[Int]')} of {{ [] -> {m(type_)}; [{self.bare('Int')}] -> {m(type_)}; ({v} : {w}) -> {m(type_, inner)} }})"
        if roll == 6:
            return f"(maybe {m(type_)} (\\{v} -> {m(type_, scope + [(v, 'Int')])}) {m('Maybe Int')})"
        return f"(case {m('(Int, Int)')} of {{ ({self.bare('Int')}, {v}) -> {m(type_, scope + [(v, 'Int')])}; ({v}, {w}) -> " \
               f"{m(type_, scope + [(v, 'Int'), (w, 'Int')])} }})"

    def bare(self, type_):
        """A literal as a pattern has it."""
        if type_ == "Char":
            return show_char(self.rnd.choice(CHARS))
        if type_ in FRACTIONS:
            return self.rnd.choice(["0", "1", "0.5", "2.5", "(-1)", "(-0.5)", "12345.678", "3"])
        n = self.rnd.choice(BIG if type_ == "Integer" and self.rnd.random() < 0.3 else FAR if self.rnd.random() < 0.1 else INT)
        self.constants.append(n)
        return f"({n})" if n < 0 else str(n)

    pattern = bare

    # --- numbers
    def number_of(self, type_, scope, depth):
        rnd = self.rnd
        if depth <= 0:
            return self.number(type_)
        m = lambda t=type_: self.make(t, scope, depth - 1)
        signed = type_ in ("Int", "Integer", "Int8")
        choices = ["add", "add", "sub", "sub", "mul", "scale", "divide", "divide", "minmax", "from", "bits", "shift", "unary", "step", "gcd", "pow"]
        if type_ == "Int":
            choices += ["special"] * 9
        if type_ == "Integer":
            choices += ["read", "sum"]
        kind = rnd.choice(choices)
        if kind == "add":
            return f"({m()} + {m()})"
        if kind == "sub":
            return f"({m()} - {m()})"
        if kind == "mul":
            return f"({m()} * {m()})"
        if kind == "scale":
            return f"({self.number(type_)} * {m()})"
        if kind == "divide":
            by = self.number(type_) if rnd.random() < 0.65 else m()
            f = self.pick("div", "mod", "quot", "rem")
            if rnd.random() < 0.25:
                return f"({self.pick('fst', 'snd')} ({self.pick('divMod', 'quotRem')} {m()} {by}))"
            return f"({f} {m()} {by})"
        if kind == "minmax":
            return f"({self.pick('min', 'max')} {m()} {m()})"
        if kind == "from":
            return f"(fromIntegral {m(rnd.choice(NUMBERS))} :: {type_})"
        if kind == "bits":
            return f"({m()} {self.pick('.&.', '.|.', '`xor`')} {self.number(type_) if rnd.random() < 0.6 else m()})"
        if kind == "shift":
            return f"({self.pick('shiftL', 'shiftR')} {m()} {rnd.choice([0, 1, 2, 3, 7, 31, 63, 64]) if type_ != 'Natural' else rnd.randint(0, 3)})"
        if kind == "unary":
            return f"({self.pick('abs', 'signum', 'negate', 'complement') if signed else self.pick('abs', 'signum')} {m()})"
        if kind == "step":
            return f"({self.pick('succ', 'pred')} {m()})"
        if kind == "gcd":
            return f"({self.pick('gcd', 'gcd', 'lcm')} {m()} {self.number(type_) if rnd.random() < 0.7 else m()})"
        if kind == "pow":
            return f"({m()} ^ ({rnd.randint(0, 3)} :: Int))"
        if kind == "read":
            return f"(read (show {m()}) :: Integer)"
        if kind == "sum":
            return f"(sum (map fromIntegral {m('[Int]')}) :: Integer)"
        return self.special(scope, depth)

    def special(self, scope, depth):
        rnd = self.rnd
        m = lambda t: self.make(t, scope, depth - 1)
        v = self.fresh()
        return rnd.choice([
            lambda: f"({self.pick('truncate', 'round', 'floor', 'ceiling')} {m('Double')} :: Int)", lambda: f"({self.pick('truncate', 'round', 'floor', 'ceiling')} {m(rnd.choice(FRACTIONS))} :: Int)",
            lambda: f"(length (show {m('Double')}))", lambda: f"(fromInteger (numerator {m('Rational')}) :: Int)",
            lambda: f"(ord {m('Char')})", lambda: f"(fromEnum {m('Char')})", lambda: f"(fromEnum {m('Bool')})", lambda: f"(length {m('[Int]')})",
            lambda: f"(length {m('String')})", lambda: f"(sum {m('[Int]')})", lambda: f"({m('[Int]')} !! {m('Int')})", lambda: f"(digitToInt {m('Char')})",
            lambda: f"(M.findWithDefault {m('Int')} {m('Int')} (M.fromList (zip {m('[Int]')} [1 ..])))", lambda: f"(S.size (S.fromList {m('[Int]')}))",
            lambda: f"(listArray (0, 3) [{m('Int')}, {m('Int')}, 7, {m('Int')}] ! {m('Int')} :: Int)", lambda: f"(popCount ({m('Int')} .&. 7))",
            lambda: f"(count {m('T')})", lambda: f"({m('Int -> Int')} {m('Int')})", lambda: f"({m('Char -> Int')} {m('Char')})", lambda: f"({m('(Int, Int) -> Int')} {m('(Int, Int)')})", lambda: f"(foldr (\\{v} a -> a * 2 + {v}) 0 {m('[Int]')})",
            lambda: f"(read (show {m('Int')}) :: Int)", lambda: f"(length (show {m('Int')}))", lambda: f"(fst {m('(Int, Int)')})", lambda: f"(snd {m('(Int, Int)')})",
            lambda: f"(maximum {m('[Int]')})", lambda: f"(fromInteger (numerator ({m('Integer')} % {m('Integer')})) :: Int)", lambda: f"(truncate (fromIntegral {m('Word8')} / 2 :: Double))",
            lambda: f"(length (takeWhile (< {m('Word8')}) (take 5 [{m('Word8')} ..])))", lambda: f"(runST (do {{ r <- newSTRef {m('Int')}; mapM_ (\\k -> modifySTRef r (+ k)) {m('[Int]')}; readSTRef r }}))",
            lambda: f"(fromIntegral (sum (take 4 [{m('Integer')}, {m('Integer')} .. {m('Integer')}])) :: Int)", lambda: f"(accumArray (+) 0 (0, 2) [(mod k 3, k) | k <- {m('[Int]')}] ! 1)",
            lambda: f"(fst (head (reads {m('String')} :: [(Int, String)])))", lambda: f"(length (reads {m('String')} :: [(Int, String)]))", lambda: f"(fromEnum (compare {m('Int')} {m('Int')}))", lambda: f"(product {m('[Int]')})",
            lambda: f"(let {{ go 0 = 0; go {v} = if {v} < 0 then {v} else go ({v} - 1) + 2 }} in go (mod {m('Int')} 5))",
        ])()

    # --- fractions
    def fraction(self, type_, scope, depth):
        rnd = self.rnd
        if depth <= 0:
            return self.some_fraction(type_)
        m = lambda t=type_: self.make(t, scope, depth - 1)
        choices = [
            lambda: f"({m()} + {m()})", lambda: f"({m()} + {m()})", lambda: f"({m()} - {m()})", lambda: f"({m()} * {m()})", lambda: f"({m()} / {m()})",
            lambda: f"({m()} / {self.some_fraction(type_)})", lambda: f"({self.pick('negate', 'abs', 'signum', 'recip', 'negate')} {m()})", lambda: f"({self.pick('min', 'max')} {m()} {m()})",
            lambda: f"(fromIntegral {m(rnd.choice(NUMBERS))} :: {type_})", lambda: f"({m()} ^ ({rnd.randint(0, 3)} :: Int))",
        ]
        if type_ != "Rational":
            choices += [lambda: f"(sqrt {m()})", lambda: f"({self.pick('exp', 'log', 'sin', 'cos', 'atan')} {m()})", lambda: f"(fromIntegral ({self.pick('truncate', 'round', 'floor', 'ceiling')} {m()} :: Integer) :: {type_})"]
        if type_ == "Double":
            choices += [lambda: f"(realToFrac {m('Float')} :: Double)", lambda: f"(sum {m('[Double]')})", lambda: f"(maximum {m('[Double]')})"]
        if type_ == "Float":
            choices += [lambda: f"(realToFrac {m('Double')} :: Float)"]
        return rnd.choice(choices)()

    def some_fraction(self, type_):
        if type_ == "Rational":
            return f"(({self.rnd.choice(INT)}) % {self.rnd.choice([1, 1, 2, 3, 4, 6])} :: Rational)"
        return f"({self.rnd.choice(DOUBLES)} :: {type_})"

    def doubles(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0:
            return "([" + ", ".join(self.some_fraction("Double") for _ in range(self.rnd.randint(0, 3))) + "] :: [Double])"
        return self.rnd.choice([lambda: f"({m('Double')} : {m('[Double]')})", lambda: f"(sort {m('[Double]')})", lambda: f"(reverse {m('[Double]')})", lambda: f"(filter {m('Double -> Bool')} {m('[Double]')})",
                                lambda: f"(take 3 [{m('Double')} .. {m('Double')}])", lambda: f"(map (* {m('Double')}) {m('[Double]')})"])()

    # --- other types
    def char(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0:
            return show_char(self.rnd.choice(CHARS))
        return self.rnd.choice([
            lambda: f"(toUpper {m('Char')})", lambda: f"(toLower {m('Char')})", lambda: f"(chr (mod {m('Int')} 128))", lambda: f"(chr {m('Int')})",
            lambda: f"(toEnum {m('Int')} :: Char)", lambda: f"(succ {m('Char')})", lambda: f"(pred {m('Char')})", lambda: f"(head {m('String')})",
            lambda: f"(intToDigit (mod {m('Int')} 16))", lambda: f"(maximum {m('String')})", lambda: f"({m('String')} !! 1)", lambda: f"(max {m('Char')} {m('Char')})",
        ])()

    def bool(self, scope, depth):
        rnd = self.rnd
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0:
            t = rnd.choice(["Int", "Int", "Integer", "Char", "Double", "Double", "Rational"])
            return f"({self.make(t, scope, 0)} {self.pick('==', '/=', '<', '<=', '>', '>=')} {self.make(t, scope, 0)})"
        if rnd.random() < 0.4:
            t = rnd.choice(TYPES + NUMBERS + ["Int"] * 3)
            return f"({m(t)} {self.pick('==', '/=', '<', '<=', '>', '>=')} {m(t)})"
        return rnd.choice([
            lambda: f"({m('Bool')} && {m('Bool')})", lambda: f"({m('Bool')} && {m('Bool')})", lambda: f"({m('Bool')} || {m('Bool')})", lambda: f"(not {m('Bool')})",
            lambda: f"({self.pick('isAlpha', 'isDigit', 'isUpper', 'isLower', 'isSpace')} {m('Char')})", lambda: f"(even {m('Int')})", lambda: f"(odd {m('Integer')})",
            lambda: f"({self.pick('isNaN', 'isInfinite', 'isNegativeZero')} {m(rnd.choice(REALS))})", lambda: f"({m('Double -> Bool')} {m('Double')})", lambda: f"(elem {m('Double')} {m('[Double]')})",
            lambda: f"(compare {m('Double')} {m('Double')} == {self.pick('LT', 'EQ', 'GT')})", lambda: f"(all (\\d -> d {self.pick('<', '<=', '>=')} {m('Double')}) {m('[Double]')})",
            lambda: f"(elem {m('Int')} {m('[Int]')})", lambda: f"(elem {m('Char')} {m('String')})", lambda: f"(null {m('[Int]')})",
            lambda: f"(isPrefixOf {m('String')} {m('String')})", lambda: f"(S.member {m('Int')} (S.fromList {m('[Int]')}))", lambda: f"(testBit {m('Int')} {rnd.randint(0, 8)})",
            lambda: f"(M.member {m('Int')} (M.insert {m('Int')} () (M.fromList (map (\\k -> (k, ())) {m('[Int]')}))))", lambda: f"({m('Int -> Bool')} {m('Int')})", lambda: f"({m('Integer -> Bool')} {m('Integer')})",
            lambda: f"({m('Maybe Int -> Bool')} {m('Maybe Int')})",
            lambda: f"(all {m('Int -> Bool')} {m('[Int]')})", lambda: f"(either0 {m('Bool')} {m('Bool')})", lambda: f"(near {m('Int')} {m('Int')})",
            lambda: f"(letter {m('Char')} {m('Int')})", lambda: f"(compare {m('Int')} {m('Int')} == {self.pick('LT', 'EQ', 'GT')})",
        ])()

    def ints(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0:
            return "([" + ", ".join(self.number("Int") for _ in range(self.rnd.randint(0, 3))) + "] :: [Int])"
        v = self.fresh()
        return self.rnd.choice([
            lambda: f"({m('Int')} : {m('[Int]')})", lambda: f"({m('[Int]')} ++ {m('[Int]')})", lambda: f"(take 4 [{m('Int')} .. {m('Int')}])",
            lambda: f"(take 3 [{m('Int')}, {m('Int')} .. {m('Int')}])", lambda: f"(map (\\{v} -> {self.make('Int', scope + [(v, 'Int')], depth - 1)}) {m('[Int]')})",
            lambda: f"(filter {m('Int -> Bool')} {m('[Int]')})", lambda: f"(reverse {m('[Int]')})", lambda: f"(sort {m('[Int]')})", lambda: f"(nub {m('[Int]')})",
            lambda: f"(replicate (min 4 {m('Int')}) {m('Int')})", lambda: f"(take {m('Int')} {m('[Int]')})", lambda: f"(drop {m('Int')} {m('[Int]')})",
            lambda: f"(S.toList (S.fromList {m('[Int]')}))", lambda: f"(map ord {m('String')})",
        ])()

    def string(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0:
            return show_string("".join(self.rnd.choice(CHARS) for _ in range(self.rnd.randint(0, 3))))
        return self.rnd.choice([
            lambda: f"(show {m('Int')})", lambda: f"(show {m('Integer')})", lambda: f"(show {m('Word8')})", lambda: f"(map toUpper {m('String')})",
            lambda: f"(filter isDigit {m('String')})", lambda: f"({m('Char')} : {m('String')})", lambda: f"({m('String')} ++ {m('String')})", lambda: f"(reverse {m('String')})",
            lambda: f"(takeWhile (/= {m('Char')}) {m('String')})", lambda: f"(take 3 [{m('Char')} .. {m('Char')}])", lambda: f"(show {m('Maybe Int')})", lambda: f"(sort {m('String')})",
            lambda: f"(show {m('String')})", lambda: f"(show {m('Char')})", lambda: f"(concat (words {m('String')}))", lambda: f"(show {m('[Int]')})", lambda: f"(show {m('T')})",
            lambda: f"(map chr (filter (\\k -> k >= 0 && k < 200) {m('[Int]')}))",
        ])()

    def maybe(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth <= 0 or self.rnd.random() < 0.4:
            return f"(Just {self.make('Int', scope, depth - 1)})" if self.rnd.random() < 0.7 else "(Nothing :: Maybe Int)"
        return self.rnd.choice([lambda: f"(lookup {m('Int')} (zip {m('[Int]')} {m('[Int]')}))", lambda: f"(M.lookup {m('Int')} (M.fromList [({m('Int')}, {m('Int')}), (3, 4)]))",
                                lambda: f"(fmap (+ {m('Int')}) {m('Maybe Int')})"])()

    def pair(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        if depth > 0 and self.rnd.random() < 0.4:
            return f"({self.pick('divMod', 'quotRem')} {m('Int')} {self.number('Int') if self.rnd.random() < 0.7 else m('Int')})"
        return f"({m('Int')}, {m('Int')})"

    def tree(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        kind = self.rnd.choice("AB" if depth <= 0 else "ABN")
        return {"A": lambda: f"(A {m('Int')})", "B": lambda: f"(B {m('Int')} {m('Bool')})", "N": lambda: f"(N {m('T')} {m('T')})"}[kind]()

    def function(self, type_, scope, depth):
        v = self.fresh()
        argument, result = type_.split(" -> ")
        return f"(\\{v} -> {self.make(result, scope + [(v, argument)], max(0, min(depth, 2) - 1))})"

    # --- functions at the top
    def helper(self, i):
        rnd = self.rnd
        name = f"f{i}"
        kind = rnd.choice(["literals", "dense", "chars", "big", "fold", "guards", "strings"])
        lines = []
        result = rnd.choice(["Int", "Int", "Bool", "Char"])
        body = lambda scope: self.make(result, scope, 2)
        if kind in ("literals", "dense", "chars", "big"):
            argument = {"chars": "Char", "big": "Integer"}.get(kind, "Int")
            start = rnd.randint(-3, 3)
            literals = [f"({n})" for n in range(start, start + rnd.randint(3, 9))] if kind == "dense" else [self.bare(argument) for _ in range(rnd.randint(1, 5))]
            lines = [f"{name} {p} y = {body([('y', 'Int')])}" for p in literals]
            if rnd.random() < 0.85:
                lines.append(f"{name} x y = {body([('x', argument), ('y', 'Int')])}")
            arguments = [argument, "Int"]
        elif kind == "strings":
            lines = [f"{name} {show_string(''.join(rnd.choice('ab01') for _ in range(rnd.randint(0, 3))))} = {body([])}" for _ in range(rnd.randint(1, 3))]
            lines.append(f"{name} x = {body([('x', 'String')])}")
            arguments = ["String"]
        elif kind == "fold":
            result = "Int"
            scope = [("a", "Int"), ("x", "Int")]
            lines = [f"{name} a [] = {self.make('Int', scope[:1], 1)}",
                     f"{name} a (x : xs) | {self.make('Bool', scope, 1)} = {name} {self.make('Int', scope, 2)} xs",
                     f"                  | otherwise = {self.make('Int', scope, 1)}"]
            arguments = ["Int", "[Int]"]
        else:
            scope = [("x", "Int"), ("y", "Int")]
            lines = [f"{name} x y"] + [f"  | {self.make('Bool', scope, 2)} = {body(scope)}" for _ in range(rnd.randint(1, 3))]
            if rnd.random() < 0.8:
                lines.append(f"  | otherwise = z")
                lines.append(f"  where z = {body(scope)}")
            else:
                lines.append(f"{name} _ {self.bare('Int')} = {body([])}")
            arguments = ["Int", "Int"]
        self.texts.append("\n".join([f"{name} :: {' -> '.join(arguments)} -> {result}", *lines]))
        self.helpers.append((name, arguments, result))

    def overlapping(self):
        """Clauses any of which may be taken."""
        n, k, c = (self.bare(t) for t in ("Int", "Int", "Char"))
        self.texts.append(f"""either0 :: Bool -> Bool -> Bool
either0 True _ = True
either0 _ True = True
either0 False False = False
{{-# OVERLAP either0, near, letter #-}}
near :: Int -> Int -> Bool
near {n} _ = True
near _ {k} = True
letter :: Char -> Int -> Bool
letter {c} _ = True
letter _ {n} = True
letter 'q' 1 = True""")

    def property(self, types):
        """Whether an input counts, and what is claimed of it."""
        rnd = self.rnd
        scope = [(f"x{k}", t) for k, t in enumerate(types)]
        m = lambda t, d=DEEPEST: self.make(t, scope, d)
        pre = "True" if rnd.random() < 0.5 else m("Bool", 2)
        kind = rnd.randrange(10)
        t = rnd.choice(["Int"] * 3 + NUMBERS)
        if kind < 3:
            post = m("Bool")
        elif kind < 6:  # a needle in a haystack, perhaps none
            parts = [f"{m(u)} {self.pick('==', '==', '<', '>')} {m(u, 1)}" for u in (rnd.choice(["Int", "Int", "Integer", "Char", t]) for _ in range(rnd.randint(1, 3)))]
            post = f"not ({' && '.join(parts)})"
        else:
            a, b, c = m(t, 2), m(t, 2), m(t, 1)
            post = rnd.choice([
                f"(let {{ a = {a}; b = {b} }} in b == 0 || (div a b) * b + mod a b == a)", f"(let {{ a = {a}; b = {b} }} in b == 0 || (quot a b) * b + rem a b == a)",
                f"(let {{ a = {a}; b = {b} }} in a + b == b + a && a - b == a - b)", f"(let {{ a = {a}; b = {b} }} in (a < b) == (b > a) && (a <= b || b <= a))",
                f"(let {{ a = {a}; b = {b}; c = {c} }} in not (a < b && b < c) || a < c)", f"(let {{ a = {a}; b = {b} }} in max a b >= a && min a b <= b)",
                f"(let {{ a = {a}; b = {b} }} in not (a < b) || a + 1 <= b)", f"(let {{ a = {a} }} in read (show a) == a)", f"(let {{ a = {a} }} in abs a * signum a == a)",
                f"(let {{ a = {a}; b = {b} }} in (a .&. b) + (a .|. b) == a + b)", f"(let {{ a = {a}; b = {b}; c = {c} }} in a * (b + c) == a * b + a * c)",
                f"(let {{ a = {a} }} in abs a >= 0 && even a /= odd a)", f"(let {{ a = {a}; b = {b} }} in not (a > 0 && b > 0) || a + b > 0)",
                f"(let xs = {m('[Int]', 2)} in sort (reverse xs) == sort xs && sum xs == sum (reverse xs))", f"(let c = {m('Char', 2)} in chr (ord c) == c && toUpper (toLower c) == toUpper c)",
                f"(let {{ a = {a}; b = {b} }} in compare a b == compare b a || a /= b)", f"(let {{ a = {a}; b = {b} }} in xor (xor a b) b == a)", f"(let xs = {m('[Int]', 2)} in length (nub xs) == S.size (S.fromList xs))",
            ])
        return pre, post


class Program:
    def __init__(self, rnd):
        self.rnd = rnd
        grammar = Grammar(rnd)
        grammar.overlapping()
        for i in range(rnd.randint(2, 4)):
            grammar.helper(i)
        self.properties = []
        for i in range(PROPERTIES):
            types = [rnd.choice(INPUT_TYPES) for _ in range(rnd.choice([1, 1, 2, 2, 3]))]
            grammar.far = rnd.choice([0.02, 0.15, 0.15, 0.6])
            pre, post = grammar.property(types)
            self.properties.append((types, pre, post))
        self.constants = sorted(set(grammar.constants))
        self.functions = "\n\n".join(grammar.texts)

    def text(self, module, oracle=""):
        lines = [HEADER % (module, self.functions)]
        for i, (types, pre, post) in enumerate(self.properties):
            names = " ".join(f"x{k}" for k in range(len(types)))
            types = [f"({t})" for t in types]
            lines += [f"pre{i}, post{i} :: {' -> '.join(types)} -> Bool", f"pre{i} {names} = {pre}", f"post{i} {names} = {post}",
                      f"prop_{i} :: {' -> '.join(types)} -> Result", f"prop_{i} {names} = {pre} ==> {post}", ""]
        return "\n".join(lines) + oracle

    # --- known inputs
    def whole(self, type_):
        rnd = self.rnd
        roll = rnd.random()
        if roll < 0.35:
            n = rnd.choice(self.constants) + rnd.choice([-1, 0, 0, 0, 1])
        elif roll < 0.55:
            n = rnd.choice(FAR if type_ != "Integer" else BIG) + rnd.choice([-1, 0, 1])
        else:
            n = rnd.choice(INT)
        low, high = RANGES.get(type_, (0, None) if type_ == "Natural" else (None, None))
        if low is not None and n < low or high is not None and n > high:
            n = rnd.choice([0, 1, 2, 3, 100, high or 2**64, low])
        return n

    def known(self, type_):
        """An input as Haskell, and its size where every number counts one."""
        rnd = self.rnd
        if type_ in FUNCTIONS:
            return rnd.choice(FUNCTIONS[type_]), None
        if type_ in NUMBERS:
            return literal(self.whole(type_), type_), 1
        if type_ == "Char":
            return show_char(rnd.choice(CHARS)), 1
        if type_ in REALS:
            return f"({rnd.choice(DOUBLES)} :: {type_})" if rnd.random() < 0.8 else f"(fromIntegral {literal(self.whole('Int'))} :: {type_})", 1
        if type_ == "Rational":
            n, d = self.whole("Integer"), rnd.choice([1, 1, 1, 2, 3, 4, 5, 8])
            return f"(({n}) % {d} :: Rational)", (d // math.gcd(n, d)).bit_length()
        if type_ == "[Double]":
            xs = [self.known("Double")[0] for _ in range(rnd.choice([0, 1, 1, 2, 2, 3]))]
            return f"[{', '.join(xs)}]", 2 * len(xs) + 1
        if type_ == "Bool":
            return str(rnd.random() < 0.5), 1
        if type_ == "[Int]":
            xs = [literal(self.whole("Int")) for _ in range(rnd.choice([0, 1, 1, 2, 2, 3]))]
            return f"[{', '.join(xs)}]", 2 * len(xs) + 1
        if type_ == "String":
            s = "".join(rnd.choice(CHARS) for _ in range(rnd.choice([0, 1, 1, 2, 3])))
            return show_string(s), 2 * len(s) + 1
        if type_ == "Maybe Int":
            return ("Nothing", 1) if rnd.random() < 0.2 else (f"(Just {literal(self.whole('Int'))})", 2)
        if type_ == "(Int, Int)":
            return f"({literal(self.whole('Int'))}, {literal(self.whole('Int'))})", 3
        if rnd.random() < 0.2:
            (a, n), (b, m) = self.known("T"), self.known("T")
            return f"(N {a} {b})", n + m + 1
        return (f"(A {literal(self.whole('Int'))})", 2) if rnd.random() < 0.5 else (f"(B {literal(self.whole('Int'))} {rnd.random() < 0.5})", 3)

    def known_inputs(self):
        """For every property: inputs and their size; nothing where a function is among them."""
        out = []
        for types, _, _ in self.properties:
            inputs = []
            for _ in range(INPUTS if len(types) > 1 else INPUTS // 2):
                drawn = [self.known(t) for t in types]
                inputs.append((" ".join(v for v, _ in drawn), None if any(n is None for _, n in drawn) else sum(n for _, n in drawn)))
            out.append(inputs)
        return out


# What a search did not look at; not a function's argument, and not part of a text.
HOLE = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)[^']*')|(?<![\w\\])_(?!\w)""")
TOKEN = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\[^']+|\\')'|-?\d+\.\d+(?:e-?\d+)?|-?\d/0|-?\d+|\w+|[\[\](),])""")


def size_of(text):
    """Of a printed value: every number and character counts one."""
    tokens = TOKEN.findall(text)
    size = 0
    for i, token in enumerate(tokens):
        if token[0] == '"':
            size += 2 * len(re.findall(r"\\&|\\\d+|\\x\w+|\\[A-Z]+|\\.|.", token[1:-1])) + 1 - 2 * token.count("\\&")
        elif token == "[":
            size += 1 + (tokens[i + 1] != "]")
        elif token == ",":
            size += 1  # the cons cell of a list; a pair's own constructor
        elif token not in ("(", ")", "]"):
            size += 1
    return size


def outcomes(needle, program, calls, scratch):
    """Of each (property, inputs): P, F or D."""
    out = ""
    for start in range(0, len(calls), 400):
        listed = "\n  ".join(f"outcome (pre{i} {v}) (post{i} {v}) :" for i, v in calls[start:start + 400]) + "\n  []"
        path = Path(scratch, "Main.hs")
        path.write_text(program.text("Main", ORACLE % listed))
        done = subprocess.run([needle, "run", "-t", "60s", str(path)], capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            return None, f"{done.returncode} {done.stderr[:1500]}"
        out += done.stdout.strip()
    return out, ""


def configurations(rnd):
    """Flags of searches; the last ones may be cut anywhere."""
    whole = ["-t", "400ms", "--steps", "400000"]
    yield ["--strategy", "symbolic", *whole]
    yield ["--strategy", "symbolic", "--integers", "machine", "-O", rnd.choice("012"), *whole]
    yield ["--strategy", "narrow", "--max-size", "7", "-t", "150ms"]
    yield ["--strategy", "symbolic", "-O", rnd.choice("01"), "--conjunction", rnd.choice(["left", "parallel"]), "--max-size", str(rnd.randint(1, 9)), *whole]
    yield ["--strategy", "symbolic", "--search", rnd.choice(["dfs", "bfs", "coverage"]), *rnd.choice([[], ["--max-size", str(rnd.randint(1, 9))]]), "-t", "400ms", "--steps", str(int(10 ** rnd.uniform(2, 6)))]
    if rnd.random() < 0.5:
        yield ["--strategy", "symbolic", "--only-z3", "-t", "700ms", "--steps", "100000"]
    if rnd.random() < 0.5:
        yield ["--strategy", rnd.choice(["symbolic", "auto"]), "--lose-answers", str(rnd.randint(1, 4)), *rnd.choice([[], ["--only-z3"]]), "-t", "500ms", "--steps", "100000"]
    limits = [["--steps", str(int(10 ** rnd.uniform(1, 5))), "-t", "400ms"], ["-t", "400ms", "--max-memory", f"{rnd.choice([1, 4, 16])}M", "--steps", "100000"], ["-t", f"{rnd.randint(5, 60)}ms"]]
    yield ["--strategy", "symbolic", "--integers", rnd.choice(["unbounded", "machine"]), *rnd.choice(limits)]


def is_unreserved(result):
    numbers = result.get("numbers") or {"decisions": None, "may_overflow": False}
    return numbers["decisions"] is None and not numbers["may_overflow"]


def wrong_claim(result, failing):
    """What is claimed and not true; nothing when all is well. `failing`: inputs and their size, if it is known."""
    verdict = result["verdict"]
    if verdict == "falsified":
        return None if result["witness"]["replayed"] else "not replayed"
    if verdict == "holds":
        return f"a proof, but {failing[0][0]} fails" if failing else None
    if verdict == "holds_up_to":
        if result["strategy"] != "symbolic" or not is_unreserved(result):
            return None
        small = [v for v, n in failing if n is not None and n <= result["size_reached"]]
        return f"holds up to {result['size_reached']}, but {small[0]} fails" if small else None
    return None if verdict == "gave_up" else f"{verdict}: {result.get('message')}"


def attack_file(job):
    """All configurations on one random program: the verdicts, and what is wrong."""
    needle, seed, keep, judge = job
    rnd = random.Random(seed)
    program = Program(rnd)
    verdicts, wrong = collections.Counter(), []
    with tempfile.TemporaryDirectory(prefix="needle-symbolic-") as scratch:
        path = Path(scratch, f"Symbolic{seed}.hs")
        text = program.text(f"Symbolic{seed}")
        path.write_text(text)
        known = program.known_inputs()
        calls = [(i, v) for i, inputs in enumerate(known) for v, _ in inputs]
        answers, fault = outcomes(judge, program, calls, scratch)
        if answers is None:
            return verdicts, [f"seed {seed}: the known inputs: {fault}"], text
        sizes = [n for inputs in known for _, n in inputs]
        failing = {i: [] for i in range(PROPERTIES)}
        for (i, v), n, outcome in zip(calls, sizes, answers):
            if outcome == "F":
                failing[i].append((v, n))
        verdicts["known inputs"] += len(calls)
        judged, found = [], []
        for flags in configurations(rnd):
            command = [needle, "check", "-f", "json", "-j", "1", *flags, str(path)]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=200)
            except subprocess.TimeoutExpired:
                wrong.append(f"seed {seed} {' '.join(flags)}: no end")
                continue
            try:
                results = json.loads(done.stdout)["results"]
            except (json.JSONDecodeError, KeyError):
                if not (done.returncode == 3 and "time is up" in done.stderr):
                    wrong.append(f"seed {seed} {' '.join(flags)}: exit {done.returncode} {done.stderr[-1500:]}")
                continue
            if done.returncode not in (0, 1, 3) or "nternal" in done.stderr:
                wrong.append(f"seed {seed} {' '.join(flags)}: exit {done.returncode} {done.stderr[-1500:]}")
            for result in results:
                index = int(result["name"][5:])
                judged.append((flags, index, result))
                if result["verdict"] != "falsified":
                    continue
                values = [i.get("complete", i["value"]) for i in result["witness"]["inputs"]]
                types = program.properties[index][0]
                size = None if any(t in FUNCTIONS or t == "Rational" for t in types) else sum(map(size_of, values))
                if result["strategy"] == "narrow":  # numbers cost at least as much there
                    size = result["witness"]["size"]
                elif any(not m[1] for v in values for m in HOLE.finditer(v)):  # of any size
                    size = None
                shown = " ".join(f"(({HOLE.sub(lambda m: m[1] or 'undefined', v)}) :: {t})" for v, t in zip(values, types))
                found.append((flags, index, shown, size, result))
        answers, fault = outcomes(judge, program, [(i, v) for _, i, v, _, _ in found], scratch)
        if answers is None:
            wrong.append(f"seed {seed}: the witnesses: {fault}")
            answers = ""
        for (flags, i, v, n, result), outcome in zip(found, answers):
            if outcome != "F":
                wrong.append(f"seed {seed} {' '.join(flags)} prop_{i}: the witness {v} does not fail ({outcome})")
            elif n is not None and result["strategy"] == "symbolic" and n > result["size_reached"]:
                wrong.append(f"seed {seed} prop_{i}: the witness {v} has size {n} and was found under {result['size_reached']}")
            failing[i].append((v, n))
        for flags, i, result in judged:
            fault = wrong_claim(result, failing[i])
            if fault:
                wrong.append(f"seed {seed} {' '.join(flags)} prop_{i}: {fault}")
            if result["strategy"] == "symbolic":
                verdicts[result["verdict"]] += 1
                if failing[i] and result["verdict"] != "falsified":
                    verdicts["missed, without a wrong claim"] += 1
        if wrong and keep:
            Path(keep, path.name).write_text(text)
    return verdicts, wrong, text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=30, help=f"random programs of {PROPERTIES} properties")
    parser.add_argument("--judge", type=lambda path: str(Path(path).resolve()), help="another needle for the known inputs, when the one to be tested is slow")
    parser.add_argument("--keep", help="a directory for programs about which something wrong is claimed")
    options = parser.parse_args()
    passed = failed = 0
    total = collections.Counter()
    jobs = [(options.needle, options.seed + i, options.keep, options.judge or options.needle) for i in range(options.files)]
    with multiprocessing.Pool(options.jobs) as pool:
        for verdicts, wrong, _ in pool.imap_unordered(attack_file, jobs):
            total += verdicts
            failed += bool(wrong)
            passed += not wrong
            if wrong:
                print("\n".join(wrong), flush=True)
    print(", ".join(f"{n} {name}" for name, n in sorted(total.items())))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
