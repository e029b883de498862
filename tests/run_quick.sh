#!/usr/bin/env bash
# The inner loop: the quick build, its unit tests, and the small programs on the machine.
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=$(nproc)
mkdir -p build
cmake --preset quick > build/configure-quick.log
cmake --build build/quick -j "$jobs"
tests/check_layers.py
ctest --test-dir build/quick -j "$jobs" --output-on-failure | tail -n 5
tests/run_programs.py --needle build/quick/needle --jobs "$jobs" tests/programs
tests/run_checks.py --needle build/quick/needle --jobs "$jobs"
tests/run_found.py --needle build/quick/needle --quick --jobs "$jobs"
tests/run_cli.py --needle build/quick/needle
tests/run_sample.py --needle build/quick/needle --filter odd_cases  # the distributions take longer than a quick test may
tests/run_reach.py --needle build/quick/needle --jobs "$jobs"
tests/run_hpc.py --boxes build/quick/tests/boxes --library build/quick/needle.library --quick
tests/run_explore.py --needle build/quick/needle
tests/run_cover_formats.py --pages build/quick/tests/cover_pages
tests/run_refine.py --needle build/quick/needle --limit 0.3 --filter paper
tests/run_nat.py --needle build/quick/needle
