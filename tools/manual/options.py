"""What `needle --help` and `needle COMMAND --help` say, as data."""
import dataclasses
import re
import subprocess


@dataclasses.dataclass
class Option:
    flags: list  # -t, --timeout
    argument: str  # DUR; empty for a switch
    about: str
    choices: list  # what the argument may be, where the help lists it

    def takes_a_file(self):
        return "FILE" in self.argument or "DIR" in self.argument


@dataclasses.dataclass
class Command:
    name: str
    about: str
    usage: str
    options: list


OPTION = re.compile(r"^  (-[-\w]+(?:,-[-\w]+)*)(?: (\S+))?(?:\s{2,}(.*))?$")


def choices_of(argument, about):
    """`how it works [auto]: auto, none` of a NAME, and `text, json; ..` of a FORMAT."""
    if argument in ("NAME", "STAGE", "WHEN") and ": " in about:
        about = about.rpartition(": ")[2]
    elif argument.startswith(("FORMAT", "FRAMEWORK")):
        about = about.rpartition(": ")[2].partition(";")[0]
        about = re.sub(r" \[.*", "", about)
    else:
        return []
    words = re.split(r", | or ", about)
    return words if all(re.fullmatch(r"[-\w]+", word) for word in words) else []


def read_options(text):
    out = []
    for line in text.splitlines():
        found = OPTION.match(line)
        if found:
            flags, argument, about = found.groups(default="")
            out.append(Option(flags.split(","), argument, about, choices_of(argument, about)))
    return out


def said(needle, *words):
    return subprocess.run([needle, *words], capture_output=True, text=True, check=True).stdout


def read_help(needle):
    text = said(needle, "--help")
    out = []
    for name, about in re.findall(r"^  (\w[-\w]*)\s{2,}(.*)$", text.partition("Subcommands:")[2], re.M):
        own = said(needle, name, "--help")
        usage = re.search(rf"^Usage: needle {name} (.*)$", own, re.M).group(1)
        out.append(Command(name, about, usage, read_options(own)))
    return out
