#!/usr/bin/env bash
# What `make demo` shows: a program run, an expression evaluated, bugs found in a file and in a package's suite, a mistake explained.
set -uo pipefail
cd "$(dirname "$0")/.."
needle=${1:-build/release/needle}
show() {
  printf '\n$ needle %s\n' "$*"
  "$needle" "$@"
}
show run examples/Inventory.hs || exit 1
show eval examples/Queue.hs 'drain (foldr push empty [1..5])' || exit 1
show eval - 'let fibs = 0 : 1 : zipWith (+) fibs (tail fibs) in fibs !! 200' || exit 1
for program in examples/Duplicates.hs examples/guide/RedBlack.hs examples/guide/queue; do
  show check "$program" --max-size 26 -t 2s
  [ $? -eq 1 ] || { echo "expected a counterexample" >&2; exit 1; }
done
show eval examples/Queue.hs 'pop (push True) empty'
[ $? -eq 2 ] || { echo "expected a located type error" >&2; exit 1; }
