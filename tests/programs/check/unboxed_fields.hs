{-# LANGUAGE MagicHash #-}
-- Unboxed fields of inputs are chosen as boxed ones are, and printed as literals; numbers stay open behind their boxes.
-- check: prop_sum falsified x1 = P 3# (-2#) _ _
-- check: prop_letter falsified x1 = P _ _ 'b'# _
-- check: prop_real falsified x1 = P _ _ _ 2.0##
-- check: prop_far falsified x1 = 123456; x2 = 6
-- check: prop_word falsified x1 = W 5##
import GHC.Exts

data P = P Int# Int# Char# Double#
data W = W Word# | V

prop_sum :: P -> Bool
prop_sum (P a b _ _) = isTrue# ((a +# b) /=# 1#) || isTrue# (b >=# -1#)

prop_letter :: P -> Bool
prop_letter (P _ _ c _) = case c of
  'b'# -> False
  _ -> True

prop_real :: P -> Bool
prop_real (P _ _ _ d) = not (isTrue# (d ==## 2.0##))

prop_far :: Int -> Int -> Bool
prop_far (I# a) (I# b) = I# (a *# 2#) /= 246912 || isTrue# (b <# 6#)

prop_word :: W -> Bool
prop_word (W w) = not (isTrue# (eqWord# (plusWord# w 3##) 8##))
prop_word V = True
