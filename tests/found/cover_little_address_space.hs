-- was: every search reserved 128 GB of addresses, so that under ulimit -v eleven places ended in an internal error
-- $ (ulimit -v 24000000; needle cover cover_little_address_space.hs -t 3s -q)
-- > 11 places
-- ! internal error
module Types where

data A = A | B Int deriving (Eq, Show, Ord)

newtype N = N {un :: Int}

class C a where
  c :: a -> Int
  c _ = 3
