{-# LANGUAGE ViewPatterns #-}
module ViewPatterns where
f (length -> 0) = 1
f (map (+ 1) -> x : _) = x
f _ = 0
g (subtract 1 -> n) = n
