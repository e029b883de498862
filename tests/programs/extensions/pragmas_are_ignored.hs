{-# OPTIONS_GHC -fno-warn-unused-binds #-}
{-# LANGUAGE ScopedTypeVariables #-}
module Main (main) where

{-# ANN module "HLint: ignore" #-}
{-# INLINE f #-}
f :: Int -> Int
f x = x + 1
{-# NOINLINE g #-}
g :: Int -> Int
g = f
{-# SPECIALIZE h :: Int -> Int #-}
h :: Num a => a -> a
h x = x * 2
{-# DEPRECATED k "do not" #-}
k :: Int
k = {-# SCC "here" #-} 3

data P = P {-# UNPACK #-} !Int Int

main :: IO ()
main = do
  print (f 1 + g 2, h 4)
  case P 1 2 of P a b -> print (a + b + k)
{-# UNKNOWN_PRAGMA whatever #-}

-- expect: (5,8)
-- expect: 6
