import Data.Coerce
import Data.Monoid

newtype Age = Age Int deriving (Show, Eq)

main :: IO ()
main = do
  print (coerce (3 :: Int) :: Age)
  print (coerce [Age 1, Age 2] :: [Int])
  print (coerce (Just (Age 5)) :: Maybe Int)
  print ((coerce (+ (1 :: Int)) :: Age -> Age) (Age 1))
  print (getSum (foldMap coerce [1, 2, 3 :: Int] :: Sum Int))
  print (coerce (foldMap (coerce :: Int -> Sum Int) [4, 5]) :: Int)

-- expect: Age 3
-- expect: [1,2]
-- expect: Just 5
-- expect: Age 2
-- expect: 6
-- expect: 9
