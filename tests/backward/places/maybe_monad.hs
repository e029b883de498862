-- expect: reached
-- A chain of steps each of which may fail.
module MaybeMonad where

import Needle (target)

half :: Int -> Maybe Int
half n = if even n && n > 0 then Just (n `div` 2) else Nothing

entry :: Int -> Int
entry n = case chain of
  Just m | m == 3 -> target m
  Just m -> m
  Nothing -> 0
  where
    chain = do
      a <- half n
      b <- half a
      c <- half b
      return c
