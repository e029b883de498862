#!/usr/bin/env python3
"""The shipped testing libraries against Debian's: every exported name, every fixity, every instance. Of the packages that programs import most every
name and fixity, of the other libraries the fixities.

    run_library.py --needle build/release/needle     compares with tests/library_facts.txt and library_fixities.txt, these with GHC where GHC is
    run_library.py --record                          writes both anew (needs GHC and the packages)

What differs on purpose stands in tests/library_differences.txt, each line with its reason:

    MODULE: FACT -- REASON        FACT as in library_facts.txt, * for any text; `extra NAME` for what only we export
"""
import argparse
import fnmatch
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIBRARY = HERE.parent / "lib"
FACTS = HERE / "library_facts.txt"
FIXITIES = HERE / "library_fixities.txt"
DIFFERENCES = HERE / "library_differences.txt"
MODULES = """Test.QuickCheck Test.QuickCheck.All Test.QuickCheck.Arbitrary Test.QuickCheck.Exception Test.QuickCheck.Function
Test.QuickCheck.Gen Test.QuickCheck.Gen.Unsafe Test.QuickCheck.Modifiers Test.QuickCheck.Monadic Test.QuickCheck.Poly
Test.QuickCheck.Property Test.QuickCheck.Random Test.QuickCheck.State Test.QuickCheck.Test Test.SmallCheck
Test.SmallCheck.Drivers Test.SmallCheck.Series Test.LazySmallCheck Test.HUnit Test.HUnit.Lang Test.Hspec
Test.Hspec.Expectations Test.Hspec.QuickCheck Test.Tasty Test.Tasty.HUnit Test.Tasty.QuickCheck""".split()

# of these the names are compared as well; their instances are not
NAMES_OF = """Data.List.Split Control.Monad.Logic Control.Monad.Logic.Class System.FilePath System.FilePath.Posix
Text.Parsec Text.Parsec.Prim Text.Parsec.Char Text.Parsec.Combinator Text.Parsec.String Text.Parsec.Text Text.Parsec.Expr Text.Parsec.Token
Text.Parsec.Language Text.Parsec.Error Text.Parsec.Pos Text.Parsec.Perm Text.ParserCombinators.Parsec Text.ParserCombinators.Parsec.Char
Text.ParserCombinators.Parsec.Combinator Text.ParserCombinators.Parsec.Error Text.ParserCombinators.Parsec.Expr
Text.ParserCombinators.Parsec.Language Text.ParserCombinators.Parsec.Perm Text.ParserCombinators.Parsec.Pos
Text.ParserCombinators.Parsec.Prim Text.ParserCombinators.Parsec.Token Text.PrettyPrint Text.PrettyPrint.HughesPJ
Text.PrettyPrint.HughesPJClass Text.Read Text.Read.Lex Text.ParserCombinators.ReadP Text.ParserCombinators.ReadPrec
Data.Time Data.Time.Calendar Data.Time.Calendar.OrdinalDate Data.Time.Calendar.WeekDate Data.Time.Calendar.MonthDay
Data.Time.Calendar.Julian Data.Time.Calendar.Easter Data.Time.Clock Data.Time.Clock.POSIX Data.Time.Clock.System Data.Time.Clock.TAI
Data.Time.LocalTime Data.Time.Format Data.Time.Format.ISO8601 System.Random System.Random.Stateful System.Random.SplitMix
Data.Functor.Classes Data.Functor.Compose Data.Functor.Product Data.Functor.Sum Data.Functor.Contravariant Data.Functor.Constant
Data.Functor.Reverse Control.Applicative Control.Applicative.Lift Control.Applicative.Backwards Data.Bifunctor Data.Bifoldable
Data.Bitraversable Data.Data Data.Typeable Control.Monad.Trans.Accum Control.Monad.Trans.Select Control.Monad.Trans.Except
Control.Monad.Trans.Maybe Control.Monad.Trans.Identity Control.Monad.Trans.Cont Control.Monad.Trans.Reader
Control.Monad.Trans.State.Lazy Control.Monad.Trans.State.Strict Control.Monad.Trans.Writer.Lazy Control.Monad.Trans.Writer.Strict
Control.Monad.Trans.Writer.CPS Control.Monad.Trans.RWS.Lazy Control.Monad.Trans.RWS.Strict Control.Monad.Trans.RWS.CPS
Control.Concurrent Control.Concurrent.MVar Control.Concurrent.Chan Control.Concurrent.QSem Control.Concurrent.QSemN Control.Exception
Control.Monad.STM Control.Concurrent.STM Control.Concurrent.STM.TVar Control.Concurrent.STM.TMVar Control.Concurrent.STM.TChan
Control.Concurrent.STM.TQueue Control.Concurrent.STM.TBQueue Control.Concurrent.STM.TSem System.Timeout GHC.Conc
Language.Haskell.TH Language.Haskell.TH.Lib Language.Haskell.TH.Syntax Language.Haskell.TH.Quote Control.Monad.ST.Lazy Data.STRef.Lazy
Foreign Foreign.Ptr Foreign.ForeignPtr Foreign.Storable Foreign.StablePtr Foreign.Marshal.Alloc Foreign.Marshal.Array Foreign.Marshal.Error
Foreign.Marshal.Utils Foreign.C.String
GHC.Generics Control.Monad.Catch Data.Generics Data.Generics.Aliases Data.Generics.Builders Data.Generics.Schemes Data.Generics.Text
Data.Generics.Twins""".split()

# of these only the fixities are compared, of the names that both have
FIXITIES_OF = """Prelude Data.List Data.Bits Data.Char Data.Maybe Data.Either Data.Function Data.Functor Data.Foldable Data.Traversable
Data.Monoid Data.Semigroup Data.Ord Data.Ratio Data.Complex Data.Array Data.Ix Data.Map Data.Map.Strict Data.Set Data.IntMap Data.IntSet
Data.Sequence Data.Tree Data.Graph Data.List.NonEmpty Data.Bifunctor Data.Bifoldable Data.Fixed Data.Functor.Identity
Data.Functor.Compose Data.Functor.Const Data.Coerce Data.Void Data.IORef Data.Word Data.Tuple Data.Version Data.Vector Data.Text
Control.Monad Control.Applicative Control.Arrow Control.Category Control.Exception Control.DeepSeq Control.Monad.State
Control.Monad.Reader Control.Monad.Writer Control.Monad.Except Control.Monad.ST Numeric Text.Read Text.Printf
Text.ParserCombinators.ReadP Text.ParserCombinators.ReadPrec Debug.Trace System.IO System.Exit Data.ByteString Data.ByteString.Char8
Data.ByteString.Lazy Data.ByteString.Lazy.Char8 Data.ByteString.Builder Data.ByteString.Short Data.Text.Lazy Data.Text.Lazy.Builder
Data.Vector.Mutable Data.Vector.Unboxed Data.Vector.Generic Data.Hashable Data.HashMap.Lazy Data.HashMap.Strict Data.HashSet Data.DList
Data.Type.Equality""".split()

# where a program gets the types and classes that instances name
HOMES = {
    "Control.Applicative": "Alternative ZipList WrappedMonad WrappedArrow Const",
    "Control.Monad": "MonadPlus",
    "Control.Monad.IO.Class": "MonadIO",
    "Control.Monad.Trans.Class": "MonadTrans",
    "Control.Monad.Logic": "MonadLogic",
    "Control.Exception": "Exception",
    "Control.DeepSeq": "NFData",
    "Data.Complex": "Complex",
    "Data.Functor.Compose": "Compose",
    "Data.Functor.Constant": "Constant",
    "Data.Functor.Identity": "Identity",
    "Data.Int": "Int8 Int16 Int32 Int64",
    "Data.IntMap": "IntMap",
    "Data.IntSet": "IntSet",
    "Data.List.NonEmpty": "NonEmpty",
    "Data.Map": "Map",
    "Data.Monoid": "Sum Product Dual Endo All Any First Last Alt",
    "Data.Ratio": "Ratio",
    "Data.Sequence": "Seq",
    "Data.Set": "Set",
    "Data.String": "IsString",
    "Data.Tree": "Tree",
    "Data.Typeable": "Typeable",
    "Data.Version": "Version",
    "Data.Void": "Void",
    "Data.Word": "Word8 Word16 Word32 Word64",
    "GHC.Generics": "Generic Generic1 V1 U1 Par1 Rec1 K1 M1 R D C S :+: :*: :.:",
    "Numeric.Natural": "Natural",
    "System.Exit": "ExitCode",
    "System.Random": "Random RandomGen",
    "Test.QuickCheck.Arbitrary": "Arbitrary CoArbitrary Arbitrary1 Arbitrary2",
    "Test.QuickCheck.Function": "Function Fun",
    "Test.QuickCheck.Gen": "Gen",
    "Control.Monad.Fix": "MonadFix",
    "Data.Fixed": "HasResolution",
    "Data.Ix": "Ix",
    "Test.QuickCheck.Modifiers": "ShrinkState Blind Fixed OrderedList NonEmptyList InfiniteList SortedList Positive Negative NonZero NonNegative "
    "NonPositive Large Small Smart Shrink2 Shrinking ASCIIString UnicodeString PrintableString",
    "Test.QuickCheck.Poly": "A B C OrdA OrdB OrdC",
    "Test.SmallCheck": "Testable",
    "Test.SmallCheck.Series": "Serial CoSerial Series",
    "Test.QuickCheck.Property": "Testable Property Prop Discard",
    "Test.QuickCheck.Random": "QCGen",
}
HOME = {name: module for module, names in HOMES.items() if not module.startswith("Test.SmallCheck") for name in names.split()}
SMALLCHECK_HOME = {name: module for module, names in HOMES.items() if not module.startswith("Test.QuickCheck") for name in names.split()}
# the kinds of class parameters that are not *
KINDS = {c: [1] for c in "Functor Applicative Monad Alternative MonadPlus MonadFail MonadIO Arbitrary1 Foldable Traversable MonadLogic".split()}
KINDS.update({"Arbitrary2": [2], "MonadTrans": [3]})
SMALLCHECK_KINDS = {"Serial": [1, 0], "CoSerial": [1, 0], "Testable": [1, 0]}


def read_facts(text):
    facts, module = {}, None
    for line in text.splitlines():
        if line.startswith("module "):
            module = line[7:]
            facts[module] = []
        elif line:
            facts[module].append(line)
    return facts


def ask_ghc():
    """What library_facts.hs prints of the lists of modules, or None and why not."""
    if not shutil.which("ghc"):
        return None, "there is no ghc"
    with tempfile.TemporaryDirectory(prefix="needle-facts-") as scratch:
        build = ["ghc", "-v0", "-package", "ghc", "-outputdir", scratch, "-o", f"{scratch}/facts", str(HERE / "library_facts.hs")]
        built = subprocess.run(build, capture_output=True, text=True)
        if built.returncode:
            return None, "the program that asks GHC does not build: " + built.stderr.strip()
        libdir = subprocess.run(["ghc", "--print-libdir"], capture_output=True, text=True).stdout.strip()
        texts = []
        for modules in MODULES, NAMES_OF, FIXITIES_OF:
            asked = subprocess.run([f"{scratch}/facts", libdir, *modules], capture_output=True, text=True)
            if asked.returncode:
                return None, "GHC lacks one of the packages: " + asked.stderr.strip().splitlines()[-1]
            texts.append(asked.stdout)
        names = [f for f in texts[1].splitlines() if not f.startswith("instance ")]
        fixities = [f for f in texts[2].splitlines() if f.startswith("module ") or has_fixity(f) and "#" not in f]
        return (texts[0] + "\n".join(names) + "\n", "\n".join(fixities) + "\n"), None


def parenthesised(name):
    return name if name[0].isalpha() or name[0] == "_" else f"({name})"


def infix(name):
    return f"`{name}`" if name[0].isalpha() or name[0] == "_" else name


class Needle:
    def __init__(self, program):
        self.program = program

    def run(self, text, *arguments):
        with tempfile.TemporaryDirectory(prefix="needle-library-") as scratch:
            Path(scratch, "Main.hs").write_text(text)
            return subprocess.run([self.program, "run", "Main.hs", *arguments], cwd=scratch, capture_output=True, text=True)

    def refused(self, lines):
        """The numbers of the lines that do not compile. What is refused is left out and the rest tried again: one error may hide others."""
        bad = set()
        while True:
            text = "\n".join("" if i in bad else line for i, line in enumerate(lines))
            done = self.run(text)
            found = {int(n) - 1 for n in re.findall(r"^Main\.hs:(\d+):", done.stderr + done.stdout, re.M)} - bad
            if done.returncode == 0:
                return bad
            if not found:
                raise SystemExit(f"cannot tell what is wrong:\n{done.stdout}{done.stderr}")
            bad |= found


def missing_names(needle, module, facts):
    lines, about = ["module Main where"], {}
    for fact in facts:
        kind, rest = fact.split(" ", 1)
        words = rest.split()
        if kind in ("class", "type"):
            item = parenthesised(words[0]) if words[0][0].isalpha() else f"type ({words[0]})"
        elif kind == "part":
            item = f"{parenthesised(words[0])}({parenthesised(words[1])})"
        elif kind == "pattern":
            item = "pattern " + parenthesised(words[0])
        elif kind == "value":
            item = parenthesised(words[0])
        else:
            continue
        about[len(lines)] = fact
        lines.append(f"import {module} ({item})")
    lines += ["main :: IO ()", "main = return ()"]
    lines[0] = "{-# LANGUAGE PatternSynonyms #-} " + lines[0]
    return {about[i] for i in needle.refused(lines) if i in about}


def fixity_probes(name, associativity, precedence):
    """Pairs of expressions over a b c that read the same exactly when the fixity is this one."""
    op, precedence = infix(name), int(precedence)
    if associativity != "infix":
        yield f"a {op} b {op} c", f"(a {op} b) {op} c" if associativity == "infixl" else f"a {op} (b {op} c)"
    if precedence < 9:
        yield f"a {op} b {LEVEL[precedence + 1]} c", f"a {op} (b {LEVEL[precedence + 1]} c)"
    if precedence > 0:
        yield f"a {LEVEL[precedence - 1]} b {op} c", f"a {LEVEL[precedence - 1]} (b {op} c)"


LEVEL = ["%" + "<" * p + "%" for p in range(10)]  # operators of our own, one for each precedence


def has_fixity(fact):
    return fact.split()[-1].isdigit()


def wrong_fixities(needle, module, facts):
    """--dump names prints expressions with all their parentheses."""
    lines = ["module Main where", "import qualified Prelude", f"import {module}"]
    lines += [f"infixl {p} {op}\n({op}) = \\x _ -> x" for p, op in enumerate(LEVEL)]
    probes = {}
    for fact in filter(has_fixity, facts):
        kind, *words = fact.split()
        for one, other in fixity_probes(*words[-3:]):
            n = len(probes)
            probes[n] = fact
            lines += [f"one{n} a b c = {one}", f"other{n} a b c = {other}"]
    text = "\n".join(lines).split("\n")
    while True:
        done = needle.run("\n".join(text) + "\nmain = main\n", "--dump", "names")
        if "\nMain.other" in done.stdout:  # what does not have a type is printed all the same
            break
        bad = {int(n) - 1 for n in re.findall(r"^Main\.hs:(\d+):", done.stderr, re.M)}
        if not bad:
            raise SystemExit(f"{module}: the fixities cannot be looked at:\n{done.stderr[:2000]}")
        text = ["" if i in bad else line for i, line in enumerate(text)]
    shape = {}
    for key, number, rest in re.findall(r"^Main\.(one|other)(\d+)\b(.*)$", done.stdout, re.M):
        shape[key, int(number)] = re.sub(r"\b([abc])_\d+", r"\1", rest)
    return {fact for n, fact in probes.items() if ("one", n) not in shape or shape["one", n] != shape["other", n]}


def split_types(text):
    """The arguments of a class at the end of an instance's head."""
    out, depth, item = [], 0, ""
    for c in text + " ":
        depth += (c in "([") - (c in ")]")
        if c == " " and depth == 0:
            if item:
                out.append(item)
            item = ""
        else:
            item += c
    return out


def missing_instances(needle, module, facts):
    exported = {f.split()[1] for f in facts if f.startswith(("type ", "class "))}
    lines = ["{-# LANGUAGE FlexibleContexts, KindSignatures, TypeOperators, GADTs, RankNTypes #-}", "module Main where", "import qualified Data.Fixed", f"import {module}",
             "data P0 a = P0", "data P1 (f :: * -> *) = P1", "data P2 (f :: * -> * -> *) = P2", "data P3 (f :: (* -> *) -> * -> *) = P3"]
    about, imports, small = {}, {}, module.startswith("Test.SmallCheck")
    for n, fact in enumerate(f for f in facts if f.startswith("instance ")):
        text = fact[9:]
        text = text[text.index(". ") + 2:] if text.startswith("forall") else text
        context, head = text.rsplit(" => ", 1) if " => " in text else ("()", text)
        if "HasResolution" in context:
            head = head.replace("Fixed", "Data.Fixed.Fixed")
        cls, arguments = head.split(" ", 1)
        arguments = split_types(arguments)
        for name in re.findall(r"\b[A-Z][A-Za-z0-9]*|:[*+.]:", text):
            home = SMALLCHECK_HOME.get(name) if small else HOME.get(name)
            if home and name not in exported:
                imports.setdefault(f"import {home} ({parenthesised(name)})", []).append(n)
        kinds = (SMALLCHECK_KINDS if small else {}).get(cls) or KINDS.get(cls) or [0] * len(arguments)
        proxies = [f"P{k} {a}" for k, a in zip(kinds, arguments)]
        variables = [f"P{k} v{i}" for i, k in enumerate(kinds)]
        needs = f"{cls} " + " ".join(f"v{i}" for i in range(len(kinds)))
        pattern = " ".join(f"p{i}" for i in range(len(kinds)))
        about[len(lines)] = fact
        lines.append(f"i{n} :: {context} => {' -> '.join(proxies)} -> (); i{n} {pattern} = need {pattern} where "
                     f"{{ need :: {needs} => {' -> '.join(variables)} -> (); need {' '.join('_' for _ in kinds)} = () }}")
    shift = len(imports)
    head = [*lines[:2], *imports, *lines[2:], "main :: IO ()", "main = return ()"]
    return {about[i - shift] for i in needle.refused(head) if i - shift in about and i >= shift + 2}


def exports(module, seen=()):
    """The names in the export list of a shipped module, constructors left out."""
    path = LIBRARY / (module.replace(".", "/") + ".hs")
    if not path.exists() or module in seen:
        return set()
    text = re.sub(r"\{-.*?-\}", "", path.read_text(), flags=re.S)
    text = re.sub(r"--.*", "", text)
    listed = re.match(r"\s*module\s+\S+\s*\((.*?)\)\s*where", text, re.S).group(1)
    out = set()
    for item in re.findall(r"module\s+[\w.]+|(?:type\s+|pattern\s+)?(?:\w[\w']*|\(\s*[^\w\s()]+\s*\))(?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))?", listed):
        if re.match(r"module\s", item):
            out |= exports(item.split()[1], (*seen, module))
        else:
            item = re.sub(r"^(type|pattern)\s+", "", item)
            match = re.match(r"\(\s*([^\w\s()]+)\s*\)", item)
            out.add(match.group(1) if match else re.match(r"[\w']+", item).group(0))
    return out


def really_exported(needle, module, names):
    """`exports` does not know what an import hides."""
    lines = ["{-# LANGUAGE PatternSynonyms #-} module Main where"]
    lines += [f"import {module} ({parenthesised(n)})" for n in names]
    bad = needle.refused([*lines, "main :: IO ()", "main = return ()"])
    return {f"extra {name}" for i, name in enumerate(names) if i + 1 not in bad}


def differences_of(needle, module, facts):
    missing = missing_names(needle, module, facts)
    present = [f for f in facts if f not in missing]
    wrong = wrong_fixities(needle, module, present)
    named = {f.split()[2 if f.startswith("part ") else 1] for f in facts if not f.startswith("instance ")}
    extra = really_exported(needle, module, sorted(exports(module) - named))
    return missing | wrong | missing_instances(needle, module, present) | extra


def on_purpose():
    rows = []
    for line in DIFFERENCES.read_text().splitlines():
        if line and not line.startswith("#"):
            fact, reason = line.split(" -- ", 1)
            module, fact = fact.split(": ", 1)
            rows.append((module, fact, reason))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--module", help="only this one")
    options = parser.parse_args()
    asked, why = ask_ghc() if not options.module else (None, "only one module")
    if options.record:
        if asked is None:
            sys.exit(why)
        FACTS.write_text(asked[0])
        FIXITIES.write_text(asked[1])
        return
    passed = failed = 0
    if asked is None:
        print(f"skipped: the record is not compared with GHC ({why})")
    elif asked != (FACTS.read_text(), FIXITIES.read_text()):
        print("tests/library_facts.txt or library_fixities.txt is not what GHC says now; see run_library.py --record")
        failed += 1
    else:
        passed += 1
    needle, rows, used = Needle(str(Path(options.needle).resolve())), on_purpose(), set()
    for module, facts in read_facts(FACTS.read_text()).items():
        if options.module not in (None, module):
            continue
        found = differences_of(needle, module, facts)
        for fact in sorted(found):
            excuses = [r for r in rows if fnmatch.fnmatchcase(module, r[0]) and fnmatch.fnmatchcase(fact, r[1])]
            used.update(excuses)
            if not excuses:
                print(f"{module}: {fact}")
                failed += 1
        passed += len(set(facts) - found)
    for module, facts in read_facts(FIXITIES.read_text()).items():
        if options.module not in (None, module):
            continue
        missing = missing_names(needle, module, facts)
        present = [f for f in facts if f not in missing]
        wrong = wrong_fixities(needle, module, present)
        for fact in sorted(wrong):
            print(f"{module}: {fact}")
        passed += len(present) - len(wrong)
        failed += len(wrong)
    for row in rows:
        if row not in used and not options.module:
            print(f"library_differences.txt: no such difference any more: {row[0]}: {row[1]}")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
