# make demo   install what is missing, build, and show Needle at work
# make test   install, build, run every test
# make quick  the inner loop: build and run the fast tests
# make install  into PREFIX [/usr/local], under DESTDIR; `make deb` makes a Debian package instead
# make bench  every benchmark beside its peer, and one table
SHELL := /bin/bash
JOBS := $(shell nproc)
PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: demo test quick packages release install deb bench format clean

demo: packages release
	@examples/demo.sh build/release/needle

test: packages
	@tests/run_all.sh

quick:
	@tests/run_quick.sh

packages:
	@tests/packages.sh

release:
	@mkdir -p build && cmake --preset release > build/configure.log 2>&1 || { cat build/configure.log; exit 1; }
	@cmake --build build/release -j $(JOBS) --target needle library

install: release
	@DESTDIR='$(DESTDIR)' cmake --install build/release --prefix '$(PREFIX)'

deb: release
	@cd build/release && cpack -G DEB

bench: packages release
	@bench/run.py --needle build/release/needle

format:
	@git ls-files 'src/*.h' 'src/*.cpp' 'tools/*.h' 'tools/*.cpp' 'tests/*.cpp' | xargs clang-format -i

clean:
	rm -rf build
