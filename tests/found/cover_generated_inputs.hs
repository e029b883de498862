-- was: what the inputs of an Arbitrary instance do not reach was called unreachable, though a property can be called with others
-- $ needle cover cover_generated_inputs.hs -t 3s
-- > 0 proved unreachable
module CoverGeneratedInputs (Step (..), prop_known) where

import Test.QuickCheck

data Step = Up | Down | Aside deriving (Eq, Show)

instance Arbitrary Step where
  arbitrary = elements [Up, Down]

prop_known :: Step -> Bool
prop_known Up = True
prop_known Down = True
prop_known Aside = not (not True)
