-- was: comparisons of tuples, Maybe, Either, Down with NaN and Set.fromList of NaN differed from GHC's derived instances
-- $ needle run nan_order.hs
-- > Double 00000GT11 00000GT10 00000GT10 00000GT10 01011EQ11 11000LT01 00000GT10 00110GT10 01011EQ11
-- > P 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > R 00110GT11 00110GT10 00110GT10 00110GT10 01011EQ11 11000LT01 00110GT10 00110GT10 01011EQ11
-- > R3 11000LT01 11000LT01 11000LT01 11000LT01 11000LT01 11000LT01 11000LT01 11000LT01 11000LT01
-- > W 00000GT11 00000GT10 00000GT10 00000GT10 01011EQ11 11000LT01 00000GT10 00110GT10 01011EQ11
-- > 2 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > 2last 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > 3 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > 5 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > 7 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > list 00110GT11 00110GT10 00110GT10 00110GT10 01011EQ11 11000LT01 00110GT10 00110GT10 01011EQ11
-- > Maybe 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > Either 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > NonEmpty 01010GT11 01010GT01 01010GT01 01010GT01 01011EQ11 11000LT01 01010GT01 00110GT10 01011EQ11
-- > Down 00110GT11 00110GT10 00110GT10 00110GT10 01011EQ11 00110GT10 00110GT10 11000LT01 01011EQ11
-- > (fromList [3.0,NaN,1.0,2.0,NaN],fromList [1.0,2.0,NaN,3.0,4.0],fromList [NaN,1.0,2.0])
-- > ([1.0,2.0,3.0,NaN,-1.0,0.5],fromList [(NaN,'a'),(1.0,'b'),(NaN,'c'),(2.0,'e'),(5.0,'d')])
-- > (NaN,1.0)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ord (Down(..))

data P = P Double Double deriving (Eq, Ord, Show)
data R = R1 Double | R2 | R3 Double | R4 deriving (Eq, Ord, Show)
newtype W = W Double deriving (Eq, Ord, Show)

nan :: Double
nan = 0 / 0

-- < <= > >= == compare, then which of both max and min give
ops :: (Ord a, Show a) => a -> a -> String
ops a b = map bit [a < b, a <= b, a > b, a >= b, a == b] ++ show (compare a b) ++ map bit [show (max a b) == show a, show (min a b) == show a]
  where bit c = if c then '1' else '0'

over :: (Ord a, Show a) => String -> (Double -> Double -> (a, a)) -> IO ()
over name f = putStrLn (name ++ concat [' ' : uncurry ops (f a b) | a <- vs, b <- vs])
  where vs = [nan, 1, 2]

main :: IO ()
main = do
  over "Double" (\a b -> (a, b))
  over "P" (\a b -> (P a b, P b a))
  over "R" (\a b -> (R1 a, R1 b))
  over "R3" (\a b -> (R1 a, R3 b))
  over "W" (\a b -> (W a, W b))
  over "2" (\a b -> ((a, b), (b, a)))
  over "2last" (\a b -> ((1 :: Int, a), (1, b)))
  over "3" (\a b -> ((a, 1 :: Int, b), (b, 1, a)))
  over "5" (\a b -> ((1 :: Int, 1 :: Int, 1 :: Int, 1 :: Int, a), (1, 1, 1, 1, b)))
  over "7" (\a b -> ((1 :: Int, 1 :: Int, 1 :: Int, 1 :: Int, 1 :: Int, 1 :: Int, a), (1, 1, 1, 1, 1, 1, b)))
  over "list" (\a b -> ([a, b], [b, a]))
  over "Maybe" (\a b -> (Just a, Just b))
  over "Either" (\a b -> (Left a :: Either Double Int, Left b))
  over "NonEmpty" (\a b -> (a :| [b], b :| [a]))
  over "Down" (\a b -> (Down a, Down b))
  print (Set.fromList [3, nan, 1, 2, nan], Set.fromList [1, 2, nan, 3, 4], Set.fromList [nan, 1, 2])
  print (Set.toList (Set.insert 0.5 (Set.fromList [1, 2, 3, nan, -1])), Map.fromList [(nan, 'a'), (1, 'b'), (nan, 'c'), (5, 'd'), (2, 'e')])
  print (maximum (Map.fromList (zip [1 :: Int ..] [1, nan, 3, 2])), minimum (Map.fromList (zip [1 :: Int ..] [1, nan, 3, 2])))
