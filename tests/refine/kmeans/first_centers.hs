-- refine: start abstract firsts
-- refine: firsts fine
-- refine: startChecked fine
-- refine: size fine
-- firsts gives as many as were asked for when there are enough; its type only says "at most".
module FirstCenters where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ start :: k:{v:Int | v > 0} -> {ps:List Int | size ps >= k} -> {cs:List Int | size cs = k} @-}
start :: Int -> List Int -> List Int
start k ps = firsts k ps

{-@ firsts :: k:Nat -> ps:List Int -> {cs:List Int | size cs <= k} @-}
firsts :: Int -> List Int -> List Int
firsts _ Emp = Emp
firsts k (p :+: ps)
  | k == 0 = Emp
  | otherwise = p :+: firsts (k - 1) ps

{-@ startChecked :: k:{v:Int | v > 0} -> List Int -> {cs:List Int | size cs <= k} @-}
startChecked :: Int -> List Int -> List Int
startChecked k ps = firsts k ps
