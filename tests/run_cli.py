#!/usr/bin/env python3
"""The session around searches: formats, parallel runs, progress, interrupts, replay, directories, limits, bad options. No timing is asserted.

    run_cli.py --needle build/release/needle
"""
import argparse
import json
import os
import pathlib
import pty
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

MB = 1 << 20

MIXED = """module Mixed where

prop_fails :: Int -> [Bool] -> Bool
prop_fails n bs = n < 3 || length bs < 1

prop_proof :: Bool -> Bool
prop_proof b = b || not b

prop_sized :: [Bool] -> Bool
prop_sized bs = reverse (reverse bs) == bs

prop_raises :: Maybe Int -> Bool
prop_raises (Just n) = n < 2 || error "a <bad> & \\"odd\\" \\SOH message, 100%: here"
prop_raises Nothing = True

prop_poly :: Eq a => [a] -> Bool
prop_poly xs = xs == reverse xs

prop_odd :: (Int, IO Int) -> Bool
prop_odd _ = True
"""
LONG = """module Long where

prop_first :: Int -> Bool
prop_first n = n < 2

prop_long :: [Int] -> [Int] -> Bool
prop_long xs ys = length (xs ++ ys) == length xs + length ys
"""
SPIN = """prop_spin :: Int -> Bool
prop_spin n = n < 1 || spin n
 where
  spin :: Int -> Bool
  spin k = spin (k + 1)
"""
HOG = """prop_hog{0} :: Int -> Bool
prop_hog{0} n = n < 1 || hog [1 ..]
 where
  hog :: [Integer] -> Bool
  hog xs = (xs !! 100000000) < 0 && sum xs < 0
"""


SPACES = """module Spaces where
import Data.Map (Map)
import Data.Set (Set)
import Test.QuickCheck
import Test.QuickCheck.Modifiers

data None
data Endless = Endless Endless
data Free = Free Again | Stop
data Again = Again Free
{-# COST Free 0 #-}
{-# COST Again 0 #-}
data Heavy = Light | Heavy Bool
{-# COST Heavy 5 #-}
data Slim = Slim Bool Bool
{-# COST Slim 0 #-}
data Nest a = Flat | Nest a (Nest (Maybe a))
data Bushy a = Bare | Bushy (Bushy (Maybe a)) (Bushy [a])
newtype Made = Made Int
instance Arbitrary Made where arbitrary = fmap Made (choose (1, 6))

prop_free :: Free -> Bool
prop_free _ = True
prop_none :: None -> Bool
prop_none _ = False
prop_bools :: [Bool] -> Bool
prop_bools bs = reverse (reverse bs) == bs
prop_short :: [Bool] -> Bool
prop_short bs = length bs < 3
prop_rare :: Integer -> Bool
prop_rare n = n < 1000
prop_finite :: Maybe Bool -> (Bool -> Bool) -> Bool
prop_finite m f = fmap (f . f . f) m == fmap f m
prop_sorted :: OrderedList Int -> Bool
prop_sorted (Ordered xs) = and (zipWith (<=) xs (drop 1 xs))
prop_set :: Set Bool -> Map Bool Bool -> Bool
prop_set _ _ = True
prop_made :: Made -> Bool
prop_made (Made n) = n > 0
prop_drawn :: Property
prop_drawn = forAll (choose (1, 6 :: Int)) (> 0)
prop_guarded :: [Bool] -> Property
prop_guarded bs = length bs > 1 ==> length bs > 0
"""


class Suite:
    def __init__(self, needle):
        self.needle = os.path.abspath(needle)
        self.passed = self.failed = 0
        self.tmp = tempfile.TemporaryDirectory()

    def path(self, name):
        return str(pathlib.Path(self.tmp.name) / name)

    def write(self, name, content):
        path = pathlib.Path(self.path(name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        return str(path)

    def run(self, *args, timeout=120):
        return subprocess.run([self.needle, *args], capture_output=True, text=True, timeout=timeout)

    def results(self, *args):
        done = self.run("check", "-f", "json", *args)
        document = json.loads(done.stdout)
        return done, {r["name"]: r for r in document["results"]}, document

    def expect(self, name, condition, detail=""):
        if condition:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAIL {name}: {detail}")

    def rejected(self, name, *args, needed=""):
        done = self.run(*args)
        good = done.returncode == 2 and "error" in done.stderr and not done.stdout and needed in done.stderr
        self.expect(name, good, f"exit {done.returncode}, stdout {done.stdout[:200]!r}, stderr {done.stderr[:300]!r}")


def formats(t):
    mixed = t.write("Mixed.hs", MIXED)
    common = ["--max-size", "7", mixed]
    done, by_name, document = t.results(*common)
    names = ["prop_fails", "prop_proof", "prop_sized", "prop_raises", "prop_poly", "prop_odd"]
    t.expect("json: order of the source", [r["name"] for r in document["results"]] == names, document)
    t.expect("json: schema", document["schema"] == "needle/1" and document["command"] == "check" and document["exit"] == done.returncode == 2)
    verdicts = ["falsified", "holds", "holds_up_to", "falsified", "falsified", "broken"]
    t.expect("json: verdicts", [by_name[n]["verdict"] for n in names] == verdicts, [by_name[n]["verdict"] for n in names])

    root = xml.fromstring(t.run("check", "-f", "junit", *common).stdout)
    cases = root.findall("./testsuite/testcase")
    t.expect("junit: counts", (root.get("tests"), root.get("failures"), root.get("errors")) == ("6", "3", "1"), root.attrib)
    t.expect("junit: cases", [c.get("name") for c in cases] == names and len(root.findall(".//failure")) == 3)
    t.expect("junit: texts survive", "a <bad> & \"odd\"" in root.findall(".//failure")[1].text, root.findall(".//failure")[1].text)

    sarif = json.loads(t.run("check", "-f", "sarif", *common).stdout)
    run = sarif["runs"][0]
    rules = [r["id"] for r in run["tool"]["driver"]["rules"]]
    well_formed = sarif["version"] == "2.1.0" and run["tool"]["driver"]["name"] == "needle" and len(run["results"]) == 6
    for r in run["results"]:
        place = r["locations"][0]["physicalLocation"]
        region = place["region"]
        well_formed = well_formed and rules[r["ruleIndex"]] == r["ruleId"] and r["kind"] in ("fail", "pass", "open")
        well_formed = well_formed and (r["level"] == "error") == (r["kind"] == "fail") and r["message"]["text"]
        well_formed = well_formed and place["artifactLocation"]["uri"].startswith("file:///") and region["startLine"] >= 1
        well_formed = well_formed and (region["endLine"], region["endColumn"]) > (region["startLine"], region["startColumn"])
    t.expect("sarif: structure", well_formed, sarif)

    lines = t.run("check", "-f", "github", *common).stdout.splitlines()
    t.expect("github: annotations", len(lines) == 4 and all(re.match(r"::(error|warning) file=[^,:]+,line=\d+,endLine=\d+,col=\d+,title=[^:]+::.+", x) for x in lines), lines)

    out = t.path("out.xml")
    done = t.run("check", "-f", "junit=" + out, "-f", "json=" + t.path("out.json"), *common)
    t.expect("files beside text", "=== prop_fails" in done.stdout and xml.parse(out).getroot().tag == "testsuites"
             and json.load(open(t.path("out.json")))["exit"] == 2, done.stdout)
    t.expect("no leftovers", not [f for f in os.listdir(t.tmp.name) if f.endswith(".new")])
    quiet = t.run("check", "-q", *common)
    t.expect("quiet: only what needs attention", "prop_proof" not in quiet.stdout and "prop_fails" in quiet.stdout and quiet.returncode == 2, quiet.stdout)
    verbose = t.run("check", "-v", *common)
    t.expect("verbose: counts", "strategy" in verbose.stdout, verbose.stdout)
    painted = t.run("check", "--color", "always", mixed, "prop_proof")
    t.expect("colours", "\x1b[32m+++ OK" in painted.stdout and "\x1b" not in verbose.stdout, painted.stdout)


def parallel(t):
    many = "module Many where\n" + "".join(
        f"prop_p{i} :: [Int] -> Maybe Bool -> Bool\nprop_p{i} xs b = sum xs /= {i} || b == Nothing\n" for i in range(24))
    path = t.write("Many.hs", many)
    seen = []
    for jobs in ("1", "2", "7"):
        _, _, document = t.results("-j", jobs, path)
        for r in document["results"]:
            del r["seconds"]
        seen.append(document)
    t.expect("-j: the same results in the same order", seen[0] == seen[1] == seen[2])
    t.expect("-j: all of them", len(seen[0]["results"]) == 24)


TWO_SUITES = """cabal-version: 2.0
name: two
version: 1
build-type: Simple
test-suite a
  type: exitcode-stdio-1.0
  main-is: A.hs
  build-depends: base, QuickCheck
test-suite b
  type: exitcode-stdio-1.0
  main-is: B.hs
  build-depends: base, QuickCheck
"""


def interrupts(t):
    path = t.write("Long.hs", LONG)
    for name in ("SIGINT", "SIGTERM"):
        process = subprocess.Popen([t.needle, "check", "-t", "100s", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        first = process.stdout.readline()
        process.send_signal(getattr(signal, name))
        rest, errors = process.stdout.read(), process.stderr.read()
        process.wait(timeout=60)
        t.expect(f"{name}: exit code and results so far", process.returncode == 130 and "prop_first" in first and "Falsified" in rest and not errors,
                 f"exit {process.returncode}, {first}{rest}{errors}")
    # what the first suite of a package came to is not lost while the second one, a long module, is compiled
    package = pathlib.Path(t.write("interrupted/two.cabal", TWO_SUITES)).parent
    t.write("interrupted/A.hs", "module Main where\nimport Test.QuickCheck\nmain :: IO ()\nmain = quickCheck (\\x -> x < (3 :: Int))\n")
    rows = "".join(f"f{i} :: [Int] -> Maybe Int -> [(Int, Int)]\nf{i} xs m = [(x + {i}, y) | x <- xs, Just y <- [m, fmap (+ x) m], x > y]\n" for i in range(4000))
    t.write("interrupted/B.hs", f"module Main where\nimport Test.QuickCheck\n{rows}main :: IO ()\nmain = quickCheck (null (f0 [] Nothing))\n")
    json_file = package / "out.json"
    process = subprocess.Popen([t.needle, "check", package, "-t", "100s", "-f", "text", "-f", f"json={json_file}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    first = process.stdout.readline() + process.stdout.readline()
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    rest, errors = process.stdout.read(), process.stderr.read()
    process.wait(timeout=60)
    found = json.loads(json_file.read_text())
    t.expect("SIGINT: while a second suite is compiled", process.returncode == 130 and "Falsified" in first and found["exit"] == 130 and len(found["results"]) >= 1,
             f"exit {process.returncode}, {first}{rest}{errors}{found}")
    process = subprocess.Popen([t.needle, "sample", "-", "[Bool]", "--size", "2001", "-n", "10000000", "-t", "100s"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    t.expect("SIGINT: samples so far", process.returncode == 130 and first.startswith("[") and (first + rest).endswith("]\n") and "interrupted after" in errors,
             f"exit {process.returncode}, {len(rest)} {errors}")


def progress(t):
    path = t.write("Long.hs", LONG)

    def terminal(*args):
        master, slave = pty.openpty()
        process = subprocess.Popen([t.needle, "check", "-t", "1s", *args, path], stdout=subprocess.PIPE, stderr=slave, text=True)
        os.close(slave)
        out = process.stdout.read()
        process.wait(timeout=60)
        seen = b""
        try:
            while chunk := os.read(master, 65536):
                seen += chunk
        except OSError:  # the terminal is gone with the process
            pass
        os.close(master)
        return out, seen.decode()

    out, seen = terminal()
    lines = [line for line in seen.replace("\x1b[K", "").split("\r") if line]
    t.expect("a progress line", any(re.fullmatch(r"prop_long  size \d+  [\d,]+ nodes  \d+% of size \d+  \d+s", line) for line in lines), lines[:5])
    t.expect("it is erased at the end", seen.endswith("\r\x1b[K"), seen[-60:])
    t.expect("and not in the results", "\r" not in out and "=== prop_long" in out, out)
    t.expect("--no-progress", terminal("--no-progress")[1] == "")
    t.expect("--quiet has none", terminal("-q")[1] == "")
    piped = t.run("check", "-t", "500ms", path)
    t.expect("none in a pipe", piped.stderr == "", piped.stderr)


def replays(t):
    path = t.write("Replay.hs", MIXED.replace("Mixed", "Replay"))
    _, by_name, _ = t.results("--max-size", "7", path)
    token = by_name["prop_fails"]["witness"]["token"]
    done = t.run("replay", token)
    t.expect("replay", done.returncode == 1 and "n = 3" in done.stdout and "Falsified" in done.stdout, done.stdout + done.stderr)
    done = t.run("replay", by_name["prop_raises"]["witness"]["token"])
    t.expect("replay of an exception", done.returncode == 1 and "a <bad>" in done.stdout, done.stdout + done.stderr)
    bad = []
    for i in range(len(token)):
        other = token[:i] + ("A" if token[i] != "A" else "B") + token[i + 1:]
        done = t.run("replay", other)
        if done.returncode != 2 or "error" not in done.stderr:
            bad.append((i, done.returncode))
    t.expect("every corrupted token", not bad, bad[:5])
    t.rejected("a truncated token", "replay", token[:-3])
    t.rejected("no token at all", "replay", "hello")
    t.rejected("an empty token", "replay", "")
    source = pathlib.Path(path).read_text()
    t.write("Replay.hs", source.replace("Int -> [Bool] -> Bool", "Int -> Maybe Bool -> Bool"))
    t.rejected("an input's type has changed", "replay", token, needed="have changed since")
    t.write("Replay.hs", source.replace("prop_fails", "prop_other"))
    t.rejected("the property is gone", "replay", token, needed="prop_fails")
    t.write("Replay.hs", source.replace("n < 3", "n < 300"))
    done = t.run("replay", token)
    t.expect("the property is repaired", done.returncode == 0 and "passes" in done.stdout, done.stdout)
    moved = t.path("Moved.hs")
    pathlib.Path(moved).write_text(source)
    os.remove(path)
    t.rejected("the file has moved", "replay", token, needed="--file")
    done = t.run("replay", "--file", moved, token)
    t.expect("and is found again", done.returncode == 1, done.stdout + done.stderr)


def trace(t):
    path = t.write("Trace.hs", """module Trace where

data Tree = Leaf | Node Tree Int Tree

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x (Node l y r)
  | x < y = Node (insert x l) y r
  | otherwise = Node l y (insert y r)

toList :: Tree -> [Int]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

prop_insert :: Int -> Tree -> Bool
prop_insert x t = x `elem` toList (insert x t)
""")
    _, by_name, _ = t.results(path)
    done = t.run("replay", by_name["prop_insert"]["witness"]["token"])
    lines = done.stdout.splitlines()
    t.expect("a trace of calls", any(re.match(r" +toList \(Node .*\) = ", x) for x in lines) and any(re.match(r" +insert ", x) for x in lines), done.stdout)
    t.write("Poly.hs", """swap :: (a, b) -> (b, a)
swap (x, y) = (y, x)

prop_swap :: (Char, String) -> Bool
prop_swap p = fst (swap p) /= "b"
""")
    _, by_name, _ = t.results(t.path("Poly.hs"))
    done = t.run("replay", by_name["prop_swap"]["witness"]["token"])
    t.expect("characters in polymorphic calls", "swap (_,\"b\") = (\"b\",_)" in done.stdout or "swap ('a',\"b\") = (\"b\",'a')" in done.stdout, done.stdout)
    spin = t.write("Deep.hs", "count :: Int -> Int\ncount n = if n < 1 then 0 else 1 + count (n - 1)\n\nprop_deep :: Int -> Bool\nprop_deep n = n < 1 || count 5000 == n\n")
    _, by_name, _ = t.results(spin)
    done = t.run("replay", by_name["prop_deep"]["witness"]["token"])
    t.expect("a trace is bounded", done.returncode == 1 and len(done.stdout) < 20000 and "more" in done.stdout, done.stdout[-300:])


def sources(t):
    t.write("dir/Main.hs", "import Data.Heap\nmain :: IO ()\nmain = print 1\nprop_main :: Bool -> Bool\nprop_main = id\n")
    t.write("dir/Data/Heap.hs", "module Data.Heap where\nprop_heap :: Bool -> Bool\nprop_heap _ = True\n")
    t.write("dir/loose.hs", "prop_loose :: Bool -> Bool\nprop_loose _ = True\n")
    t.write("dir/Other.lhs", "> module Other where\n> prop_lhs :: Bool -> Bool\n> prop_lhs _ = True\n")
    t.write("dir/.hidden/X.hs", "this is not Haskell (\n")
    _, by_name, document = t.results(t.path("dir"))
    t.expect("all modules of a directory", [r["name"] for r in document["results"]] == ["prop_heap", "prop_main", "prop_lhs", "prop_loose"] and document["exit"] == 1, document)
    t.expect("a literate file", t.run("check", t.path("dir/Other.lhs")).returncode == 0)
    _, by_name, document = t.results(t.path("dir"), "prop_heap")
    t.expect("a property of one module among them", list(by_name) == ["prop_heap"] and document["exit"] == 0, document)
    done, by_name, document = t.results(t.path("dir"), "prop_heap", "prop_nowhere")
    t.expect("a property of none", done.returncode == 2 and "prop_nowhere" in done.stderr, done.stderr)
    t.write("dir/Bad.hs", "module Bad where\nx :: Int\nx = True\n")
    done, by_name, document = t.results(t.path("dir"))
    t.expect("a module that does not compile", done.returncode == 2 and "Bad.hs:3:5" in done.stderr and len(by_name) == 4, done.stderr)
    os.mkdir(t.path("empty"))
    t.rejected("an empty directory", "check", t.path("empty"), needed="no properties")
    t.rejected("no properties", "check", t.write("None.hs", "f :: Int\nf = 1\n"), needed="prop_")
    t.rejected("a property that is not there", "check", t.write("Typo.hs", MIXED.replace("Mixed", "Typo")), "prop_prof", needed="prop_proof")
    t.rejected("a missing file", "check", t.path("nowhere.hs"), needed="nowhere.hs")


def limits(t):
    def peak_of(*args):
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            done = subprocess.run([t.needle, "check", "-f", "json", *args], stdout=subprocess.PIPE, text=True, timeout=300)
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
            with os.fdopen(write, "w") as out:
                json.dump([done.returncode, json.loads(done.stdout)["results"], peak], out)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as result:
            data = json.load(result)
        os.waitpid(pid, 0)
        return data

    two = t.write("Hogs.hs", HOG.format(1) + HOG.format(2))
    for jobs in ("1", "2"):
        code, results, peak = peak_of("-j", jobs, "--max-memory", "100M", "-t", "60s", two)
        t.expect(f"--max-memory, {jobs} at once", code == 3 and all(r["reason"] == "memory" for r in results) and peak < 250 * MB,
                 f"exit {code}, {[r['reason'] for r in results]}, peak {peak // MB} MB")
    spin = t.write("Spin.hs", SPIN)
    done, by_name, _ = t.results("-t", "300ms", spin)
    t.expect("-t ends a loop", done.returncode == 3 and by_name["prop_spin"]["reason"] == "timeout", by_name)
    done, by_name, _ = t.results("--steps", "100000", spin)
    t.expect("--steps ends a loop", done.returncode == 3 and by_name["prop_spin"]["reason"] == "steps", by_name)
    # Found by sharing on the machine, but a replay that takes for ever must not hang either: the limit of replay itself.
    done = t.run("check", "-t", "1ms", t.write("Quick.hs", MIXED.replace("Mixed", "Quick")))
    t.expect("a timeout of next to nothing", done.returncode in (1, 2, 3), f"{done.returncode} {done.stdout}{done.stderr}")


MUTATED = """module Mutated where

import Data.List (sort)
import Data.Map (Map, fromList, size)

bSort :: [Int] -> [Int]
bSort = foldr put []
  where
    put x (y : ys) | x > y = y : put x ys
    put x ys = x : ys

prop_good, prop_tautology, prop_unused, prop_lazy, prop_wrong, prop_length, prop_ordered :: [Int] -> Bool
prop_good xs = bSort xs == sort xs
prop_tautology xs = bSort xs == bSort xs
prop_unused xs = length xs >= 0
prop_lazy xs = const True (bSort xs)
prop_wrong xs = length (bSort xs) < 3
prop_length xs = length (helper xs) == length xs
prop_ordered xs = and (zipWith (<=) ys (drop 1 ys)) where ys = helper xs

helper :: [Int] -> [Int]
helper = bSort

rev :: [a] -> [a]
rev = foldl (flip (:)) []

twice :: Eq b => [b] -> Bool
twice xs = rev (rev xs) == xs

prop_ints :: [Int] -> Bool
prop_ints = twice
prop_chars :: String -> Bool
prop_chars = twice

data Nat = Z | S Nat deriving (Eq, Show)

(+++) :: Nat -> Nat -> Nat
Z +++ n = n
S m +++ n = S (m +++ n)

prop_comm :: Nat -> Nat -> Bool
prop_comm a b = a +++ b == b +++ a
prop_assoc :: Nat -> Nat -> Nat -> Bool
prop_assoc a b c = a +++ (b +++ c) == (a +++ b) +++ c

action :: Int -> IO Int
action = return

table :: [Int] -> Map Int Int
table xs = fromList (zip xs xs)

count :: Map Int Int -> Int
count = size

prop_count :: Map Int Int -> Bool
prop_count m = count m >= 0

forever :: Int -> Int
forever n = if n > 2 then forever n else n

prop_forever :: Int -> Bool
prop_forever n = n > 2 || forever n <= 2
"""


def mutants(t):
    path = t.write("Mutated.hs", MUTATED)

    def mutate(*args):
        done = t.run("mutate", path, *args, "-f", "json")
        document = json.loads(done.stdout) if done.stdout else {}
        return done, document, {r["name"]: r for r in document.get("results", [])}

    insert = str(pathlib.Path(__file__).resolve().parent.parent / "examples" / "Insert.hs")
    done = t.run("mutate", insert, "insert", "-n", "200", "-f", "json")
    scores = [r["score"] for r in json.loads(done.stdout)["results"]]
    t.expect("the six properties of insert rank as in the paper", done.returncode == 0 and len(scores) == 6 and scores == sorted(set(scores))
             and scores[5] == 100 and scores[0] < 15 and all(abs(s - p) < 15 for s, p in zip(scores, (3, 37, 64, 87, 90, 100))), scores)
    survivors = [r["survivors"][0]["mutant"] if r["survivors"] else None for r in json.loads(done.stdout)["results"]]
    t.expect("their smallest survivors", survivors[1] == "insert 0 [] = []" and survivors[2] == "insert 0 [] = [0,0]" and survivors[5] is None, survivors)
    t.expect("the last one is enough", json.loads(done.stdout)["minimal"] == [["prop_insert5"]], done.stdout)

    done, document, by_name = mutate("bSort", "-n", "100")
    t.expect("properties that use the function", list(by_name) == ["prop_good", "prop_tautology", "prop_lazy", "prop_wrong", "prop_length", "prop_ordered"], by_name.keys())
    t.expect("a property that fails", done.returncode == 1 and document["exit"] == 1 and by_name["prop_wrong"]["verdict"] == "falsified"
             and not by_name["prop_wrong"]["measured"], by_name)
    t.expect("a complete specification", by_name["prop_good"]["score"] == 100 == document["score"] and document["survived"] == 0, document)
    t.expect("calls from other functions", 10 < by_name["prop_length"]["score"] < 90, by_name)
    warned = " ".join(document["warnings"])
    t.expect("loud warnings", "prop_tautology is a tautology" in warned and "prop_lazy exercises nothing" in warned and by_name["prop_lazy"]["exercised"] == 0, warned)
    text = t.run("mutate", path, "bSort", "-n", "20").stdout
    t.expect("loud in the text, too", "*** WARNING: prop_tautology" in text and "prop_wrong on the program as it is:\n*** Failed! Falsified" in text, text)
    done, document, by_name = mutate("bSort", "prop_unused")
    t.expect("a property that does not use it", done.returncode == 0 and "exercises nothing" in document["warnings"][0] and document["mutants"] == 0, document)

    done, document, by_name = mutate("bSort", "prop_length", "prop_ordered", "-n", "100")
    t.expect("survivors of all", document["survivors"][0]["mutant"] == "bSort [0] = [1]" and document["survivors"][0]["original"] == "[0]", document["survivors"])
    t.expect("together they kill more", document["score"] > max(r["score"] for r in by_name.values()), document)
    text = t.run("mutate", path, "bSort", "prop_length", "prop_ordered", "-n", "100").stdout
    t.expect("survivors as text", "Smallest mutants that pass all 2 properties:\n    bSort [0] = [1]   instead of [0]" in text, text)
    t.expect("--min-score", mutate("bSort", "prop_length", "-n", "100", "--min-score", "95")[0].returncode == 1
             and mutate("bSort", "prop_good", "-n", "100", "--min-score", "100")[0].returncode == 0
             and mutate("bSort", "prop_unused", "--min-score", "1")[0].returncode == 1)
    for kind in ("one-output", "exhaustive"):
        done, document, by_name = mutate("+++", "--mutants", kind, "-n", "60")
        t.expect(f"--mutants {kind}", done.returncode == 0 and document["kind"] == kind and document["mutants"] > 20 and document["killed"] > 10
                 and by_name["prop_comm"]["survivors"][0]["mutant"] == "Z +++ Z = S Z" and ("interval" in document) == (kind == "one-output"), document)
    done, document, by_name = mutate("rev", "-n", "60")
    t.expect("at the instance only", by_name["prop_ints"]["score"] > 80 and by_name["prop_chars"]["exercised"] == 0 and document["instantiation"] == {"a": "Int"}, document)
    done, document, by_name = mutate("rev", "-n", "60", "--type", "a=Char")
    t.expect("at another instance", by_name["prop_chars"]["score"] > 80 and by_name["prop_ints"]["exercised"] == 0, document)
    done, document, by_name = mutate("sort", "-n", "60")
    t.expect("a function of the library", by_name["prop_good"]["score"] == 100, document)
    done, document, by_name = mutate("count", "-n", "60")
    t.expect("arguments that cannot be compared", done.returncode == 0 and 10 < by_name["prop_count"]["score"] < 90 and document["small_mutants"] == 0, document)
    done, document, by_name = mutate("forever", "-n", "60")
    t.expect("a function that does not always end", done.returncode == 0 and 0 < by_name["prop_forever"]["score"] < 100, document)
    same = [mutate("bSort", "prop_length", "-n", "60", "--seed", seed)[1] for seed in ("5", "5", "6")]
    for document in same:
        del document["seconds"]
    t.expect("a seed reproduces everything", same[0] == same[1] and same[0] != same[2])
    t.rejected("no such function", "mutate", path, "bsort", needed="no function 'bsort'")
    t.rejected("no such property", "mutate", path, "bSort", "prop_god", needed="prop_god")
    t.rejected("an action", "mutate", path, "action", needed="action cannot be mutated")
    t.rejected("an abstract result", "mutate", path, "table", needed="Map Int Int cannot be changed")
    t.rejected("a constructor", "mutate", path, "Z", needed="constructor")
    t.rejected("nobody uses it", "mutate", path, "twice", "--type", "b=Nope")
    t.rejected("one point of a Map", "mutate", path, "count", "--mutants", "one-output", needed="all-outputs")
    t.rejected("a format without scores", "mutate", path, "bSort", "-f", "sarif")
    t.rejected("a score above 100", "mutate", path, "bSort", "--min-score", "101")
    done = t.run("mutate", path, "bSort", "prop_good", "-n", "100000000", "-t", "1s")
    t.expect("-t ends it", done.returncode in (0, 3), done.stdout + done.stderr)


BAD = [["-t", "x"], ["-t", "0"], ["-t", "-1s"], ["-t", "nan"], ["-t", "1e99h"], ["-t", "10 parsecs"], ["--steps", "0"], ["--steps", "many"],
       ["--steps", "-1"], ["--max-memory", "0"], ["--max-memory", "5X"], ["--max-memory", "-5"], ["--max-memory", "99999999999999T"], ["--depth", "-3"],
       ["--depth", "x"], ["--max-size", "1.5"], ["--seed", "x"], ["-j", "0"], ["-j", "-2"], ["-j", "x"], ["-f", "yaml"], ["-f", "json="],
       ["-f", "json", "-f", "junit"], ["-f", "junit=/nonexistent/dir/out.xml"], ["--emit", "junit4"], ["--color", "sometimes"], ["--strategy", "luck"],
       ["--type", "a"], ["--type", "=Int"], ["--type", "a="], ["-q", "-v"], ["--shard", "1/2"], ["--checkpoint", "x"], ["--dump", "everything"],
       ["-O", "7"], ["--no-such-flag"], ["--library", "/nonexistent"], ["--conjunction", "O"],
       ["--conjunction", "both"], ["--strategy", "lazy", "--depth", "3"]]
GOOD = [["-t", "200ms"], ["--steps", "1000"], ["--max-memory", "64M"], ["--depth", "2"], ["--max-size", "3"], ["--seed", "7"], ["-j", "3"], ["-q"], ["-v"],
        ["--no-progress"], ["--type", "a=Bool"], ["--color", "always"], ["-O", "0"], ["-O", "1"], ["-f", "json"], ["-f", "sarif"], ["-f", "github"],
        ["--emit", "tasty"], ["--strategy", "narrow"], ["--strategy", "lazy", "--conjunction", "OSF"], ["--strategy", "enumerate"]]


def spaces(t):
    path = t.write("Spaces.hs", SPACES)

    def prints(name, wanted, *args, code=0, told=""):
        done = t.run(*args)
        good = done.returncode == code and done.stdout.split("\n")[:-1] == wanted and told in done.stderr
        t.expect(name, good, f"exit {done.returncode}, stdout {done.stdout[:300]!r}, stderr {done.stderr[:300]!r}")

    def counts(type_, *wanted):
        done = t.run("count", path, type_, "--size", f"0..{len(wanted) - 1}", "-f", "json")
        have = [int(c["count"]) for c in json.loads(done.stdout)["counts"]] if done.returncode == 0 else done.stderr
        t.expect(f"how many {type_}", have == list(wanted), have)

    counts("[Bool]", 0, 1, 0, 2, 0, 4, 0, 8)
    counts("Heavy", 0, 1, 0, 0, 0, 0, 2)
    counts("Slim", 0, 0, 4, 0)
    counts("Bool -> Bool", 0, 2, 0, 4, 0)
    counts("Int -> Bool", 0, 2, 0, 4, 0, 8)
    counts("Set Bool", 0, 1, 0, 2, 0, 1, 0)
    counts("Map Bool Bool", 0, 1, 0, 0, 0, 4, 0, 0, 0, 4, 0)
    counts("OrderedList Bool", 0, 1, 0, 2, 0, 3, 0, 4)
    counts("NonEmptyList Bool", 0, 0, 0, 2, 0, 4)
    counts("None", 0, 0, 0)
    counts("Endless", 0, 0, 0)
    prints("sets, each once", ["fromList []", "fromList [False]", "fromList [True]", "fromList [False,True]"], "enum", path, "Set Bool", "--size", "0..9")
    prints("ordered lists", ["Ordered {getOrdered = [False,False]}", "Ordered {getOrdered = [False,True]}", "Ordered {getOrdered = [True,True]}"], "enum", path, "OrderedList Bool", "--size", "5")
    prints("functions", ["\\_ -> False", "\\_ -> True"], "enum", path, "Int -> Bool", "--size", "1")
    prints("keys in order", ["\\x -> case x of { 0 -> False; 1 -> False; _ -> True }"], "index", path, "Int -> Bool", "1", "--size", "5")

    t.rejected("a recursion that pays nothing", "count", path, "Maybe Free", needed="Free -Free-> Again -Again-> Free")
    t.rejected("sampling it", "sample", path, "Free", "-n", "3", needed="pays nothing")
    done = t.run("check", path, "prop_free")
    t.expect("checking it", done.returncode == 2 and "Free -Free-> Again -Again-> Free" in done.stdout, done.stdout)
    t.rejected("what a generator makes", "count", path, "InfiniteList Bool", needed="made by a generator")
    t.rejected("made in several ways", "count", path, "Positive Int", needed="in several ways")
    t.rejected("no such index", "index", path, "Maybe Bool", "3", needed="only 3 values")
    t.rejected("no such index of a size", "index", path, "[Bool]", "4", "--size", "5", needed="There are 4 values of size 5")
    t.rejected("an index of nothing", "index", path, "None", "0", needed="there are no values")
    t.rejected("an index of infinite values", "index", path, "Endless", "0", needed="no finite value")
    t.rejected("a negative index", "index", path, "Bool", "-1")
    for size in ("-1", "5..2", "x", "", "99999999999999999999", "4000000000"):
        t.rejected(f"count --size '{size}'", "count", path, "[Bool]", f"--size={size}", needed="--size")
        t.rejected(f"enum --size '{size}'", "enum", path, "[Bool]", f"--size={size}", needed="--size")
    prints("a size with no values", [], "enum", path, "[Bool]", "--size", "4", told="no value of type [Bool]")
    prints("no values at all", [], "enum", path, "None", "--size", "0..5", told="no value of type None")
    prints("samples of nothing", [], "sample", path, "None", "-n", "3", code=3, told="no finite value")
    for type_, size in (("Nest Bool", "900"), ("Bushy Bool", "40")):
        done = t.run("count", path, type_, "--size", size)
        t.expect(f"{type_}: types that are too large or too many", done.returncode == 3 and "values are missing" in done.stderr, done.stderr)
    counts("Bushy Bool", 0, 1, 0, 1, 0, 2)


def enumerations(t):
    path = t.write("Spaces.hs", SPACES)

    def lines(*args):
        done = t.run("check", path, "--strategy", "enumerate", *args)
        return done.returncode, done.stdout.split("\n")[1:-2]

    t.expect("every size", lines("prop_bools", "--max-size", "5") == (0, [
        "* Testing 1 value at size 1", "* Testing 2 values at size 3", "* Testing 4 values at size 5",
        "+++ OK, all inputs up to size 5 pass (7 inputs in 7 tests)."]), lines("prop_bools", "--max-size", "5"))
    code, said = lines("prop_bools", "--max-size", "13", "-n", "10")
    t.expect("some of a large size", code == 0 and "* Testing 10 of 64 values at size 13" in said
             and said[-1] == "+++ OK, all inputs up to size 8 pass (15 inputs in 15 tests), and 30 larger ones.", said[-4:])
    code, said = lines("prop_rare", "-n", "5")
    t.expect("a counterexample that sampling finds is shrunk", code == 1 and "n = 1000" in said, said[-4:])
    code, said = lines("prop_short")
    t.expect("the smallest counterexample", code == 1 and "bs = [_,_,_]" in said, said)
    code, said = lines("prop_finite")
    t.expect("all there are", code == 0 and "This is a proof" in said[-1] and "18 tests" in said[-1], said)
    code, said = lines("prop_set")
    t.expect("sets and maps", code == 0 and "This is a proof" in said[-1] and "36 tests" in said[-1], said)
    code, said = lines("prop_sorted", "--max-size", "9")
    t.expect("ordered lists", code == 0 and "discarded" not in said[-1], said)
    code, said = lines("prop_guarded", "--max-size", "5")
    t.expect("discards", code == 0 and "3 discarded by" in said[-1], said)
    for name, why in (("prop_made", "made by a generator"), ("prop_drawn", "generators")):
        code, said = lines(name)
        t.expect(f"{name} cannot be enumerated", code == 2 and why in said[-1], said)
    code, said = lines("prop_none")
    t.expect("no inputs", code == 0 and "proof" in said[-1], said)
    _, by_name, _ = t.results(path, "prop_bools", "--strategy", "enumerate", "--max-size", "5")
    t.expect("in JSON", by_name["prop_bools"]["sizes"] == [{"size": n, "tests": k, "inputs": str(k)} for n, k in ((1, 1), (3, 2), (5, 4))], by_name)
    done = t.run("check", path, "--strategy", "enumerate", "-q", "prop_short")
    t.expect("quietly", "* Testing" not in done.stdout and done.returncode == 1, done.stdout)
    t.rejected("a depth", "check", path, "--strategy", "enumerate", "--depth", "3", needed="--strategy auto, narrow or random")


def options(t):
    path = t.write("Options.hs", MIXED.replace("Mixed", "Options"))
    for bad in BAD:
        t.rejected("check " + " ".join(bad), "check", *bad, path)
    for command in ([], ["check"], ["replay"], ["bogus"]):
        t.rejected("needle " + " ".join(command), *command)
    draw = random.Random(1)
    wrong = []
    for _ in range(150):
        chosen = draw.sample(GOOD, draw.randint(1, 5)) + (draw.sample(BAD, 1) if draw.random() < 0.2 else [])
        args = [word for option in chosen for word in option]
        done = t.run("check", *args, "--max-size", "4", "-t", "2s", path) if draw.random() < 0.3 else t.run("check", *args, "-t", "300ms", path)
        if done.returncode not in (0, 1, 2, 3):
            wrong.append((args, done.returncode, done.stderr[:200]))
    t.expect("combinations of options", not wrong, wrong[:3])
    for command, words in {(): ["check", "replay", "run", "eval"], ("check",): ["--timeout", "--jobs", "--format", "--max-size", "Exit codes"], ("replay",): ["TOKEN"]}.items():
        done = t.run(*command, "--help")
        t.expect(" ".join(("needle",) + command + ("--help",)), done.returncode == 0 and all(w in done.stdout for w in words) and not done.stderr, done.stdout)


LAZY = """module Lazy where
import Test.QuickCheck

ordered :: [Bool] -> Bool
ordered (x : y : rest) = x <= y && ordered (y : rest)
ordered _ = True

prop_ordered :: [Bool] -> Property
prop_ordered xs = ordered xs ==> length (filter id xs) < 4

prop_all :: [Bool] -> Bool
prop_all xs = reverse (reverse xs) == xs

prop_nothing :: Bool
prop_nothing = length "abc" == 3
"""


NUMBERS = """module Numbers where

import Data.Array
import G2.Symbolic (assertIO)
import Needle

table :: Array Int Int
table = listArray (0, 9) [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]

look :: Int -> Int
look i = if i >= 0 && i <= 9 then table ! i else 0

prop_look :: Int -> Bool
prop_look i = look i < 9

prop_half :: Int -> Bool
prop_half x = fromIntegral x / 2 /= (7 :: Double)

prop_order :: Int -> Int -> Bool
prop_order a b = a <= b || b < a

prop_assert :: Int -> Bool
prop_assert x = x < 4 || assert (x < 1000) (x `seq` assert (x < 900) True)

prop_infix :: Int -> Bool
prop_infix x = (x /= 77) `assert` True

act :: Int -> IO ()
act x = do
  assertIO (x /= 5)
  return ()
"""


def open_numbers(t):
    path = t.write("Numbers.hs", NUMBERS)
    said = t.run("check", path, "-v", "--strategy", "symbolic").stdout
    sections = {part.split(" ")[0]: part for part in said.split("=== ") if part.startswith("prop_")}
    t.expect("numbers: an index is chosen", re.search(r"\n    \d+ numbers? w\w+ chosen one by one \(index of an array in look at .*Numbers\.hs:11:1-50\)\n", sections["prop_look"]), said)
    t.expect("numbers: a fraction is not", "chosen" not in sections["prop_half"], said)
    t.expect("numbers: none is chosen", "chosen" not in sections["prop_order"], said)
    places = {"prop_assert": r"Numbers\.hs:23:53-58", "prop_infix": r"Numbers\.hs:26:26-33"}
    for result in t.results(path, "prop_assert", "prop_infix")[1].values():
        place = result["witness"].get("assertion", "")
        t.expect(f"assertion: {result['name']}", re.search(places[result["name"]] + "$", place) and result["witness"]["outcome"].endswith(place), result)
    t.expect("assertion: as text", f"Needle: assertion failed at {path}:26:26-33" in sections["prop_infix"], said)
    t.expect("assertion: no other exception has one", "assertion" not in t.results(path, "prop_look")[1]["prop_look"]["witness"])
    elsewhere = t.path("bin")
    os.makedirs(elsewhere, exist_ok=True)

    def with_cvc5(script, *args):
        tool = pathlib.Path(elsewhere, "cvc5")
        tool.unlink(missing_ok=True)
        if script:
            tool.write_text("#!/bin/sh\n" + script + "\n")
            tool.chmod(0o755)
        environment = dict(os.environ, PATH=f"{elsewhere}:/nowhere" if not script else f"{elsewhere}:{os.environ['PATH']}")
        return subprocess.run([t.needle, *args], capture_output=True, text=True, timeout=120, env=environment)

    product = t.write("Product.hs", "module Product where\n\nprop_product :: Integer -> Integer -> Bool\nprop_product a b = a < 3 || b < 3 || a * b /= 10403\n")
    for command in (["check", product], ["reach", path], ["explore", path, "look"]):
        done = with_cvc5("", *command, "--smt", "cvc5")
        t.expect(f"cvc5: {command[0]} without it", done.returncode == 2 and "no program cvc5 on the PATH" in done.stderr, done.stderr)
    for script in ("exit 1", "sleep 1000", "echo nonsense", "echo sat"):
        done = with_cvc5(script, "check", product, "--smt", "cvc5", "--strategy", "symbolic", "-t", "10s", "-f", "json")
        found = json.loads(done.stdout)["results"][0]
        t.expect(f"cvc5: {script}", found["verdict"] == "gave_up" and found["reason"] == "solver_unknown" and done.returncode == 3, done.stdout)
    t.rejected("cvc5: where no numbers are open", "check", product, "--strategy", "narrow", "--smt", "cvc5", needed="--smt")
    done = t.run("eval", path, "act 5")
    t.expect("assertion: in IO", "Numbers.hs:30:3-10" in done.stderr + done.stdout, done.stderr)


def lazy(t):
    path = t.write("Lazy.hs", LAZY)
    done = t.run("check", path, "prop_ordered", "--strategy", "lazy")
    t.expect("lazy: sizes", "* size 5, worst case 7, 7 executions\n* size 7, worst case 15, 13 executions\n" in done.stdout and "(size 9," in done.stdout, done.stdout)
    for order in ("left", "parallel", "O", "F", "OS", "OF", "OSF"):
        done = t.run("check", path, "--strategy", "lazy", "--conjunction", order, "--max-size", "12", "-f", "json")
        found, eager, nothing = json.loads(done.stdout)["results"]
        t.expect(f"lazy {order}: the same witness", found["witness"]["inputs"][0]["value"] == "[True,True,True,True]", done.stdout)
        t.expect(f"lazy {order}: a predicate that looks at everything", [(s["tests"], s["inputs"]) for s in eager["sizes"]][-1] == (63, "63"), done.stdout)
        t.expect(f"lazy {order}: no inputs", nothing["verdict"] == "holds" and nothing["sizes"] == [{"size": 0, "tests": 1, "inputs": "1"}], done.stdout)


def lazy_as_narrow(t):
    """Total values and partial ones tell the same inputs apart, and nothing is executed more often than there are inputs."""
    compared, wrong = 0, []
    for path in sorted((pathlib.Path(__file__).parent / "programs/check").glob("*.hs")):
        how = ["check", str(path), "--max-size", "6", "-t", "5s", "-f", "json"]
        narrow = t.run(*how, "--strategy", "narrow")
        runs = [t.run(*how, "--strategy", "lazy"), t.run(*how, "--strategy", "lazy", "--conjunction", "OSF")]
        if narrow.returncode not in (0, 1) or any(r.returncode not in (0, 1) for r in runs):
            continue
        for known, *others in zip(*(json.loads(r.stdout)["results"] for r in [narrow] + runs)):
            if "holds" not in known["verdict"]:
                continue
            for other in others:
                compared += 1
                passed = lambda r: r["tests"] - r["discards"]
                if other["verdict"] != known["verdict"] or passed(other) != passed(known):
                    wrong.append((path.name, known["name"], known["verdict"], passed(known), other["verdict"], passed(other)))
                wrong += [(path.name, known["name"], size) for size in other.get("sizes", []) if size["tests"] > int(size.get("inputs", size["tests"]))]
    t.expect("lazy: the classes of narrow", compared > 50 and not wrong, (compared, wrong))


def strict_programs(t):
    for text, target, code in (("let x = in x", "x", "ND-0102"), ("let x = 1 in x", "nobody", "ND-0707")):
        done = subprocess.run([t.needle, "reach", t.write("broken.nat", text), "--target", target, "-f", "json"], capture_output=True, text=True)
        document = json.loads(done.stdout)
        t.expect(f"reach: errors of a .nat file in JSON, {code}", done.returncode == 2 and document["errors"][0]["code"] == code, done.stdout)
    adds = t.write("adds.nat", "let a = input in\nlet b = input in a + b\n")
    spins = t.write("spins.nat", "let rec f x = f (x + 1) in f 0\n")
    eats = t.write("eats.nat", "let rec f x = 1 + f x in f 0\n")
    done = t.run("run", adds, "--input", "40,2")
    t.expect("nat: a value", done.returncode == 0 and done.stdout == "42\n" and done.stderr == "", done.stdout + done.stderr)
    done = t.run("run", adds, "--input=-40,2,7")
    t.expect("nat: negative inputs, and more than are read", done.returncode == 0 and done.stdout == "-38\n", done.stdout + done.stderr)
    done = subprocess.run([t.needle, "run", adds], input="40\n2\n", capture_output=True, text=True)
    t.expect("nat: inputs from stdin", done.returncode == 0 and done.stdout == "42\n", done.stdout + done.stderr)
    done = t.run("run", adds, "--input", "1")
    t.expect("nat: too few inputs", done.returncode == 1 and "adds.nat:2:9-13" in done.stderr and "the program asks for a 2nd input" in done.stderr
             and done.stdout == "", done.stdout + done.stderr)
    done = t.run("run", adds, "--dump=core")
    t.expect("nat: core", done.returncode == 0 and "def main" in done.stdout and "integerAdd# a_" in done.stdout, done.stdout + done.stderr)
    for limit, how in (("steps", ["--steps", "10000"]), ("timeout", ["-t", "50ms"])):
        done = t.run("run", spins, *how)
        t.expect(f"nat: --{limit}", done.returncode == 3 and f"(--{limit})" in done.stderr, done.stderr)
    done = t.run("run", eats, "--max-memory", "100M")
    t.expect("nat: --max-memory", done.returncode == 3 and "(--max-memory)" in done.stderr, done.stderr)
    t.rejected("nat: inputs that are no numbers", "run", adds, "--input", "1,two", needed="--input")
    t.rejected("nat: inputs of a Haskell program", "run", t.write("Main.hs", "main = print 1\n"), "--input", "1", needed="--input")
    t.rejected("nat: a stage that it has not", "run", adds, "--dump=types", needed="types")
    t.rejected("nat: no such file", "run", t.path("nowhere.nat"), needed="nowhere.nat")
    for name, program in (("running", spins), ("waiting for input", adds)):
        process = subprocess.Popen([t.needle, "run", program, "-t", "100s"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            process.wait(timeout=0.3)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
        process.wait(timeout=60)  # its input stays open
        out, errors = process.communicate()
        t.expect(f"nat: SIGINT, {name}", process.returncode == 130 and out == "", f"exit {process.returncode}, {out}{errors}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--filter", default="")
    options_given = parser.parse_args()
    t = Suite(options_given.needle)
    for group in (formats, parallel, interrupts, progress, replays, trace, sources, limits, lazy, lazy_as_narrow, open_numbers, spaces, enumerations, mutants, strict_programs, options):
        if options_given.filter in group.__name__:
            group(t)
    print(f"{t.passed} passed, {t.failed} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
