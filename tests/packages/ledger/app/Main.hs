module Main where

import Ledger

main :: IO ()
main = print (balance [])
