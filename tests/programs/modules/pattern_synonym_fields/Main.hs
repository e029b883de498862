{-# LANGUAGE PatternSynonyms #-}
module Main where

import Pair

flipped :: Pair a -> Pair a
flipped Of { left = a, right = b } = Of { right = a, left = b }

main :: IO ()
main = do
  let p = Of 1 2 :: Pair Int
  print (flipped p, left p, (flipped p) { left = 5 })

-- expect: (Pair (2,1),1,Pair (5,1))
