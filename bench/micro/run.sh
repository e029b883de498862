#!/bin/sh
# Builds and runs a micro-benchmark against the libraries of a release build: bench/micro/run.sh narrow|suspend [build directory [length]]
set -e
here=$(dirname "$0")
build=${2:-build/release}
g++ -std=gnu++20 -O2 -DNDEBUG -I "$here/../../src" "$here/$1.cpp" "$build"/libneedle_machine.a "$build"/libneedle_solve.a "$build"/libneedle_core.a \
  "$build"/libneedle_source.a "$build"/libneedle_base.a -lasmjit -lz3 -lfmt -lgmpxx -lgmp -lpthread -o "$build/micro_$1"
exec "$build/micro_$1" $3
