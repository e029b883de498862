module Shapes where

data Shape = Circle Int | Square Int

area :: Shape -> Int
area (Circle r) = 3 * r * r
area (Square s) = s * s

name :: Shape -> String
name Circle {} = "circle"
name Square {} = "square"
