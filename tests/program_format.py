"""The format of the test programs, shared by run_programs.py and record.py.

A program is a file `behaviour.hs` (or `.lhs`), or a directory with a `Main.hs` and the modules it imports.
What it should do stands in comment lines of the file (of Main.hs for a directory):

    -- expect: TEXT        one line of standard output; in order; `-- expect:` is an empty line
    -- no-newline          the last line of standard output has no newline at its end
    -- exit: N             the exit code, when it is not 0
    -- stderr: TEXT        TEXT occurs in a line of standard error, in as many lines as there are such directives
    -- stdin: TEXT         one line of standard input
    -- args: A B C         the program's arguments
    -- error: [FILE:]LINE:COL: TEXT    the program is rejected: exit code 2, and a diagnostic stands at that place
                           (of Main or of FILE beside it) whose message contains TEXT

A sibling file `NAME.expected` holds standard output byte for byte instead of `-- expect:` lines, and `NAME.stdin`
the standard input; NAME is the file without its extension, or the directory.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

DIRECTIVE = re.compile(r"^-- (expect|exit|stderr|stdin|args|error|no-newline)(?::(?: (.*))?)?$")
ERROR_PLACE = re.compile(r"^(?:([\w./]+\.l?hs):)?(\d+):(\d+): (.*)$")


@dataclass
class ExpectedError:
    """A diagnostic the program must provoke; `file` is a name beside the main file."""

    file: str
    line: int
    column: int
    text: str

    def render(self, main_name):
        prefix = "" if self.file == main_name else self.file + ":"
        return f"-- error: {prefix}{self.line}:{self.column}: {self.text}"


@dataclass
class Program:
    """One test program and what its file says it should do."""

    source: Path
    stem: Path
    stdout: bytes = b""
    stdin: bytes = b""
    args: list = field(default_factory=list)
    exit_code: int = 0
    stderr: list = field(default_factory=list)
    errors: list = field(default_factory=list)

    @property
    def is_error_program(self):
        return bool(self.errors) or "errors" in self.source.parts

    @property
    def expected_file(self):
        return Path(str(self.stem) + ".expected")


def discover(roots):
    """All programs below the given files and directories, sorted by path; those of `check` belong to run_checks.py, those of
    `reach` to run_reach.py."""
    found = []
    for root in map(Path, roots):
        found.extend(_discover_below(root))
    return sorted(set(found))


def _discover_below(path):
    if path.is_file():
        return [path] if path.suffix in (".hs", ".lhs") else []
    if path.name in ("check", "reach"):
        return []
    for main in (path / "Main.hs", path / "Main.lhs"):
        if main.exists():
            return [main]
    return [source for child in path.iterdir() for source in _discover_below(child)]


def split_lines(text):
    """Lines in the sense of Haskell's `lines`: only a line feed ends one."""
    parts = text.split("\n")
    return parts[:-1] if parts[-1] == "" else parts


def load(source):
    """Reads a program's expectations from its file and the files beside it."""
    source = Path(source)
    stem = source.parent if source.stem == "Main" else source.with_suffix("")
    program = Program(source, stem)
    expected, stdin, final_newline = [], [], True
    for line in split_lines(source.read_bytes().decode("utf-8", errors="replace")):
        match = DIRECTIVE.match(line)
        if not match:
            continue
        key, value = match.group(1), match.group(2) or ""
        if key == "expect":
            expected.append(value)
        elif key == "stdin":
            stdin.append(value)
        elif key == "no-newline":
            final_newline = False
        elif key == "exit":
            program.exit_code = int(value)
        elif key == "stderr":
            program.stderr.append(value)
        elif key == "args":
            program.args = value.split()
        elif key == "error":
            program.errors.append(_parse_error(source, value))
    program.stdout = _join(expected, final_newline)
    program.stdin = _join(stdin, True)
    if program.expected_file.exists():
        program.stdout = program.expected_file.read_bytes()
    stdin_file = Path(str(stem) + ".stdin")
    if stdin_file.exists():
        program.stdin = stdin_file.read_bytes()
    return program


def _join(lines, final_newline):
    text = "".join(line + "\n" for line in lines)
    return (text if final_newline else text[:-1]).encode()


def _parse_error(source, value):
    match = ERROR_PLACE.match(value)
    if not match:
        raise ValueError(f"{source}: not LINE:COL: TEXT: {value}")
    file, line, column, text = match.groups()
    return ExpectedError(file or source.name, int(line), int(column), text)


def plain(text):
    """A message with ASCII quotes and single spaces, so that wording is compared and not its setting."""
    for fancy, ascii_quote in (("‘", "'"), ("’", "'"), ("`", "'"), ("•", " ")):
        text = text.replace(fancy, ascii_quote)
    return " ".join(text.split())


DIAGNOSTIC = re.compile(
    r"^(?P<file>[^\s:][^:\n]*?):(?:\((?P<l1>\d+),(?P<c1>\d+)\)-\(\d+,\d+\)|(?P<l2>\d+):(?P<c2>\d+)(?:-[\d:]+)?)"
    r": error:(?P<rest>.*)$"
)


@dataclass
class Diagnostic:
    """One located error found in a tool's standard error, its message with `plain` applied."""

    file: str
    line: int
    column: int
    message: str


def diagnostics(stderr):
    """The located errors in GHC's or Needle's standard error; a message extends to the next one."""
    found = []
    for line in stderr.splitlines():
        match = DIAGNOSTIC.match(line)
        if match:
            row, column = match["l1"] or match["l2"], match["c1"] or match["c2"]
            found.append(Diagnostic(match["file"], int(row), int(column), match["rest"]))
        elif found:
            found[-1].message += "\n" + line
    for diagnostic in found:
        diagnostic.message = plain(diagnostic.message)
    return found
