#!/usr/bin/env python3
"""What is installed beside the binary: man page and completions name every command and option, and an installed Needle runs.

    run_install.py --needle build/release/needle

zsh and fish read their files only where they are installed.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPLETIONS = {"bash": "needle.bash", "zsh": "_needle", "fish": "needle.fish"}


def said(*command, **more):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT, timeout=120, **more)
    return done.returncode, done.stdout


def options_of(help_text):
    """Read apart from tools/manual/options.py, so that what it overlooks is missed here."""
    words = [line.split()[0] for line in help_text.splitlines() if re.match(r" +-", line)]
    return sorted({flag for word in words for flag in word.split(",")})


def section(text, start, stop):
    """The part of a file about one command."""
    begin = text.find(start)
    end = text.find(stop, begin + len(start)) if begin >= 0 else -1
    return "" if begin < 0 else text[begin:end if end >= 0 else len(text)]


def part_of(shell, text, command):
    if shell == "man":
        return section(text, f".SS needle {command} ", "\n.S").replace("\\-", "-").replace("\\fB", " ")
    if shell == "bash":
        return section(text, f"\n    {command}) words=", ";;")
    if shell == "zsh":
        return section(text, f"\n    {command})\n", ";;")
    lines = [line for line in text.splitlines() if f"seen_subcommand_from {command}'" in line]
    return "\n".join(re.sub(r" -s (\S+)", r" -\1 ", re.sub(r" -l (\S+)", r" --\1 ", line)) for line in lines)


def all_named(needle):
    files = {shell: (ROOT / "tools/completions" / name).read_text() for shell, name in COMPLETIONS.items()}
    files["man"] = (ROOT / "docs/needle.1").read_text()
    commands = re.findall(r"^  (\w+)  ", said(needle, "--help")[1].partition("Subcommands:")[2], re.M)
    assert len(commands) > 10, commands
    for command in commands:
        flags = options_of(said(needle, command, "--help")[1])
        assert "--help" in flags, (command, flags)
        for shell, text in files.items():
            part = part_of(shell, text, command)
            missing = [flag for flag in flags if not re.search(rf"(?<![-\w]){re.escape(flag)}(?![-\w])", part)]
            assert not missing, f"{shell}, {command}: no {missing}"


def up_to_date(needle):
    code, text = said(sys.executable, "-B", "tools/manual/generate.py", "--needle", needle, "--check")
    assert code == 0, text


def one_version(needle):
    version = re.search(r"^project\(needle VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.M).group(1)
    assert said(needle, "--version") == (0, f"needle {version}\n"), version
    assert f'"needle {version}"' in (ROOT / "docs/needle.1").read_text(), version


def completed(*words):
    script = 'source tools/completions/needle.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _needle; printf "%s\\n" "${COMPREPLY[@]}"'
    code, text = said("bash", "-c", script, "bash", *words)
    assert code == 0, text
    return text.split()


def bash_completes(needle):
    assert completed("needle", "che") == ["check"], completed("needle", "che")
    assert completed("needle", "check", "--prop") == ["--properties-only"]
    assert completed("needle", "check", "--strategy", "s") == ["symbolic"]
    assert completed("needle", "check", "-f", "j") == ["json", "junit"]
    assert completed("needle", "reach", "--back") == ["--backward"]
    assert completed("needle", "check", "Fi") == [] and completed("needle", "check", "-t", "") == []


def shells_read_them(needle):
    for shell, name in COMPLETIONS.items():
        if shutil.which(shell):
            code, text = said(shell, "-n", f"tools/completions/{name}")
            assert code == 0 and not text, (shell, text)


def installed(needle):
    build = pathlib.Path(needle).parent
    with tempfile.TemporaryDirectory() as directory:
        prefix = pathlib.Path(directory) / "opt/needle"
        code, text = said("cmake", "--install", str(build), "--prefix", "/opt/needle", env={"PATH": "/usr/bin:/bin", "DESTDIR": directory})
        assert code == 0, text
        binary = prefix / "bin/needle"
        code, text = said(str(binary), "check", "examples/Duplicates.hs")
        assert code == 1 and "xs = [0,0]" in text, text
        link = pathlib.Path(directory) / "needle"
        link.symlink_to(binary)
        assert said(str(link), "eval", "-", "6 * 7") == (0, "42\n")
        for file in ("share/man/man1/needle.1", "share/bash-completion/completions/needle", "share/doc/needle/copyright"):
            assert (prefix / file).is_file(), file
        (prefix / "lib/needle/needle.library").unlink()
        code, text = said(str(binary), "eval", "-", "1")
        assert code == 2 and "needle.library" in text, (code, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    needle = str(pathlib.Path(parser.parse_args().needle).resolve())
    passed = failed = 0
    for test in (all_named, up_to_date, one_version, bash_completes, shells_read_them, installed):
        try:
            test(needle)
            passed += 1
        except AssertionError as fault:
            failed += 1
            print(f"{test.__name__}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
