{-# LANGUAGE TypeFamilies #-}
module Main where

type family F a where
  F Int = Bool

type instance F Char = Int

main :: IO ()
main = return ()

-- error: 7:1: Illegal instance for closed family 'F'
