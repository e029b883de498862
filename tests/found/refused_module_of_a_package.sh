# was: a module of a package with an error of types was taken for a good one by the second module that imported it, and Needle crashed
# $ mkdir p && cd p && printf 'name: p\nversion: 1\ncabal-version: 1.12\nlibrary\n  exposed-modules: A, B, C\n  build-depends: base\n' > p.cabal && printf 'module A where\nf :: Int -> Int\nf n = n + g n\n  where g m = missing m\n' > A.hs && printf 'module B where\nimport A\nb = f 1\n' > B.hs && printf 'module C where\nimport A\nc = f 2\n' > C.hs && cd .. && printf 'import B\nimport C\nmain = print (b + c)\n' > M.hs && needle run M.hs --packages p
# exit 2
# > Variable not in scope: missing
