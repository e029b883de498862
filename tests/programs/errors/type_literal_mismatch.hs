{-# LANGUAGE DataKinds, TypeOperators #-}
module Main where

import Data.Proxy
import GHC.TypeLits

five :: Proxy 5
five = Proxy

x :: Proxy (2 + 3)
x = five

y :: Proxy (2 + 4)
y = five

main :: IO ()
main = return ()

-- error: 14:5: Couldn't match type '5' with '6' Expected: Proxy (2 + 4) Actual: Proxy 5
