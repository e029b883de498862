#!/usr/bin/env bash
# Installs the Debian packages that building and testing need, if any is missing. Root, or sudo.
set -euo pipefail
packages=(g++ clang cmake ninja-build ccache clang-format pkg-config python3 git libgmp-dev libfmt-dev libz3-dev libcli11-dev nlohmann-json3-dev libgtest-dev zlib1g-dev
          libclang-rt-14-dev cvc5 libasmjit-dev dpkg-dev file)
missing=()
for p in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$p" 2>/dev/null | grep -q 'install ok installed' || missing+=("$p")
done
[ ${#missing[@]} -eq 0 ] && exit 0
echo "installing: ${missing[*]}"
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
$sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
