-- was: the shipped suchThat bound like <$> (infixl 4): the negation went to the predicate's argument; QuickCheck declares no fixity
-- $ needle check suchThat_fixity.hs -t 5s
-- > +++ OK
-- ! Falsified
import Test.QuickCheck

prop_negative :: Property
prop_negative = forAll (negate <$> arbitrary `suchThat` (> 0)) (< (0 :: Int))
