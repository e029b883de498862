-- was: a call of an operator stood in a trace as `--> True False`, which is a comment
-- $ needle replay $(needle check operator_in_a_trace.hs -q | grep -o 'nd1:.*')
-- > (-->) True False = False
-- exit 1
module Trace where

(-->) :: Bool -> Bool -> Bool
True --> b = b
False --> _ = True

prop_implies :: Bool -> Bool
prop_implies b = b --> not b
