{-# LANGUAGE ImplicitParams #-}
f :: (?x :: Int) => Int
f = ?x + 1

main :: IO ()
main = let ?x = 1 in print f

-- error: 2:7: not supported
