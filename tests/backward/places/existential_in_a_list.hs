-- expect: reached
-- A list of values of hidden types.
{-# LANGUAGE ExistentialQuantification #-}
module ExistentialInAList where

import Needle (target)

class Sound a where
  loud :: a -> Int

data Cat = Cat Int
data Dog = Dog
data Animal = forall a. Sound a => Animal a

instance Sound Cat where loud (Cat n) = if n == 9 then target n else n
instance Sound Dog where loud _ = 3

entry :: Int -> Int
entry n = sum [loud' a | a <- [Animal Dog, Animal (Cat (n * n))]]
  where
    loud' (Animal a) = loud a
