-- | The property of RedBlack.hs, with a generator: Needle searches the generator's choices then, which takes longer.
module WithGenerator where

import RedBlack
import Test.QuickCheck

newtype AnyTree = AnyTree Tree deriving (Show)

instance Arbitrary AnyTree where
  arbitrary = AnyTree <$> sized tree
    where
      tree :: Int -> Gen Tree
      tree 0 = pure E
      tree n = oneof [pure E, T <$> elements [R, B] <*> half <*> arbitrary <*> half]
        where
          half = tree (n `div` 2)

prop_anyTree :: Int -> AnyTree -> Property
prop_anyTree x (AnyTree t) = prop_insertKeepsValid x t
