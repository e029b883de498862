module Main where

import Tally

main :: IO ()
main = print (count "abc")
