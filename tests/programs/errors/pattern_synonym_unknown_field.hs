{-# LANGUAGE PatternSynonyms #-}
pattern Point { px, py } = (px, py)

f :: (Int, Int) -> Int
f Point { pz = n } = n

main :: IO ()
main = print (f (1, 2))

-- error: 5:11: pz
