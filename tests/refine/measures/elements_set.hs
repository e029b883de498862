-- refine: append fine
-- refine: elements fine
-- refine: prepend concrete
-- witness: prepend 0 (1 :+: Emp)
-- prepend replaces the first element.
module ElementsSet where

import qualified Data.Set as S

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure elements @-}
elements :: (Ord a) => List a -> S.Set a
elements Emp = S.empty
elements (x :+: xs) = S.union (S.singleton x) (elements xs)

{-@ append :: xs:List a -> ys:List a -> {v:List a | elements v = S.union (elements xs) (elements ys)} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ prepend :: x:a -> xs:List a -> {v:List a | elements v = S.union (S.singleton x) (elements xs)} @-}
prepend :: a -> List a -> List a
prepend x Emp = x :+: Emp
prepend x (_ :+: xs) = x :+: xs
