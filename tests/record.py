#!/usr/bin/env python3
"""Records what the test programs do under GHC 9 as their expectations (see program_format.py).

    record.py [--check] [--jobs 2] [PATH...]      default: all of tests/programs

Programs are compiled and run. A program in errors/ is type-checked; its `-- error:` lines stay as they are when GHC's
messages contain them, and are written anew otherwise. Programs named unsupported_* are accepted by GHC and
refused by Needle, also when they run: their expectation is written by hand, and GHC is only asked whether it accepts them.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import program_format as fmt

PROGRAMS = Path(__file__).resolve().parent / "programs"
SHIMS = PROGRAMS.parent / "ghc_shims"
TIMEOUT = 120
TAKEN_FOR_GRANTED = """
    ScopedTypeVariables ExplicitForAll FlexibleInstances FlexibleContexts BangPatterns LambdaCase MultiWayIf
    TupleSections TypeOperators KindSignatures GADTSyntax StandaloneDeriving EmptyDataDecls DeriveFunctor
    DeriveFoldable DeriveTraversable NamedFieldPuns RecordWildCards NumericUnderscores InstanceSigs
    """.split()
FLAGS = ["-XHaskell2010"] + ["-X" + name for name in TAKEN_FOR_GRANTED]
# GHC 8 and GHC 9.2 begin such a message with these words, GHC 9.0 forgets them.
LOST_IN_GHC_9_0 = "Occurs check: cannot construct the infinite type"
WRITTEN_BY_GHC = {"expect", "exit", "stderr", "no-newline", "error"}


class Disagreement(Exception):
    """GHC does something that cannot be an expectation, or not the recorded one."""


def call(command, program, scratch):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    done = subprocess.run(["nice", *command], input=program.stdin, capture_output=True, cwd=scratch, env=environment,
                          timeout=TIMEOUT)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def run_ghc(program, scratch):
    """Compiled, not runghc, whose standard output has no buffer: an exception would then leave other text behind."""
    source = program.source.resolve()
    binary = pathlib.Path(scratch) / "ghc-build" / source.stem
    cpp = ["-XCPP"] if "cpp" in source.parts else []  # taken for granted, but only for programs that mean it
    binary.parent.mkdir(exist_ok=True)
    build = ["ghc", "-v0", "-w", "-outputdir", str(binary.parent), "-o", str(binary), *FLAGS, *cpp, f"-i{source.parent}:{SHIMS}", str(source)]
    code, stdout, stderr = call(build, program, scratch)
    return (code, stdout, stderr) if code else call([str(binary), *program.args], program, scratch)


def check_ghc(program, scratch):
    source = program.source.resolve()
    command = ["ghc", "-v1", "-fno-code", "-fdiagnostics-color=never", "-fno-diagnostics-show-caret", "-outputdir", scratch, *FLAGS]
    return call([*command, f"-i{source.parent}:{SHIMS}", str(source)], program, scratch)


def complaint(program, stderr):
    """The first line of an uncaught exception's message, without the program's name and folder."""
    first = stderr.splitlines()[0] if stderr else ""
    first = first.replace(str(program.source.resolve().parent) + "/", "")
    name, separator, message = first.partition(": ")
    return message if separator and name in (program.source.name, program.source.stem) else first


def is_recorded(line):
    match = fmt.DIRECTIVE.match(line)
    return match and match.group(1) in WRITTEN_BY_GHC


def expectation_lines(program, scratch):
    """The directive lines GHC's run of the program calls for, and the bytes of its .expected file if it has one."""
    if program.stem.name.startswith("unsupported_"):
        code, _, stderr = check_ghc(program, scratch)
        if code:
            raise Disagreement("GHC rejects it too:\n" + stderr)
        return [line for line in fmt.split_lines(program.source.read_text("utf-8")) if is_recorded(line)], None
    code, stdout, stderr = run_ghc(program, scratch)
    if ": error:" in stderr:
        raise Disagreement("GHC rejects it:\n" + stderr)
    lines, in_file = [], None
    if program.expected_file.exists() or "large" in program.source.parts:
        in_file = stdout
    else:
        text = stdout.decode()
        lines += [("-- expect: " + line) if line else "-- expect:" for line in fmt.split_lines(text)]
        if text and not text.endswith("\n"):
            lines.append("-- no-newline")
    if code:
        lines.append(f"-- exit: {code}")
        message = complaint(program, stderr)
        if message and not message.startswith("ExitFailure"):
            lines.append("-- stderr: " + message)
    elif stderr:
        lines += ["-- stderr: " + line for line in stderr.splitlines()]
    return lines, in_file


EXPLANATION = re.compile(
    r" (In (the|an?)|Perhaps|arising from|Suggested fix|\(use|When|Probable|Expected( type)?:|It could refer|Use|Possible fix"
    r"|\(possibly|\(maybe|Bound at|Declared at|at /|from the context|The function|Or perhaps|You could|/\S+\.l?hs"
    r"|'\w+' is a rigid|-- Defined|Try enabling|Expected a type)\b.*")


def first_sentence(message):
    """The key phrase of a GHC message: up to where the explanation begins."""
    message = EXPLANATION.sub("", message)
    return message.split(" :: ")[0] if message.startswith("Variable not in scope") else message


def error_lines(program, scratch):
    """The -- error: lines GHC's rejection calls for; those written by hand are kept if GHC's messages contain them."""
    code, _, stderr = check_ghc(program, scratch)
    written = [error.render(program.source.name) for error in program.errors]
    if program.stem.name.startswith("unsupported_"):
        if code:
            raise Disagreement("GHC rejects it too:\n" + stderr)
        return written
    if code == 0:
        raise Disagreement("GHC accepts it")
    found = fmt.diagnostics(stderr)
    for diagnostic in found:
        diagnostic.file = os.path.basename(diagnostic.file)
    if written and all(is_confirmed(error, found, stderr) for error in program.errors):
        return written
    if not found:
        raise Disagreement("no located error:\n" + stderr)
    made = {}
    for one in found:
        place = (one.file, one.line, one.column)
        made.setdefault(place, fmt.ExpectedError(*place, first_sentence(one.message)).render(program.source.name))
    return list(made.values())


def is_confirmed(error, found, stderr):
    """Whether GHC says this at this place, or says it without a place."""
    if not found:
        return fmt.plain(error.text) in fmt.plain(stderr)
    here = [one for one in found if (one.file, one.line, one.column) == (error.file, error.line, error.column)]
    return any(fmt.plain(error.text) in one.message or error.text == LOST_IN_GHC_9_0 for one in here)


def rewritten(program, lines):
    """The program's text with its recorded directives replaced by the given lines."""
    # Expectations stand at the end, so that recording them moves no line that an error names.
    text = program.source.read_bytes().decode("utf-8")
    body = [line for line in fmt.split_lines(text) if not is_recorded(line)]
    while body and not body[-1].strip():
        body.pop()
    separator = [] if body and fmt.DIRECTIVE.match(body[-1]) else [""]
    return "\n".join(body + (separator + lines if lines else [])) + "\n"


def record(path, check_only):
    """Records one program; with check_only raises Disagreement when something would change."""
    program = fmt.load(path)
    in_file = None
    with tempfile.TemporaryDirectory(prefix="needle-record-") as scratch:
        if program.is_error_program:
            lines = error_lines(program, scratch)
        else:
            lines, in_file = expectation_lines(program, scratch)
    text = rewritten(program, lines).encode()
    changes = text != program.source.read_bytes() or in_file is not None and (
        not program.expected_file.exists() or in_file != program.expected_file.read_bytes())
    if not changes:
        return
    if check_only:
        raise Disagreement("GHC does otherwise than recorded")
    program.source.write_bytes(text)
    if in_file is not None:
        program.expected_file.write_bytes(in_file)


def attempt(path, check_only):
    try:
        record(path, check_only)
    except (Disagreement, ValueError) as problem:
        return str(problem)
    except subprocess.TimeoutExpired:
        return f"no end after {TIMEOUT} s"
    return None


def main():
    parser = argparse.ArgumentParser(description="Records GHC's behaviour as the expectations of the test programs.")
    parser.add_argument("--check", action="store_true", help="only compare, change nothing")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("paths", nargs="*", default=[PROGRAMS])
    options = parser.parse_args()
    paths = fmt.discover(options.paths)
    problems = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, problem in zip(paths, pool.map(lambda one: attempt(one, options.check), paths)):
            if problem:
                problems += 1
                print(f"{path}: {problem}", flush=True)
    print(f"{len(paths) - problems} recorded, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
