-- was: a search went on for ever after its time was up: Z3 forgets an interrupt that comes before it listens, and its own timer misses deadlines
-- $ for n in $(seq 8 47); do timeout 20 needle check z3_deadline.hs --strategy symbolic -t ${n}ms; [ $? = 124 ] && echo "no end"; done; true
-- ! no end
-- ! Internal
import Data.Bits

prop_bits :: Int -> Bool
prop_bits x = b == 0 || quot a b * b + rem a b == a
  where
    w = fromIntegral x :: Word
    a = xor 4611686018427387905 w - w
    b = (w .&. 2) .|. 128
