{-# LANGUAGE DuplicateRecordFields #-}
module Shapes (Circle (..), Square (size, Square), area, Line (..)) where

data Circle = Circle { size :: Double, colour :: String } deriving Show
data Square = Square { size :: Double } deriving Show
data Line = Line { size :: Double, from :: Int } deriving Show

area :: Either Circle Square -> Double
area (Left Circle { size = r }) = 3 * r * r
area (Right Square { size = a }) = a * a
