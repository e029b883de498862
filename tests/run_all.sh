#!/usr/bin/env bash
# Every test there is, in five builds: release, hostile (collects at every chance, lints after every pass), sanitizers, portable (without what
# only this processor has), and fuzzing.
# Ends with one line that says how many tests ran.
set -uo pipefail
cd "$(dirname "$0")/.."
jobs=$(nproc)
log=build/test-logs
mkdir -p "$log"
passed=0
failed=0
skipped=0

# count NAME COMMAND..: runs a suite that ends with `N passed, N failed` and adds it up.
count() {
  local name=$1 start=$SECONDS
  shift
  "$@" > "$log/$name.log" 2>&1
  local status=$? line p f s
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed' "$log/$name.log" | tail -1)
  p=$(sed -nE 's/^([0-9]+) passed.*/\1/p' <<< "$line")
  f=$(sed -nE 's/.* ([0-9]+) failed.*/\1/p' <<< "$line")
  if [ -z "$line" ] || { [ "$status" -ne 0 ] && [ "${f:-0}" -eq 0 ]; }; then f=$((${f:-0} + 1)); fi
  passed=$((passed + ${p:-0}))
  failed=$((failed + f))
  printf '%-34s %5d passed %4d failed %5d s\n' "$name" "${p:-0}" "$f" $((SECONDS - start))
  grep '^skipped: ' "$log/$name.log"
  s=$(sed -nE 's/^.* ([0-9]+) skipped$/\1/p' <<< "$line")
  skipped=$((skipped + ${s:-0}))
  [ "$f" -eq 0 ] || tail -n 60 "$log/$name.log"
}

# check NAME COMMAND..: one test, decided by the exit code.
check() {
  local name=$1 start=$SECONDS
  shift
  if "$@" > "$log/$name.log" 2>&1; then
    passed=$((passed + 1))
    printf '%-34s %5d passed %4d failed %5d s\n' "$name" 1 0 $((SECONDS - start))
  else
    failed=$((failed + 1))
    printf '%-34s %5d passed %4d failed %5d s\n' "$name" 0 1 $((SECONDS - start))
    tail -n 40 "$log/$name.log"
  fi
}

build() {
  cmake --preset "$1" > "$log/configure-$1.log" 2>&1 && nice cmake --build --preset "$1" -j "$jobs" > "$log/build-$1.log" 2>&1 && return
  grep -E 'error|FAILED' "$log/build-$1.log" | head -40
  tail -n 20 "$log/configure-$1.log"
  echo "the $1 build failed"
  exit 1
}

unit() {  # the gtest binaries of a build; more arguments choose some
  local build=$1
  shift
  ctest --test-dir "build/$build" "$@" -j "$jobs" --output-on-failure --timeout 300 > "$log/ctest-$build.txt" 2>&1
  local status=$?
  tail -n 80 "$log/ctest-$build.txt"
  sed -nE 's/^([0-9]+)% tests passed, ([0-9]+) tests failed out of ([0-9]+)$/\2 \3/p' "$log/ctest-$build.txt" |
    awk '{print $2-$1 " passed, " $1 " failed"}'
  return $status
}

check layers tests/check_layers.py
count layers-self-test tests/check_layers.py --self-test
check format tests/check_format.sh
build release
count unit-release unit release
count programs-machine tests/run_programs.py --needle build/release/needle --jobs "$jobs" tests/programs
count programs-reference tests/run_programs.py --needle build/release/needle --evaluator reference --jobs "$jobs" tests/programs
count checks tests/run_checks.py --needle build/release/needle --jobs "$jobs"
count helpers tests/run_helpers.py --needle build/release/needle --jobs "$jobs"
count found tests/run_found.py --needle build/release/needle --jobs "$jobs"
count claims tests/run_claims.py --needle build/release/needle --jobs "$jobs"
count symbolic tests/run_symbolic.py --needle build/release/needle --jobs "$jobs"
count orders tests/run_orders.py --needle build/release/needle
count symbolic-random tests/run_symbolic_random.py --needle build/release/needle --jobs "$jobs"
count refine-random tests/run_refine_random.py --needle build/release/needle --jobs "$jobs"
count library tests/run_library.py --needle build/release/needle
count threads tests/run_threads.py --needle build/release/needle --jobs "$jobs"
count cli tests/run_cli.py --needle build/release/needle
count sample tests/run_sample.py --needle build/release/needle
count reach tests/run_reach.py --needle build/release/needle --jobs "$jobs"
count hpc tests/run_hpc.py --boxes build/release/tests/boxes --library build/release/needle.library --jobs "$jobs"
count refine tests/run_refine.py --needle build/release/needle --jobs "$jobs" --limit 0.7
count explore tests/run_explore.py --needle build/release/needle
count emit tests/run_emit.py --needle build/release/needle
count cover-formats tests/run_cover_formats.py --pages build/release/tests/cover_pages
count cover-html tests/run_cover_html.py --pages build/release/tests/cover_pages --needle build/release/needle
count suites tests/run_suites.py --needle build/release/needle
count packages tests/run_packages.py --needle build/release/needle
count tour tests/run_tour.py --needle build/release/needle docs/tour.md docs/cover.md README.md docs/guide/*.md
count install tests/run_install.py --needle build/release/needle
count nat tests/run_nat.py --needle build/release/needle
count nat-grammar tests/run_nat_grammar.py --needle build/release/needle --jobs "$jobs"
count nat-random tests/run_nat_random.py --needle build/release/needle --jobs "$jobs"
count backward tests/run_backward.py --needle build/release/needle --jobs "$jobs"
count backward-random tests/run_backward_random.py --needle build/release/needle --jobs "$jobs"
count cover tests/run_cover.py --needle build/release/needle
count cover-random tests/run_cover_random.py --needle build/release/needle --jobs "$jobs" --seed 1
count engines tests/run_engines.py --needle build/release/needle --quick --jobs "$jobs"
NEEDLE_ENGINE=engine=native,leave=3 count unit-machine-native unit release -R '^(Action|Code|Collect|Evaluate|Narrow|NarrowRandom|Native|Number|Overlap|OverlapRandom|Question|Random|Tick)\.'
count limits tests/run_limits.py --needle build/release/needle
check demo examples/demo.sh build/release/needle
build hostile
count programs-hostile tests/run_programs.py --needle build/hostile/needle --jobs "$jobs" tests/programs
count programs-hostile-reference tests/run_programs.py --needle build/hostile/needle --evaluator reference --jobs "$jobs" tests/programs
count checks-hostile tests/run_checks.py --needle build/hostile/needle --quick --jobs "$jobs"
NEEDLE_ENGINE=engine=native count programs-hostile-native tests/run_programs.py --needle build/hostile/needle --jobs "$jobs" tests/programs
count reach-hostile tests/run_reach.py --needle build/hostile/needle --jobs "$jobs"
count symbolic-hostile tests/run_symbolic.py --needle build/hostile/needle --jobs "$jobs" --filter rules
build asan
count unit-asan unit asan
count programs-asan tests/run_programs.py --needle build/asan/needle --jobs "$jobs" tests/programs
NEEDLE_ENGINE=engine=native,leave=5 count programs-asan-native tests/run_programs.py --needle build/asan/needle --jobs "$jobs" tests/programs
build portable
count unit-portable unit portable -R '^(Convolution|Enumeration|Moduli|Remainders)\.'
count fresh tests/run_fresh.sh
build fuzz
check fuzz-parse tests/run_fuzz.sh build/fuzz/tests/fuzz_parse tests/fuzz/corpus_parse 60
check fuzz-types tests/run_fuzz.sh build/fuzz/tests/fuzz_types tests/fuzz/corpus_types 60
echo
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
