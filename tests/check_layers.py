#!/usr/bin/env python3
"""Fails on any #include that the layer table of docs/architecture.md does not allow, and when the table and the folders of src/
do not agree, and when a library that belongs to one folder, as Z3 does, is included elsewhere. With --self-test: small trees with a
mistake in each, every one of which must be found."""
import pathlib
import re
import sys
import tempfile

TOOLS = "tools"  # one folder of the table, whatever stands in it
OWNED = {"z3": "solve", "asmjit": "machine/native"}  # headers <z3...> are for this folder


def layer_table(text):
    """{folder: folders it may include}, from the block ```layers."""
    block = re.search(r"^```layers\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    table = {}
    for line in block.group(1).splitlines() if block else []:
        folder, below = line.split(":")
        table[folder] = [] if below.strip() == "-" else below.split()
    return table


def closure(table, folder):
    seen = {folder, "base"}
    todo = list(table[folder])
    while todo:
        below = todo.pop()
        if below not in seen:
            seen.add(below)
            todo += table.get(below, [])
    return seen


def wrong_names(root, table):
    folders = {p.name for p in (root / "src").iterdir() if p.is_dir()} | {TOOLS}
    for folder in sorted(folders - table.keys()):
        yield f"folder '{folder}' is not in the layer table of docs/architecture.md"
    for folder in sorted(table.keys() - folders):
        yield f"docs/architecture.md: the layer table names '{folder}', which does not exist"
    made = ["base"]
    for folder, below in table.items():
        for other in below:
            if other not in made:
                yield f"docs/architecture.md: '{other}' must stand above '{folder}' in the layer table"
        made.append(folder)


def lines(root):
    """(file, line number, its folder, the line) for all of our sources"""
    for base in (root / "src", root / TOOLS):
        for path in sorted(base.glob("*/**/*")):
            if path.suffix not in (".h", ".cpp", ".def", ".inc"):
                continue
            folder = path.relative_to(base).parts[0] if base.name == "src" else TOOLS
            for number, line in enumerate(path.read_text().splitlines(), 1):
                yield path.relative_to(root), number, folder, line


def includes(root):
    """(file, line number, its folder, the folder included); tools include their own files as "cli/..."."""
    own = {p.name for p in (root / TOOLS).iterdir() if p.is_dir()}
    for path, number, folder, line in lines(root):
        m = re.match(r'\s*#\s*include\s+"([a-z_]+)/', line)
        if m:
            yield path, number, folder, TOOLS if m.group(1) in own else m.group(1)


def foreign_libraries(root):
    for path, number, folder, line in lines(root):
        m = re.match(r'\s*#\s*include\s*(<[a-z0-9]+[^>]*>|"[a-z0-9]+[^/]*")', line)
        for library, owner in OWNED.items():
            if m and m.group(1)[1:].startswith(library) and not path.is_relative_to(f"src/{owner}"):
                yield f"{path}:{number}: only {owner} may include {library}"


def check(root):
    """(what is wrong, how many includes there are)"""
    table = layer_table((root / "docs/architecture.md").read_text())
    bad = list(wrong_names(root, table))
    count = 0
    for path, number, folder, included in includes(root):
        count += 1
        if folder in table and included not in closure(table, folder):
            bad.append(f"{path}:{number}: {folder} may not include {included}")
    bad += foreign_libraries(root)
    return bad, count


def self_test():
    right = {"docs/architecture.md": "base: no table\n```layers\nbase: -\ncore: base\nspace: core\ntools: space\n```\n",
             "src/base/id.h": "", "src/core/core.h": '#include "base/id.h"\n', "src/space/space.h": '#include "core/core.h"\n',
             "tools/cli/main.cpp": '#include "cli/options.h"\n#include "core/core.h"\n'}
    table = right["docs/architecture.md"]
    mistakes = [
        ("src/core/core.h", '#include "space/space.h"\n', "core may not include space"),
        ("src/base/id.h", '  #  include "core/core.h"\n', "base may not include core"),
        ("src/space/space.h", '#include "cli/options.h"\n', "space may not include tools"),
        ("tools/cli/main.cpp", '#include "search/walker.h"\n', "tools may not include search"),
        ("src/search/walker.h", "", "folder 'search' is not in the layer table"),
        ("docs/architecture.md", table.replace("core: base", "core: base\nsolve: -"), "names 'solve', which does not exist"),
        ("docs/architecture.md", table.replace("core: base", "core: space"), "'space' must stand above 'core'"),
        ("src/core/core.h", "#include <z3++.h>\n", "only solve may include z3"),
        ("tools/cli/main.cpp", '#include "z3_api.h"\n', "only solve may include z3"),
        ("src/core/core.h", "#include <asmjit/x86.h>\n", "only machine/native may include asmjit"),
        ("docs/architecture.md", "no table", "folder 'base' is not in the layer table"),
    ]
    failed = 0
    for path, text, expected in [(None, None, None)] + mistakes:
        with tempfile.TemporaryDirectory() as directory:
            root = pathlib.Path(directory)
            for name, content in (right | ({path: text} if path else {})).items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(content)
            bad, _ = check(root)
        ok = any(expected in line for line in bad) if expected else not bad
        failed += not ok
        if not ok:
            print(f"self-test: expected {expected or 'nothing'}, found {bad}")
    print(f"{len(mistakes) + 1 - failed} passed, {failed} failed")
    return failed


def main():
    if "--self-test" in sys.argv:
        return 1 if self_test() else 0
    bad, count = check(pathlib.Path(__file__).resolve().parent.parent)
    print("\n".join(bad) if bad else f"layers: {count} includes obey the table")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
