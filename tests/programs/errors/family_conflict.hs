{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a
type instance F [a] = Int
type instance F [Bool] = Char

main :: IO ()
main = return ()

-- error: 5:15: Conflicting family instance declarations: F [a] = Int
