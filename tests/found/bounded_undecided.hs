-- was: with --max-size a property of shifted numbers that no solver decides was given up, with no size complete, though there are few small numbers to try
-- $ needle check bounded_undecided.hs -t 20s --max-size 8
-- > OK, all inputs up to size 8 pass (256 inputs in 256 tests)
import Data.Bits
import Data.Word

bytes :: Word32 -> [Word8]
bytes w = [fromIntegral (w `shiftR` k) | k <- [24, 16, 8, 0]]

word :: [Word8] -> Word32
word = foldl (\w b -> (w `shiftL` 8) .|. fromIntegral b) 0

prop_roundTrip :: Word32 -> Bool
prop_roundTrip w = word (bytes w) == w
