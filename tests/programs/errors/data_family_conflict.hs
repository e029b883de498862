{-# LANGUAGE TypeFamilies #-}
module Main where

data family D a
data instance D Int = A
data instance D Int = B

main :: IO ()
main = return ()

-- error: 5:15: Conflicting family instance declarations: D Int
