#!/usr/bin/env python3
"""Fails on any #include between folders of src/ that the layer table of the design does not allow."""
import pathlib
import re
import sys

ALLOWED = {
    "base": [], "source": [], "syntax": ["source"], "names": ["syntax"], "types": ["names"], "core": ["source"],
    "desugar": ["types", "core"], "optimise": ["core"], "machine": ["core"],
    "program": ["desugar", "optimise"], "space": ["core"], "claim": ["core", "space"],
    "search": ["claim", "machine", "space"], "witness": ["claim", "core"], "report": ["claim"],
    "engine": ["program", "search", "witness"],
}


def closure(folder):
    seen = {folder, "base"}
    todo = list(ALLOWED[folder])
    while todo:
        f = todo.pop()
        if f not in seen:
            seen.add(f)
            todo += ALLOWED[f]
    return seen


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "src"
    bad = []
    count = 0
    for path in sorted(root.glob("*/**/*")):
        if path.suffix not in (".h", ".cpp", ".def", ".inc"):
            continue
        folder = path.relative_to(root).parts[0]
        if folder not in ALLOWED:
            bad.append(f"{path}: folder '{folder}' is not in the layer table")
            continue
        allowed = closure(folder)
        for number, line in enumerate(path.read_text().splitlines(), 1):
            m = re.match(r'\s*#\s*include\s+"([a-z_]+)/', line)
            if m:
                count += 1
                if m.group(1) not in allowed:
                    bad.append(f"{path}:{number}: {folder} may not include {m.group(1)}")
    print("\n".join(bad) if bad else f"layers: {count} includes obey the table")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
