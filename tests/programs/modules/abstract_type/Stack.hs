module Stack
  ( Stack          -- abstract
  , empty, push
  , pop, top,
    size, isEmpty,
  ) where

newtype Stack a = Stack [a]

instance Show a => Show (Stack a) where
  show (Stack xs) = "Stack" ++ show xs

empty :: Stack a
empty = Stack []

push :: a -> Stack a -> Stack a
push x (Stack xs) = Stack (x : xs)

pop :: Stack a -> Maybe (Stack a)
pop (Stack []) = Nothing
pop (Stack (_ : xs)) = Just (Stack xs)

top :: Stack a -> Maybe a
top (Stack []) = Nothing
top (Stack (x : _)) = Just x

size :: Stack a -> Int
size (Stack xs) = length xs

isEmpty :: Stack a -> Bool
isEmpty = (== 0) . size
