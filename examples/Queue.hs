-- | A first-in first-out queue as two lists.
module Queue where

data Queue a = Queue [a] [a]

empty :: Queue a
empty = Queue [] []

isEmpty :: Queue a -> Bool
isEmpty (Queue front back) = null front && null back

-- | Adds at the back.
push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

-- | Takes from the front.
pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] back) = pop (Queue (reverse back) [])
pop (Queue (x : front) back) = Just (x, Queue front back)

-- | Everything, in the order it would leave.
drain :: Queue a -> [a]
drain q = case pop q of
  Nothing -> []
  Just (x, rest) -> x : drain rest
