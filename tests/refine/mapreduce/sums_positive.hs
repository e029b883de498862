-- refine: collapse concrete
-- witness: collapse (M.fromList [(0, 0 :+: Emp)])
-- refine: total fine
-- refine: size fine
-- A sum of numbers that are not negative may be zero.
module SumsPositive where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ collapse :: M.Map Int {l:List Nat | size l > 0} -> M.Map Int {v:Int | v > 0} @-}
collapse :: M.Map Int (List Int) -> M.Map Int Int
collapse m = M.map total m

{-@ total :: List Nat -> Nat @-}
total :: List Int -> Int
total Emp = 0
total (x :+: xs) = x + total xs
