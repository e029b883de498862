#!/usr/bin/env bash
# run_fuzz.sh TARGET CORPUS SECONDS: libFuzzer from a fixed corpus; new inputs go to a throw-away folder.
set -euo pipefail
ulimit -s unlimited 2>/dev/null || ulimit -s "$(ulimit -H -s)"  # the passes recurse as deep as the parser allows; needle has a large stack
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$1" -max_total_time="$3" -timeout=10 -rss_limit_mb=3000 -max_len=4096 -seed=1 -verbosity=0 -print_final_stats=1 \
  -artifact_prefix="$scratch/" "$scratch" "$2"
