#!/bin/sh
# Builds and runs the micro-benchmark against the libraries of a release build: bench/suspend_micro/run.sh [build directory [length]]
set -e
here=$(dirname "$0")
build=${1:-build/release}
g++ -std=gnu++20 -O2 -DNDEBUG -I "$here/../../src" "$here/suspend_micro.cpp" "$build"/libneedle_machine.a "$build"/libneedle_core.a \
  "$build"/libneedle_source.a "$build"/libneedle_base.a -lfmt -lgmpxx -lgmp -lpthread -o "$build/suspend_micro"
exec "$build/suspend_micro" $2
