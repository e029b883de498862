{-# LANGUAGE TypeFamilies #-}
module Main where

data family D a
data instance D Int = A
data instance D Bool = B

f :: D Int -> Int
f A = 1
f B = 2

main :: IO ()
main = return ()

-- error: 10:3: Couldn't match type 'Bool' with 'Int' Expected: D Int Actual: D Bool
