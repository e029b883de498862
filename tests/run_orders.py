#!/usr/bin/env python3
"""Which path is taken next: `--search dfs|bfs|coverage` of check, reach and explore.

    run_orders.py --needle build/release/needle
"""
import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

LETTERS = [31, 14, 15, 92, 65, 35, 89, 79]
STATES = "\n".join(f"walk {i} (x : xs) | x == {n} = walk {i + 1} xs\n                | otherwise = walk 0 xs" for i, n in enumerate(LETTERS))
WORD = f"""module Word where

-- Looks for a word in its input: one state a letter.
walk :: Int -> [Int] -> Int
walk s [] = s
{STATES}
walk s _ = s

prop_word :: [Int] -> Bool
prop_word xs = walk 0 xs /= {len(LETTERS)}
"""
# Each step of the way has two sides, and the failure is where forty times the same one was taken.
DEEP = """module Deep where

data Way = Further Int Way | Here

depth :: Int -> Way -> Int
depth n Here = n
depth n (Further x w) = if x <= n then depth (n + 1) w else depth n w

prop_deep :: Way -> Bool
prop_deep w = depth 0 w < 40
"""
SMALL = """module Small where

import Needle

prop_order :: Int -> Int -> Int -> Result
prop_order a b c = (a < b && b < c) ==> a < c

prop_overflow :: Int -> Bool
prop_overflow x = x + 1 > x

prop_endless :: Int -> Bool
prop_endless n = length (replicate n 'a') == max 0 n

prop_bools :: Bool -> Bool -> Bool
prop_bools a b = (a && b) == (b && a)

prop_slow :: Int -> Bool
prop_slow n = n < 100 || sum (replicate 5000 1) == 5000

prop_list :: [Int] -> Bool
prop_list xs = reverse (reverse xs) == xs

f :: [Int] -> Int -> Int
f (x : y : _) n | x > 10 && y == x + 1 && n == 77 = target 3
f _ n = if n > 100 then 1 else 2

g :: Int -> Int
g n | n < 5 && n > 7 = target 1
g n = n
"""
ORDERS = ["dfs", "bfs", "coverage"]


class Tests:
    def __init__(self, needle, scratch):
        self.needle, self.scratch = needle, Path(scratch)
        self.passed = self.failed = 0
        for name, text in (("Word", WORD), ("Deep", DEEP), ("Small", SMALL)):
            (self.scratch / f"{name}.hs").write_text(text)

    def run(self, *arguments):
        return subprocess.run([self.needle, *arguments], cwd=self.scratch, capture_output=True, text=True, timeout=120)

    def check(self, file, order, *more):
        done = self.run("check", "-f", "json", "--strategy", "symbolic", "--search", order, *more, file)
        return {r["name"]: r for r in json.loads(done.stdout)["results"]}

    def expect(self, what, condition, shown=""):
        self.passed += bool(condition)
        self.failed += not condition
        if not condition:
            print(f"{what}: {shown}")

    def coverage_needs_far_fewer_paths(self):
        nodes = {}
        for order in ORDERS:
            result = self.check("Word.hs", order)["prop_word"]
            self.expect(f"the word, {order}", result["verdict"] == "falsified" and result["witness"]["replayed"], result)
            nodes[order] = result["nodes"]
        self.expect("coverage against bfs", nodes["coverage"] * 20 < nodes["bfs"], nodes)

    def depth_first_finds_what_is_deep(self):
        deep = self.check("Deep.hs", "dfs", "-t", "60s")["prop_deep"]
        self.expect("dfs", deep["verdict"] == "falsified" and deep["witness"]["replayed"], deep)
        # In the time that this takes others are still among the short ones.
        wide = self.check("Deep.hs", "bfs", "-t", "1s")["prop_deep"]
        self.expect("bfs", wide["verdict"] == "gave_up" and wide["waiting"] > 0 and wide["nodes"] > 20 * deep["nodes"], wide)

    def verdicts(self):
        for order in ORDERS:
            found = self.check("Small.hs", order, "-t", "1s")
            verdicts = {name: r["verdict"] for name, r in found.items()}
            wanted = {"prop_order": "holds", "prop_overflow": "falsified", "prop_endless": "gave_up", "prop_bools": "holds", "prop_slow": "holds", "prop_list": "gave_up"}
            self.expect(f"verdicts, {order}", verdicts == wanted, verdicts)
            self.expect(f"nothing waits behind a proof, {order}", found["prop_order"]["waiting"] == 0, found["prop_order"])
            bounded = self.check("Small.hs", order, "--max-size", "7")["prop_list"]
            self.expect(f"a bound, {order}", bounded["verdict"] == "holds_up_to" and bounded["size_reached"] == 7, bounded)

    def steps_are_for_each_path(self):
        for order in ORDERS:
            few = self.check("Small.hs", order, "--steps", "2000")["prop_slow"]
            self.expect(f"a path that is cut, {order}", few["verdict"] == "gave_up" and few["reason"] == "steps" and few["steps"] < 20000, few)
            # Each of the paths is short, and all of them together are not.
            many = self.check("Word.hs", order, "--steps", "2000")["prop_word"]
            self.expect(f"many paths, {order}", many["verdict"] == "falsified", many)

    def other_commands(self):
        for order in ORDERS:
            reached = json.loads(self.run("reach", "-f", "json", "--search", order, "Small.hs").stdout)["results"]
            self.expect(f"reach, {order}", [r["verdict"] for r in reached] == ["reached", "unreachable"], reached)
            explored = self.run("explore", "--search", order, "--inputs", "20", "Small.hs", "f")
            self.expect(f"explore, {order}", explored.returncode == 0 and "f (11 : 12 : _) 77 = 3" in explored.stdout and "all paths" in explored.stdout, explored.stdout)
            self.expect(f"each path once, {order}", len(set(explored.stdout.split("\n"))) == len(explored.stdout.split("\n")), explored.stdout)

    def what_is_refused(self):
        for arguments in (["check", "--search", "dfs", "Small.hs"], ["check", "--strategy", "narrow", "--search", "bfs", "Small.hs"], ["reach", "--search", "dfs", "--depth", "3", "Small.hs"],
                          ["reach", "--search", "dfs", "--solver", "none", "Small.hs"], ["check", "--strategy", "symbolic", "--search", "best", "Small.hs"]):
            done = self.run(*arguments)
            self.expect(" ".join(arguments), done.returncode == 2 and "--search" in done.stderr, done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    with tempfile.TemporaryDirectory(prefix="needle-orders-") as scratch:
        tests = Tests(parser.parse_args().needle, scratch)
        tests.coverage_needs_far_fewer_paths()
        tests.depth_first_finds_what_is_deep()
        tests.verdicts()
        tests.steps_are_for_each_path()
        tests.other_commands()
        tests.what_is_refused()
    print(f"{tests.passed} passed, {tests.failed} failed")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
