module Main where

helper :: Int
helper = 1

-- error: 1:1: The IO action 'main' is not defined in module 'Main'
