module Data.Queue (Queue (..), empty, push, toList) where

data Queue a = Queue [a] [a]
  deriving (Show)

empty :: Queue a
empty = Queue [] []

push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

-- forgets to turn the back
toList :: Queue a -> [a]
toList (Queue front back) = front ++ back
