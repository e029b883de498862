-- was: calls behind methods, names for other functions and patterns at the top were not judged, and their callers were proved
-- $ needle refine refine_hidden_calls.hs -t 1s
-- > No proof: the code of the method 'measured' runs unseen
-- > No proof: 'renamed' has no annotation, and calls of 'pre' that nobody needs are not seen
-- > No proof: the code of 'first' runs unseen
-- > No proof: the code of an instance runs unseen
-- > +++ OK, holds for every input (search exhausted, 1 test). This is a proof.
-- ! === a from refine_hidden_calls.hs:28 === +++ OK, holds
module RefineHiddenCalls where

{-@ pre :: {x:Int | x > 0} -> Int @-}
pre :: Int -> Int
pre x = x

class Measured a where measured :: a -> Int
instance Measured Int where measured x = pre x

data Money = Money Int
instance Eq Money where Money x == Money y = pre x == y

data Plain = Plain Int deriving (Eq)

renamed = pre
(first, second) = (pre 0, 1)

{-@ a :: Int -> Int @-}
a :: Int -> Int
a x = measured x

{-@ b :: Int -> Int @-}
b :: Int -> Int
b x = renamed x

{-@ c :: Int -> Int @-}
c :: Int -> Int
c _ = first

{-@ d :: Money -> Bool @-}
d :: Money -> Bool
d m = m == m

{-@ e :: x:Int -> {v:Bool | v} @-}
e :: Int -> Bool
e x = Plain x == Plain x
