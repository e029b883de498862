-- | Operations on Either.
module Data.Either
  ( Either(..), either, lefts, rights, partitionEithers, isLeft, isRight, fromLeft, fromRight
  ) where

-- | All left values.
lefts :: [Either a b] -> [a]
lefts xs = [x | Left x <- xs]

-- | All right values.
rights :: [Either a b] -> [b]
rights xs = [x | Right x <- xs]

-- | Left values and right values.
partitionEithers :: [Either a b] -> ([a], [b])
partitionEithers = foldr (either left right) ([], [])
  where
    left a ~(l, r) = (a : l, r)
    right a ~(l, r) = (l, a : r)

-- | Is it a left value?
isLeft :: Either a b -> Bool
isLeft (Left _) = True
isLeft (Right _) = False

-- | Is it a right value?
isRight :: Either a b -> Bool
isRight (Left _) = False
isRight (Right _) = True

-- | The left value, or the given one.
fromLeft :: a -> Either a b -> a
fromLeft _ (Left a) = a
fromLeft a _ = a

-- | The right value, or the given one.
fromRight :: b -> Either a b -> b
fromRight _ (Right b) = b
fromRight b _ = b
