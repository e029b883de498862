-- The package checkers: a batch is a group, laws are tests, and so are two older shapes of arguments.
-- expect: monoid / left  identity | 41 | ok
-- expect: monoid / right identity | 41 | falsified | Last'
-- expect: monoid / associativity | 41 | ok
-- expect: monoid / mappend = (<>) | 41 | ok
-- expect: monoid / mconcat | 41 | ok
-- expect: functor / identity | 42 | falsified | Pair
-- expect: functor / compose | 42 | falsified | Pair
-- expect: traversable / fmap | 43 | falsified | Pair
-- expect: traversable / foldMap | 43 | ok
-- expect: mine / twice is once | 44 | ok
-- expect: mine / functions | 44 | falsified
module Main where

import Test.QuickCheck
import Test.QuickCheck.Checkers
import Test.QuickCheck.Classes

newtype Last' = Last' (Maybe Bool) deriving (Eq, Show)

instance Semigroup Last' where _ <> b = b
instance Monoid Last' where mempty = Last' Nothing
instance Arbitrary Last' where arbitrary = Last' <$> arbitrary
instance EqProp Last' where (=-=) = eq

data Pair a = Pair a a deriving (Eq, Show)

instance Functor Pair where fmap f (Pair a b) = Pair (f b) (f a)
instance Foldable Pair where foldMap f (Pair a b) = f a <> f b
instance Traversable Pair where traverse f (Pair a b) = Pair <$> f a <*> f b
instance Arbitrary a => Arbitrary (Pair a) where arbitrary = Pair <$> arbitrary <*> arbitrary
instance Eq a => EqProp (Pair a) where (=-=) = eq

mine :: TestBatch
mine = ("mine",
  [ ("twice is once", idempotent (&& True))
  , ("functions", (&&) =-= (||))])

main :: IO ()
main = do
  quickBatch (monoid (Last' Nothing))
  quickBatch $ functor (undefined :: Pair (Bool, Bool, Bool))
  quickBatch $ traversable (undefined :: Pair (Bool, Bool, [Bool]))
  quickBatch mine
