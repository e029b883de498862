{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a where
  F Int = Bool
  F a = Char

f :: a -> F a
f _ = 'c'

main :: IO ()
main = return ()

-- error: 9:7: Couldn't match expected type 'F a' with actual type 'Char'
