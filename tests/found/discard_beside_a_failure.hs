-- was: an exception that discards one part of a conjunction discarded the parts after it, too: OK, holds for every input. This is a proof.
-- $ needle check discard_beside_a_failure.hs; needle check discard_beside_a_failure.hs --strategy narrow --max-size 4
-- > prop_left from discard_beside_a_failure.hs:12 === *** Failed! Falsified (size 1
-- > prop_some from discard_beside_a_failure.hs:15 === *** Failed! Falsified (size 1
-- > prop_property from discard_beside_a_failure.hs:18 === *** Failed! Falsified (size 1
-- > prop_raised from discard_beside_a_failure.hs:21 === *** Failed! Exception (size 1
-- ! OK
-- exit 1
import Test.QuickCheck

prop_left :: Int -> Property
prop_left x = (discard :: Bool) .&&. x /= 3

prop_some :: Int -> Property
prop_some x = (if x < 5 then discard else True) .&&. x /= 3

prop_property :: Int -> Property
prop_property x = conjoin [if x < 5 then discard else property True, property (x /= 3)]

prop_raised :: Int -> Property
prop_raised x = (discard :: Bool) .&&. (if x == 3 then error "raised" else True)
