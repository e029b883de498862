-- was: a generator that asks for the size was only tried at size 100: OK, all inputs up to size 0 pass (1 test)
-- $ needle check generator_sizes.hs
-- > [False,False,False]
-- > t = Leaf
-- exit 1
-- $ needle check generator_sizes.hs --strategy random -n 1000 prop_length
-- > Falsified
-- exit 1
import Test.QuickCheck

prop_length :: Property
prop_length = forAll (sized (\n -> vectorOf n arbitrary)) (\xs -> length (xs :: [Bool]) /= 3)

data Tree = Leaf | Node Tree Tree deriving (Eq, Show)

instance Arbitrary Tree where
  arbitrary = sized (\n -> return (if n == 0 then Leaf else Node Leaf Leaf))

prop_tree :: Tree -> Bool
prop_tree t = t /= Leaf
