module Main (main) where

import Ledger
import Ledger.Entry
import Test.QuickCheck

main :: IO ()
main = quickCheck (\n m -> balance (map Entry [n, m]) == balance (map Entry [m, n]))
