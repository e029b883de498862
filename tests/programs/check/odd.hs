-- flags: --max-size 9
-- slow: too much for a build that collects at every chance
-- check: prop_deep holds 1
-- check: prop_infiniteList falsified n = 7
-- check: prop_blackhole raised <<loop>>
-- check: prop_nobody gave_up discards
-- check: prop_empty holds 0
-- check: prop_emptyInside holds 0
-- check: prop_chars falsified c = 'q'; d = 'c'
-- check: prop_stream broken it has no finite value that can be made
import Needle

data Empty
data Stream = Stream Bool Stream

-- a hundred thousand calls deep
prop_deep :: Int -> Bool
prop_deep _ = foldr (\x n -> x - n) 0 [1 .. 100000 :: Int] < 0

primes :: [Int]
primes = sieve [2 ..]
  where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]

prop_infiniteList :: Int -> Bool
prop_infiniteList n = n `notElem` dropWhile (< 6) (takeWhile (<= 30) primes)

prop_blackhole :: Bool -> Bool
prop_blackhole b = let x = if b then not x else True in x

prop_nobody :: [Bool] -> Result
prop_nobody xs = (length xs < 0) ==> False

prop_empty :: Empty -> Bool
prop_empty _ = False

prop_emptyInside :: (Bool, Empty) -> Bool
prop_emptyInside _ = False

prop_chars :: Char -> Char -> Bool
prop_chars c d = c /= 'q' || d /= 'c'

prop_stream :: Stream -> Bool
prop_stream (Stream b _) = b

