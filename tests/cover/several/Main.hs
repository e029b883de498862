module Main (main) where

import Shop.Price
import Stock

main :: IO ()
main = print (map price [minBound ..] , inStock 3 [1, 2])
