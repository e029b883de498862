{-# LANGUAGE DataKinds, KindSignatures #-}
module Main where

data Nat = Z | S Nat
data P (n :: Nat) = P

f :: P 'Z -> P ('S 'Z)
f P = P

g :: P Int -> ()
g _ = ()

main :: IO ()
main = return ()

-- error: 10:8: Expected kind 'Nat', but 'Int' has kind '*'
