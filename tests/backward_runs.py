"""What the tests and benches of the backward engine share: running it, and judging what it found by other code."""
import json
import re
import resource
import subprocess
import tempfile
from pathlib import Path

import nat_language

EXIT = {"reached": 0, "unreachable": 1, "gave_up": 3}
VALUES = (0, 1, 2, 3, 5, -1)


class Broken(Exception):
    """The command did not do what every run must do."""


def reach(needle, path, *options, seconds=10):
    """The document that `needle reach` prints, and its exit code."""
    command = [needle, "reach", str(path), "-f", "json", "-t", f"{seconds}s", *options]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=3 * seconds + 20)
    except subprocess.TimeoutExpired as late:
        raise Broken(f"no end {3 * seconds + 20} s after a limit of {seconds} s") from late
    try:
        document = json.loads(done.stdout)
    except json.JSONDecodeError as error:
        raise Broken(f"no JSON, exit {done.returncode}: {done.stderr.strip()[:600]}") from error
    if "results" not in document or not document["results"]:
        raise Broken(f"no results, exit {done.returncode}: {done.stderr.strip()[:600]}")
    codes = {EXIT.get(r["verdict"], 2) for r in document["results"]}
    worst = next((c for c in (2, 1, 3) if c in codes), 0)
    if done.returncode != worst:
        raise Broken(f"exit {done.returncode}, expected {worst}")
    return document


def processor_seconds():
    """What the processes that have ended took so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def sequence(witness):
    """The inputs of a `.nat` witness as numbers."""
    return [int(n) for n in re.findall(r"-?\d+", witness["inputs"][0]["value"])] if witness["inputs"] else []


def run_nat(needle, path, inputs, seconds=10):
    command = [needle, "run", str(path), "-t", f"{seconds}s"] + ([f"--input={','.join(map(str, inputs))}"] if inputs else [])
    return subprocess.run(command, capture_output=True, text=True, timeout=3 * seconds + 20, stdin=subprocess.DEVNULL)


def instrumented(text, name):
    """The program stuck where the variable is evaluated, and the lines of those places."""
    lines, changed = [], []
    for at, line in enumerate(text.splitlines(), 1):
        lines.append(re.sub(rf"\blet {name} =", f"let {name} = 1 / 0 +", line))
        if lines[-1] != line:
            changed.append(at)
    return "\n".join(lines) + "\n", changed


def judge_sequence(needle, path, text, inputs, name):
    """What is wrong with an input sequence that is said to evaluate the variable."""
    program, wrong = nat_language.parse(text), []
    outcome = nat_language.run(program, inputs, name, steps=200000)
    if outcome.kind != "reached":
        wrong.append(f"{inputs} does not reach {name}: {outcome}")
    elif outcome.reads != len(inputs):
        wrong.append(f"{inputs} has more inputs than the {outcome.reads} that are read")
    changed, lines = instrumented(text, name)
    with tempfile.TemporaryDirectory() as tmp:
        stuck = Path(tmp) / "instrumented.nat"
        stuck.write_text(changed)
        done = run_nat(needle, stuck, inputs)
    if done.returncode != 1 or not any(f"instrumented.nat:{line}:" in done.stderr for line in lines):
        wrong.append(f"needle run with {inputs} does not come to line {lines}: exit {done.returncode} {done.stderr.strip()[:300]}")
    return wrong + same_value(needle, path, program, inputs)


def same_value(needle, path, program, inputs):
    """`needle run` and the other evaluator agree about the whole run."""
    outcome = nat_language.run(program, inputs, steps=20000)
    if outcome.kind == "steps":
        return []
    done = run_nat(needle, path, inputs)
    if outcome.kind == "value" and (done.returncode != 0 or done.stdout.strip() != nat_language.shown(outcome.value)):
        return [f"needle run prints {done.stdout.strip()[:200]}, exit {done.returncode}; the value is {nat_language.shown(outcome.value)}"]
    if outcome.kind in ("stuck", "inputs") and done.returncode != 1:
        return [f"needle run exits with {done.returncode}, but the program is stuck: {outcome.value}"]
    return []


def judge_replay(needle, witness):
    wrong = [] if witness["replayed"] else ["not replayed: " + str(witness["inputs"])]
    done = subprocess.run([needle, "replay", witness["token"]], capture_output=True, text=True, timeout=60)
    return wrong + ([f"replay exits with {done.returncode}: {done.stdout}{done.stderr}"] if done.returncode != 0 else [])
