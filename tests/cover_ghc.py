"""What GHC's own HPC says: boxes and passes of random programs of cover_language.py, and .mix and .tix files in general."""
import re
import subprocess
from pathlib import Path

from cover_language import Box, Inputs, Machine, ready, value_text

KINDS = {"ExpBox False": "expression", "ExpBox True": "alternative", "GuardBinBox": "guard", "CondBinBox": "condition", "QualBinBox": "qualifier"}
ENTRY = re.compile(r"\((\d+):(\d+)-(\d+):(\d+),(ExpBox (?:True|False)|(TopLevelBox|LocalBox) \[(.*?)\]|BinBox (\w+) (True|False))\)")
MODULE = re.compile(r'TixModule "([^"]*)" (\d+) (\d+) \[([\d,\s]*)\]')


def read_mix(path):
    """The boxes of a module, in order."""
    out = []
    for m in ENTRY.finditer(Path(path).read_text()):
        place, label = tuple(map(int, m.groups()[:4])), m[5]
        if m[6]:
            names = tuple(re.findall(r'"((?:[^"\\]|\\.)*)"', m[7]))
            out.append(Box("top-level declaration" if m[6] == "TopLevelBox" else "local declaration", None, names, *place))
        elif m[8]:
            out.append(Box(KINDS[m[8]], m[9] == "True", (), *place))
        else:
            out.append(Box(KINDS[label], None, (), *place))
    return out


def read_tix(path):
    """Module -> how often each box was passed."""
    return {m[1]: [int(n) for n in m[4].split(",") if n.strip()] for m in MODULE.finditer(Path(path).read_text())}


PARTS = """module Parts where

import Control.Exception
import Data.IORef
import Test.QuickCheck

-- Every part of a value, up to a number; what one raises does not stop the others.
class Parts a where
  parts :: a -> [Whole]

data Whole = forall a. Parts a => Whole a

observe :: Parts a => a -> IO ()
observe x = newIORef (60 :: Int) >>= \\left -> go left [Whole x]
 where
  go _ [] = return ()
  go left (Whole y : rest) = do
    n <- readIORef left
    if n <= 0 then return () else do
      writeIORef left (n - 1)
      found <- try (evaluate y)
      case found of
        Left e -> message e >> go left rest
        Right z -> go left (parts z ++ rest)

message :: SomeException -> IO ()
message e = do
  _ <- try (evaluate (length (show e))) :: IO (Either SomeException Int)
  return ()

property_ :: Testable p => p -> IO ()
property_ p = do
  result <- try (quickCheckWithResult stdArgs {maxSuccess = 1, maxDiscardRatio = 1, maxShrinks = 0, chatty = False} p)
  case result of
    Left e -> message e
    Right r -> evaluate (length (output r)) >> return ()

instance Parts Bool where parts _ = []
instance Parts Int where parts _ = []
instance Parts a => Parts (Maybe a) where
  parts Nothing = []
  parts (Just x) = [Whole x]
instance Parts a => Parts [a] where
  parts [] = []
  parts (x : xs) = [Whole x, Whole xs]
instance (Parts a, Parts b) => Parts (a, b) where
  parts (x, y) = [Whole x, Whole y]
"""


def drive(module, calls):
    """A module that makes the calls."""
    lines = [f"module Drive{module.name} where", f"import {module.name}", "import Parts", ""]
    for name, constructors in module.datas.items():
        lines.append(f"instance Parts {name} where")
        for constructor, types in constructors:
            names = [f"a{i}" for i in range(len(types))]
            lines.append(f"  parts ({' '.join([constructor, *names])}) = [{', '.join('Whole ' + n for n in names)}]")
    lines.append("drive :: IO ()\ndrive = do")
    for function, args in calls:
        observer = "property_" if module.types[function][1] == "Property" else "observe"
        lines.append(f"  {observer} ({' '.join([function, *map(value_text, args)])})")
    return "\n".join([*lines, "  return ()", ""])


def compare(programs, work, most=40):
    """Runs the programs under GHC. For each: what differs between HPC and the interpreter; programs that do not end are left out.
    `programs`: (CoverProgram, Printer)."""
    work = Path(work)
    (work / "Parts.hs").write_text("{-# LANGUAGE ExistentialQuantification #-}\n" + PARTS)
    chosen = []
    for program, printer in programs:
        module = program.module
        machine, ends, calls = Machine(module), True, []
        for function in module.starts:
            for args in Inputs(module, program.small()[1]).calls(module.types[function][0], most):
                calls.append((function, args))
                ends &= machine.call(function, [ready(a) for a in args])
        if ends:
            chosen.append((module, printer, machine.hits))
            (work / f"{module.name}.hs").write_text(printer.text)
            (work / f"Drive{module.name}.hs").write_text(drive(module, calls))
    main = "".join(f"import qualified Drive{m.name}\n" for m, _, _ in chosen)
    main += "main :: IO ()\nmain = do\n" + "".join(f"  Drive{m.name}.drive\n" for m, _, _ in chosen)
    (work / "Main.hs").write_text(main)
    done = subprocess.run(["ghc", "-v0", "-w", "-O0", "-j2", "-fhpc", "Main.hs", "-o", "main"], cwd=work, capture_output=True, text=True, timeout=900)
    if done.returncode == 0:
        done = subprocess.run(["./main"], cwd=work, capture_output=True, text=True, timeout=300)
    if done.returncode:
        return [("GHC", "", [done.stdout[-2000:] + done.stderr[-4000:]])]
    counts = read_tix(work / "main.tix")
    return [(m.name, p.text, differences(read_mix(work / ".hpc" / f"{m.name}.mix"), counts[m.name], p, hits)) for m, p, hits in chosen]


DERIVED = (("==",), ("showsPrec",))


def differences(boxes, counts, printer, hits):
    derived = [b for b in boxes if b.kind == "top-level declaration" and b.names in DERIVED]
    theirs = {b: n > 0 for b, n in zip(boxes, counts) if b not in derived}
    ours = {b: i in hits for i, b in enumerate(printer.boxes)}
    out = [f"GHC alone has the box {b}" for b in theirs if b not in ours]
    out += [f"GHC has no box {b}" for b in ours if b not in theirs]
    out += [f"{'GHC alone' if theirs[b] else 'the interpreter alone'} passes {b}" for b in ours if b in theirs and ours[b] != theirs[b]]
    return out
