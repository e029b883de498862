{-# LANGUAGE TypeFamilies, UndecidableInstances #-}
module Main where

type family Loop a
type instance Loop a = Loop [a]

f :: Loop Int -> Bool
f x = x

main :: IO ()
main = return ()

-- error: 8:7: Reduction stack overflow
