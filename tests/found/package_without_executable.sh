# was: a package with a library and no executable was refused by every command but check, cover and refine; hspec-discover's groups were missing
# $ mkdir -p p/src/Data p/test/Data; printf 'cabal-version: 2.4\nname: heaps-x\nversion: 1\nlibrary\n  hs-source-dirs: src\n  exposed-modules: Data.Heap, Paths_heaps_x\n  other-modules: Data.Size\n  default-extensions: LambdaCase\ntest-suite spec\n  type: exitcode-stdio-1.0\n  hs-source-dirs: test\n  main-is: Spec.hs\n' > p/heaps.cabal; printf 'module Data.Size where\ntype Size = Int\n' > p/src/Data/Size.hs; printf 'module Data.Heap where\nimport Data.Size\ndata Heap = Empty | Node Heap Heap\nsize :: Heap -> Size\nsize = \\case { Empty -> 0; Node l r -> size l + 1 + size r }\nhalf :: Int -> Int\nhalf 8 = 3\nhalf n = n `div` 2\n' > p/src/Data/Heap.hs; echo '{-# OPTIONS_GHC -F -pgmF hspec-discover #-}' > p/test/Spec.hs; printf 'module Data.HeapSpec (spec) where\nimport Test.Hspec\nimport Data.Heap\nspec :: Spec\nspec = describe "size" $ it "of none" $ size Empty `shouldBe` 0\n' > p/test/Data/HeapSpec.hs; needle count p Heap --size 1..7; (cd p && needle eval . 'size (Node Empty Empty) + half 9'); needle explore p half; needle reach p half; needle replay "$(needle reach p half | grep -o 'nd1:.*')" | head -2; needle reach p/src/Data/Heap.hs:7:10; needle check p --list; needle run p
# > 1 1 2 0 3 1 4 0 5 2 6 0 7 5 5 half 0 = 0 half 8 = 3
# > `half` at p/src/Data/Heap.hs:7:1-4, from half
# > +++ Reached
# > n = 8
# > unit test Data.Heap / size / of none from p/test/Data/HeapSpec.hs:5
# > p has no executable, and no Main.hs
# exit 2
