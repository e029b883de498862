#!/usr/bin/env python3
"""needle explore: the programs of tests/explore, and the command around them. No timing is asserted.

    run_explore.py --needle build/release/needle [--filter SUBSTR]

A program says in comment lines what is explored, and may say what is printed:

    -- explore: intersect --inputs 8
    -- > intersect [] _ = []

Of every exploration the examples must be distinct, and the same as text and in JSON. If runghc is installed, GHC computes every output again, with
`undefined` where an input has `_`.
"""
import argparse
import json
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys

from run_cli import Suite

HERE = pathlib.Path(__file__).resolve().parent
LINE = re.compile(r"^-- (explore:|>) ?(.*)$", re.M)
HOLE = re.compile(r"(?<![\w'])_(?![\w'])(?! ->)")


def explorations(text):
    """Pairs of a command's words and the lines expected; none where nothing is said."""
    out = []
    for kind, rest in LINE.findall(text):
        if kind == "explore:":
            out.append((shlex.split(rest), []))
        else:
            out[-1][1].append(rest)
    return out


def as_haskell(name, example):
    """The call, with what nobody looks at undefined; the `_` of a pattern stays."""
    prefix = name if re.match(r"[\w']", name[0]) else f"({name})"
    return " ".join([prefix, *("(" + HOLE.sub("undefined", i) + ")" for i in example["inputs"])])


def is_comparable(example):
    return "<function>" not in example["output"] and ".." not in example["output"]


def ghc_says(t, path, name, document):
    """What GHC prints for each example; an exception is `!`."""
    lines = ["{-# LANGUAGE ScopedTypeVariables #-}", "module Main (main) where", "import Control.Exception",
             "import Data.Ratio", "import qualified Data.Map", f"import {path.stem}", "",
             "say :: Show a => a -> IO ()",
             "say x = do { r <- try (evaluate (length (show x))); "
             "case r of { Left (_ :: SomeException) -> putStrLn \"!\"; Right _ -> print x } }", "",
             "main :: IO ()", "main = do"]
    examples = [e for e in document["examples"] if is_comparable(e)]
    lines += [f"  say ({as_haskell(name, e)})" for e in examples]
    main = t.write(f"{path.stem}_{abs(hash(name))}.hs", "\n".join([*lines, "  return ()", ""]))
    done = subprocess.run(["runghc", "-XExtendedDefaultRules", f"-i{path.parent}", main], capture_output=True, text=True,
                          timeout=300)
    return examples, done.stdout.splitlines(), done.stderr


def programs(t):
    for path in sorted((HERE / "explore").glob("*.hs")):
        for words, expected in explorations(path.read_text()):
            case = f"{path.name} {' '.join(words)}"
            shown = t.run("explore", str(path), *words)
            done = t.run("explore", str(path), *words, "-f", "json")
            try:
                document = json.loads(done.stdout)
            except json.JSONDecodeError:
                t.expect(case, False, f"no JSON: {done.stdout[:200]} {done.stderr[:400]}")
                continue
            lines = shown.stdout.splitlines()
            if expected:
                t.expect(case, lines == expected, "\n    ".join(["printed", *lines]))
            examples = document["examples"]
            t.expect(f"{case}: exit code", shown.returncode == done.returncode == document["exit"], str(done.returncode))
            t.expect(f"{case}: some", len(examples) > 0, shown.stdout)
            calls = [tuple(e["inputs"]) for e in examples]
            t.expect(f"{case}: distinct", len(set(calls)) == len(calls), shown.stdout)
            prefix = words[0] if re.match(r"[\w']", words[0][0]) else f"({words[0]})"
            printed = [" ".join([prefix, *e["inputs"], "=", e["output"]]) for e in examples]
            t.expect(f"{case}: as text", "\n".join(printed).replace("\n    ", "\n") in shown.stdout.replace("\n    ", "\n"),
                     shown.stdout)
            if not shutil.which("runghc"):
                continue
            compared, said, error = ghc_says(t, path, words[0], document)
            wanted = ["!" if "error: " in e["output"] else e["output"] for e in compared]
            t.expect(f"{case}: GHC", said == wanted, f"\n  GHC {said}\n  we  {wanted}\n{error[:600]}")


def command(t):
    source = t.write("Small.hs", """module Small where

sign :: Int -> Int
sign n = if n < 0 then -1 else if n > 0 then 1 else 0

loop :: Int -> Int
loop n = if n == 5 then loop n else n

act :: Int -> IO ()
act n = print n

grow :: [Bool] -> [Bool]
grow bs = if length bs > 1 then True : bs else bs
""")

    def explore(*args):
        return t.run("explore", source, *args)

    done = explore("sign")
    t.expect("all paths", done.returncode == 0 and done.stdout.endswith("3 examples, all paths.\n"), done.stdout)
    t.expect("nothing on stderr", done.stderr == "", done.stderr)
    done = explore("sign", "--inputs", "3")
    t.expect("exactly as many as there are", done.stdout.endswith("3 examples, all paths.\n"), done.stdout)
    done = explore("sign", "--inputs", "2")
    t.expect("there are more", "2 examples; there are more paths" in done.stdout and done.returncode == 0, done.stdout)
    done = explore("sign", "--returns", "(> 1)")
    t.expect("a proof that there is none", done.returncode == 1 and "This is a proof" in done.stdout, done.stdout)
    done = explore("sign", "--returns", "(== -1)")
    t.expect("one result", done.stdout.startswith("sign (-1) = -1\n1 example, all paths."), done.stdout)
    done = explore("sign", "-q")
    t.expect("quiet", len(done.stdout.splitlines()) == 3 and "example" not in done.stdout, done.stdout)
    done = explore("sign", "-v")
    t.expect("verbose", "comparisons of open numbers; 0 solver calls" in done.stdout and "% of branches" in done.stdout,
             done.stdout)
    done = explore("grow", "--max-size", "5", "--inputs", "100")
    t.expect("bounded", done.returncode == 0 and "every path up to this bound. Complete to size 5." in done.stdout,
             done.stdout)
    done = explore("grow", "--steps", "2000", "--inputs", "100000")
    t.expect("steps", done.returncode == 3 and "the steps were used up" in done.stdout, done.stdout)
    done = explore("loop", "-t", "20s", "--steps", "300000000")
    t.expect("no end", done.returncode == 3 and "loop 5 may not terminate" in done.stdout, done.stdout)
    done = explore("grow", "-t", "1s", "--inputs", "100000000")
    t.expect("time", done.returncode == 3 and "the time was up" in done.stdout, done.stdout[-300:])
    document = t.path("grow.json")
    done = explore("grow", "-f", f"json={document}", "--inputs", "4")
    written = json.loads(pathlib.Path(document).read_text())
    t.expect("text and a file", len(written["examples"]) == 4 and written["paths"] == "enough" and
             done.stdout.count(" = ") == 4, done.stdout)
    t.expect("fields", written["schema"] == "needle/1" and written["command"] == "explore" and
             written["span"]["line"] == 13 and written["name"] == "grow", str(written)[:300])
    done = t.run("explore", "-", "(++)", "--inputs", "3")
    t.expect("the Prelude", "(++) [] [] = []" in done.stdout, done.stdout + done.stderr)
    t.rejected("no such function", "explore", source, "sgin", needed="Perhaps you meant sign")
    t.rejected("no predicate", "explore", source, "sign", "--returns", "length", needed="Int")
    t.rejected("no expression", "explore", source, "sign", "--returns", "(>", needed="<predicate>")
    t.rejected("an action", "explore", source, "act", needed="action")
    t.rejected("no such type", "explore", source, "sign", "--inputs", "0")
    t.rejected("an option of others", "explore", source, "sign", "--depth", "3", needed="does not read")


def interrupts(t):
    source = t.write("Long.hs", "f :: [Int] -> Int\nf xs = sum (map abs xs)\n")
    process = subprocess.Popen([t.needle, "explore", source, "f", "--inputs", "1000000", "-t", "100s"], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    t.expect("interrupted", process.returncode == 130 and first.startswith("f [] = 0") and "Interrupted!" in rest,
             f"exit {process.returncode}: {first}{rest[-300:]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    t = Suite(options.needle)
    for group in (programs, command, interrupts):
        if options.filter in group.__name__:
            group(t)
    print(f"{t.passed} passed, {t.failed} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
