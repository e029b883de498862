#!/usr/bin/env bash
# clang-format is applied to every C++ file.
cd "$(dirname "$0")/.."
git ls-files 'src/*.h' 'src/*.cpp' 'tools/*.h' 'tools/*.cpp' 'tests/*.cpp' | xargs clang-format --dry-run -Werror
