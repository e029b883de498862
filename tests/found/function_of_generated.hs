-- was: a function whose argument type has a generator of its own was printed without its cases (\x -> x `seq` ), a newtype's without its constructor
-- $ needle check function_of_generated.hs -t 10s
-- > f = \x -> case x of { Red -> False; Green _ -> True }
-- > g = \x -> case x of { M 3 -> False; _ -> True }
-- exit 1
import Test.QuickCheck

data Colour = Red | Green Bool deriving (Show, Eq)
instance Arbitrary Colour where arbitrary = oneof [pure Red, Green <$> arbitrary]
newtype M = M Int deriving (Show, Eq)
instance Arbitrary M where arbitrary = M <$> choose (0, 9)

prop_colour :: (Colour -> Bool) -> Bool
prop_colour f = f Red == f (Green True)

prop_number :: (M -> Bool) -> Bool
prop_number g = g (M 3) == g (M 4)
