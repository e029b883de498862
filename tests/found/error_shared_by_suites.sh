# was: an error in a module that several programs of a package import was said once for each of them
# $ printf 'cabal-version: 2.0\nname: p\nversion: 1\nlibrary\n  exposed-modules: L\n  hs-source-dirs: src\n  build-depends: base\ntest-suite a\n  type: exitcode-stdio-1.0\n  main-is: A.hs\n  build-depends: base, p\ntest-suite b\n  type: exitcode-stdio-1.0\n  main-is: B.hs\n  build-depends: base, p\n' > p.cabal; mkdir src; printf 'module L where\nl = x\n' > src/L.hs; printf 'import L\nmain = print l\n' > A.hs; cp A.hs B.hs; needle check . 2> errors; code=$?; echo said $(grep -c 'not in scope: x' errors) time; needle check . -f json 2> /dev/null | grep -o 'not in scope: x' | wc -l | sed 's/^/json: /'; exit $code
# > said 1 time
# > json: 1
# exit 2
