-- Laws of a class of one's own, which hold for no type by themselves: each is checked at the types that the suite says. A property that
-- nobody uses is checked at a type that Needle chooses.
-- expect: prop_reverse | 30 | ok
-- expect: Add / associates | 38 | ok
-- expect: Add / has a unit | 39 | ok
-- expect: Sub / associates | 41 | falsified | Sub 1 /= Sub (-1)
-- expect: Sub / has a unit | 42 | falsified | Sub 1
module Main (main) where

import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck

class Group a where
  (<+>) :: a -> a -> a
  neutral :: a

newtype Add = Add Int deriving (Eq, Show)
newtype Sub = Sub Int deriving (Eq, Show)
instance Group Add where { Add a <+> Add b = Add (a + b); neutral = Add 0 }
instance Group Sub where { Sub a <+> Sub b = Sub (a - b); neutral = Sub 0 }
instance Arbitrary Add where arbitrary = Add <$> arbitrary
instance Arbitrary Sub where arbitrary = Sub <$> arbitrary

prop_associates :: (Eq a, Group a, Show a) => a -> a -> a -> Property
prop_associates a b c = a <+> (b <+> c) === (a <+> b) <+> c

-- not of the class
prop_reverse :: Eq a => [a] -> Bool
prop_reverse xs = reverse (reverse xs) == xs

prop_unit :: (Eq a, Group a, Show a) => a -> Property
prop_unit a = neutral <+> a === a

main :: IO ()
main = hspec $ do
  describe "Add" $ do
    prop "associates" (prop_associates :: Add -> Add -> Add -> Property)
    prop "has a unit" (prop_unit :: Add -> Property)
  describe "Sub" $ do
    prop "associates" (prop_associates :: Sub -> Sub -> Sub -> Property)
    prop "has a unit" (prop_unit :: Sub -> Property)
