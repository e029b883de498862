-- | A stock list: records, a type class, a Map, and formatted output.
module Main where

import qualified Data.Map as Map
import Numeric (showFFloat)

data Item = Item {name :: String, quantity :: Int, price :: Double}
  deriving (Eq, Show)

class Valued a where
  value :: a -> Double

instance Valued Item where
  value item = fromIntegral (quantity item) * price item

instance Valued a => Valued [a] where
  value = sum . map value

-- | Deliveries of the same thing at the same price are one line.
stock :: [Item] -> Map.Map String Item
stock = Map.fromListWith add . map (\item -> (name item, item))
  where
    add new old = old {quantity = quantity old + quantity new}

padLeft, padRight :: Int -> String -> String
padLeft n s = replicate (n - length s) ' ' ++ s
padRight n s = s ++ replicate (n - length s) ' '

money :: Double -> String
money x = padLeft 9 (showFFloat (Just 2) x "")

line :: Item -> String
line item@Item {name = n, quantity = q, price = p} =
  padRight 9 n ++ padLeft 5 (show q) ++ " @" ++ padLeft 8 (showFFloat (Just 2) p "") ++ " =" ++ money (value item)

deliveries :: [Item]
deliveries = [Item "widget" 5 3.5, Item "gadget" 3 19.99, Item "sprocket" 100 0.05, Item "widget" 7 3.5]

main :: IO ()
main = do
  let items = [found | n <- ["widget", "gadget", "sprocket"], Just found <- [Map.lookup n (stock deliveries)]]
  mapM_ (putStrLn . line) items
  putStrLn (padLeft 24 "total" ++ "  " ++ money (value items))
