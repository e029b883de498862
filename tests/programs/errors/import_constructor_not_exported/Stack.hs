module Stack (Stack, empty) where

newtype Stack = Stack [Int] deriving Eq

empty :: Stack
empty = Stack []
