# was: #include of a package's own files did nothing: macros were not known, text was missing
# $ mkdir -p p/include p/src && cd p && printf 'name: p\nversion: 1\ncabal-version: 1.12\nlibrary\n  hs-source-dirs: src\n  include-dirs: include\n  exposed-modules: M\n  build-depends: base\n' > p.cabal && printf '/* of\n two lines */\n#define TWICE(x) ((x) + (x))\n#ifndef GUARD\n#define GUARD\n#include "more.h"\n#endif\n' > include/p.h && printf 'three :: Int\nthree = 3\n' > include/more.h && printf '{-# LANGUAGE CPP #-}\nmodule M where\n#include "p.h"\nfour, six :: Int\nfour = TWICE(2)\nsix = TWICE(three)\nprop_here :: Int -> Bool\nprop_here n = n /= TWICE(six)\n' > src/M.hs && needle check . && echo unreachable
# exit 1
# > prop_here from src/M.hs:8
# > n = 12
# $ mkdir q && cd q && printf '#include "A.h"\n' > A.h && printf '{-# LANGUAGE CPP #-}\nmodule M where\n#include "A.h"\nx = 1\n' > M.hs && needle check M.hs
# exit 2
# > include each other
