module Main (main, helper) where

main :: IO ()
main = print 1

-- error: 1:20: Not in scope: 'helper'
