-- refine: isEmpty fine
-- refine: top fine
-- refine: topOfRest calls top
-- witness: topOfRest (Cons 0 Nil)
-- A measure that is a truth value.
module NonemptyBool where

data Stack = Nil | Cons Int Stack deriving (Eq, Show)

{-@ measure isEmpty @-}
isEmpty :: Stack -> Bool
isEmpty Nil = True
isEmpty (Cons _ _) = False

{-@ top :: {s:Stack | not (isEmpty s)} -> Int @-}
top :: Stack -> Int
top (Cons x _) = x

{-@ topOfRest :: {s:Stack | not (isEmpty s)} -> Int @-}
topOfRest :: Stack -> Int
topOfRest (Cons _ s) = top s
