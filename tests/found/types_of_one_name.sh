# was: two types of one name were taken for one: needle cover ended with an internal error (no alternative fits), and a type of the user's called TestTree was run as a suite
# $ printf 'module A where\ndata T = X Int | P\n' > A.hs; printf 'module B where\ndata T = Y Bool T | Z\n' > B.hs; printf 'module Two where\nimport qualified A\nimport qualified B\nf :: Int -> (A.T, B.T)\nf n = (A.X n, B.Y (n > 3) B.Z)\nseen :: A.T -> Int\nseen (A.X n) = n\nseen A.P = 2\n' > Two.hs; needle cover Two.hs --emit hspec
# > parts_T r = case r of {
# > parts_T_2 r = case r of {
# ! internal
# $ printf '{-# LANGUAGE TypeFamilies #-}\nmodule C where\ndata family Box a\nnewtype instance Box Int = IntBox Int deriving Show\n' > C.hs; printf '{-# LANGUAGE TypeFamilies #-}\nmodule Main where\nimport C\ndata instance Box Char = CharBox String Char\nboxes :: (Box Int, Box Char)\nboxes = (IntBox 3, CharBox "c" (toEnum 99))\n' > Main.hs; needle cover Main.hs
# > 100 % of what is reachable is covered
# ! internal
# $ printf 'module Own where\nimport qualified Test.Tasty as T\nimport qualified Test.Tasty.QuickCheck as T\ndata TestTree = Leaf | Node [TestTree]\ntree :: TestTree\ntree = Node [Leaf, Leaf]\nother :: T.TestTree\nother = T.testProperty "x" (\\b -> b || not b)\n' > Own.hs; needle check Own.hs
# > === x from Own.hs:8 === +++ OK
# ! internal
