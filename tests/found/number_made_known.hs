-- was: a number that had to be made known was 0, -1, -2 .. and never more than 0, so 17 was not found
-- $ needle check number_made_known.hs --strategy symbolic -t 20s
-- > x = 7
-- > x = 17
-- exit 1
import Data.Bits

prop_bits :: Int -> Bool
prop_bits x = popCount x /= 3

prop_double :: Int -> Bool
prop_double x = fromIntegral x /= (17.0 :: Double)
