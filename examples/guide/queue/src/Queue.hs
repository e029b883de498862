-- | A queue as two lists. It forgets to turn the back around when the front runs out.
module Queue (Queue, empty, push, pop, fromList, toList) where

data Queue a = Queue [a] [a]

empty :: Queue a
empty = Queue [] []

push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue (x : front) back) = Just (x, Queue front back)
pop (Queue [] []) = Nothing
pop (Queue [] back) = pop (Queue back [])

fromList :: [a] -> Queue a
fromList = foldl (flip push) empty

toList :: Queue a -> [a]
toList queue = maybe [] (\(x, rest) -> x : toList rest) (pop queue)
