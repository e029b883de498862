{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a b
type instance F Int = Bool

main :: IO ()
main = return ()

-- error: 5:15: Number of parameters must match family declaration; expected 2
