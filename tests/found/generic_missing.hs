-- was: genericShrink of a type that does not derive Generic was [] instead of an error
-- $ needle check generic_missing.hs
-- > generic_missing.hs:11:21-33: error: [ND-0401]
-- > No instance for (Generic Colour) arising from a use of 'genericShrink'
-- exit 2
import Test.QuickCheck

data Colour = Red | Green Bool deriving (Show, Eq)

prop_none :: Bool -> Bool
prop_none x = null (genericShrink (Green x))
