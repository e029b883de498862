#!/usr/bin/env bash
# The README's first command on a machine that has nothing: a minimal Debian root with make, git and ca-certificates, a clone of
# this checkout's HEAD in it, and `make demo` as root in a chroot; before that, the Debian package of build/release. A package that tests/packages.sh does not name is missing there.
#
#   run_fresh.sh    ends with `N passed, N failed, N skipped`; skipped where no such root can be made
set -uo pipefail
cd "$(dirname "$0")/.."
suite=bookworm

skip() {
  echo "skipped: $1"
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
}

[ "$(id -u)" -eq 0 ] || skip "making a root needs root"
command -v mmdebstrap > /dev/null || apt-get install -y -qq --no-install-recommends mmdebstrap > /dev/null 2>&1
command -v mmdebstrap > /dev/null || skip "there is no mmdebstrap"

root=$(mktemp -d)
mounts=()
clean() {
  for m in "${mounts[@]}"; do umount "$m" 2> /dev/null || umount -l "$m"; done
  # What is mounted there still is the machine's own.
  if grep -q " $root/" /proc/mounts; then echo "left behind: $root"; else rm -rf "$root"; fi
}
trap clean EXIT
trap 'kill $(jobs -p) 2> /dev/null; exit 1' INT TERM

# The mirror that this machine uses, with its keys and settings.
mirrors=()
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do [ -s "$list" ] && mirrors+=("$list"); done
[ ${#mirrors[@]} -gt 0 ] || skip "apt has no sources here"
mmdebstrap --quiet --mode=root --variant=apt --include=make,git,ca-certificates "$suite" "$root/debian" "${mirrors[@]}" > "$root/log" 2>&1 ||
  { tail -n 5 "$root/log"; skip "no root could be made"; }
new=$root/debian
cp -a /etc/apt/apt.conf.d/. "$new/etc/apt/apt.conf.d/" 2> /dev/null
cp /etc/resolv.conf "$new/etc/resolv.conf" 2> /dev/null

bind() {
  mkdir -p "$new$2"
  mount --bind "$1" "$new$2" || skip "nothing can be mounted here"
  mounts=("$new$2" "${mounts[@]}")
}
bind /proc /proc
bind /dev /dev
git clone -q --no-hardlinks . "$new/needle" || exit 1
cache=$(ccache --get-config cache_dir 2> /dev/null)
if [ -n "$cache" ] && [ -d "$cache" ]; then bind "$cache" /root/.cache/ccache; fi

# What the proxy settings of this shell say, apt needs there too; nothing else of the environment is taken along.
environment=(HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8)
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
  [ -n "${!name:-}" ] && environment+=("$name=${!name}")
done
failed=0
# demo LOG COMMAND: in the root; its output must have a counterexample.
demo() {
  if env -i "${environment[@]}" chroot "$new" sh -c "$2" > "$root/$1.log" 2>&1 && grep -q 'Falsified' "$root/$1.log"; then
    tail -n 30 "$root/$1.log"
  else
    tail -n 60 "$root/$1.log"
    failed=$((failed + 1))
  fi
}
# The Debian package of this machine's build, before anything else is there that it should have asked for.
tests=1
if (cd build/release && rm -f needle_*.deb && cpack -G DEB > "$root/cpack.log" 2>&1); then
  cp build/release/needle_*.deb "$new/needle.deb"
  tests=2
  demo package 'apt-get update -qq && apt-get install -y -qq --no-install-recommends /needle.deb > /dev/null && cd /needle &&
    { needle check examples/Duplicates.hs; [ $? -eq 1 ]; } && apt-get purge -y -qq needle > /dev/null'
elif [ -e build/release/needle ]; then
  tail -n 20 "$root/cpack.log"
  tests=2
  failed=1
fi
demo demo 'cd /needle && git config --global --add safe.directory /needle && make demo'
echo "$((tests - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
