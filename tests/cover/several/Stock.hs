module Stock (inStock, order) where

import Shop.Price

inStock :: Int -> [Int] -> Bool
inStock n ns = n `elem` ns

order :: Int -> Fruit -> Maybe Int
order n fruit
  | n <= 0 = Nothing
  | n < 0 = Just 0
  | otherwise = Just (n * price fruit)
