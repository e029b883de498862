-- refine: empty fine
-- refine: push fine
-- refine: pushUncounted calls CQ
-- witness: pushUncounted 0 (CQ 1 [0] 0 [])
-- refine: check fine
-- pushUncounted leaves the length of the back as it was.
module CountedQueue where

data Queue a = CQ Int [a] Int [a] deriving (Eq, Show)

{-@ data Queue a = CQ
      { lengthFront :: Nat
      , front :: {v:[a] | len v = lengthFront}
      , lengthBack :: {v:Nat | v <= lengthFront}
      , back :: {v:[a] | len v = lengthBack}
      }
  @-}

{-@ empty :: Queue a @-}
empty :: Queue a
empty = CQ 0 [] 0 []

{-@ push :: a -> Queue a -> Queue a @-}
push :: a -> Queue a -> Queue a
push x (CQ n f m b) = check n f (m + 1) (x : b)

{-@ check :: n:Nat -> {f:[a] | len f = n} -> m:{v:Nat | v <= n + 1} -> {b:[a] | len b = m} -> Queue a @-}
check :: Int -> [a] -> Int -> [a] -> Queue a
check n f m b
  | m <= n = CQ n f m b
  | otherwise = CQ (n + m) (f ++ reverse b) 0 []

{-@ pushUncounted :: a -> Queue a -> Queue a @-}
pushUncounted :: a -> Queue a -> Queue a
pushUncounted x (CQ n f m b)
  | m < n = CQ n f m (x : b)
  | otherwise = CQ (n + m + 1) (f ++ reverse (x : b)) 0 []
