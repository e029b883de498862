#!/usr/bin/env python3
"""The man page and the completions of bash, zsh and fish, written from what `needle --help` says.

    tools/manual/generate.py --needle build/release/needle            writes docs/needle.1 and tools/completions/*
    tools/manual/generate.py --needle build/release/needle --check    compares instead; exit code 1 when one is not up to date

The help is the table: options.py reads it. The prose of the man page is in needle.1.in.
"""
import argparse
import pathlib
import sys

from options import read_help

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("^", "\\(ha").replace("~", "\\(ti")
    return "\\&" + text if text.startswith(".") else text  # a line that begins with a point would be a request


def manual(commands):
    out = []
    for command in commands:
        out += [f".SS needle {roff(command.name)} {roff(command.usage)}", roff(command.about[0].upper() + command.about[1:]) + "."]
        for option in command.options:
            flags = ", ".join(f"\\fB{roff(flag)}\\fR" for flag in option.flags)
            out += [".TP", flags + (f" \\fI{roff(option.argument)}\\fR" if option.argument else ""), roff(option.about)]
    template = (HERE / "needle.1.in").read_text()
    return template.replace("@COMMANDS@", "\n".join(out))


def bash(commands):
    cases, values = [], []
    for command in commands:
        words = " ".join(flag for option in command.options for flag in option.flags)
        cases.append(f"    {command.name}) words='{words}' ;;")
        for option in command.options:
            if option.choices:
                pattern = " | ".join(f"{command.name}:{flag}" for flag in option.flags)
                values.append(f"    {pattern}) words='{' '.join(option.choices)}' ;;")
            elif option.argument and not option.takes_a_file():
                values.append(f"    {' | '.join(f'{command.name}:{flag}' for flag in option.flags)}) return ;;")
    names = " ".join(command.name for command in commands)
    return f"""# Completion of needle for bash. Written by tools/manual/generate.py.
_needle() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '{names} --help --version' -- "$word")
    return
  fi
  case $command:$before in
{chr(10).join(values)}
  esac
  if [ -z "$words" ] && [[ $word == -* ]]; then
    case $command in
{chr(10).join(cases)}
    esac
  fi
  [ -z "$words" ] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -o default -F _needle needle
"""


def zsh_text(text):
    for character in "\\[]:":
        text = text.replace(character, "\\" + character)
    return text.replace("'", "'\\''")


def zsh(commands):
    names = "\n".join(f"    '{command.name}:{zsh_text(command.about)}'" for command in commands)
    cases = []
    for command in commands:
        specs = []
        for option in command.options:
            action = f"({' '.join(option.choices)})" if option.choices else "_files" if option.takes_a_file() else " "
            argument = f":{zsh_text(option.argument)}:{action}" if option.argument else ""
            specs += [f"      '*{flag}[{zsh_text(option.about)}]{argument}'" for flag in option.flags]
        cases.append(f"    {command.name})\n      _arguments \\\n" + " \\\n".join(s for s in specs) + " \\\n      '*:file:_files' ;;")
    return f"""#compdef needle
# Completion of needle for zsh. Written by tools/manual/generate.py.
_needle() {{
  local -a commands
  commands=(
{names}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{chr(10).join(cases)}
  esac
}}
_needle "$@"
"""


def fish_text(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(commands):
    out = ["# Completion of needle for fish. Written by tools/manual/generate.py."]
    for command in commands:
        out.append(f"complete -c needle -n __fish_use_subcommand -f -a {command.name} -d {fish_text(command.about)}")
    for command in commands:
        for option in command.options:
            flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
            value = " -x -a " + fish_text(" ".join(option.choices)) if option.choices else ""
            value = value or (" -r" if option.takes_a_file() else " -x" if option.argument else "")
            out.append(f"complete -c needle -n '__fish_seen_subcommand_from {command.name}' {flags}{value} -d {fish_text(option.about)}")
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    commands = read_help(args.needle)
    old = 0
    for path, text in (("docs/needle.1", manual(commands)), ("tools/completions/needle.bash", bash(commands)),
                       ("tools/completions/_needle", zsh(commands)), ("tools/completions/needle.fish", fish(commands))):
        file = ROOT / path
        if not args.check:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            print(f"{path} is not what tools/manual/generate.py writes now: run it")
            old += 1
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
