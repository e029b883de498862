{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a
type instance F Int = Bool

f :: F Int -> Int
f x = x

g :: a -> F a -> Bool
g _ x = x

main :: IO ()
main = return ()

-- error: 8:7: Couldn't match
-- error: 11:9: Couldn't match expected type 'Bool' with actual type 'F a'
