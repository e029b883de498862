import Data.List (nub, sort)
import System.Random

main :: IO ()
main = do
  let g = mkStdGen 42
      xs = take 1000 (randomRs (1, 6 :: Int) g)
  print (minimum xs, maximum xs, sort (nub xs))
  print (take 5 (randoms g :: [Int]) == take 5 (randoms (mkStdGen 42)))
  print (take 5 (randoms g :: [Int]) /= take 5 (randoms (mkStdGen 43)))
  print (all (\x -> x >= 0 && x < 1) (take 1000 (randoms g :: [Double])))
  print (all (`elem` "abc") (take 100 (randomRs ('a', 'c') g)))
  let (a, b) = split g
  print (fst (random a :: (Integer, StdGen)) /= fst (random b))
  let big = fst (randomR (10 ^ 30, 10 ^ 31) g) :: Integer
  print (big >= 10 ^ 30 && big <= 10 ^ 31)
  r <- randomRIO (5, 7 :: Int)
  print (r `elem` [5, 6, 7])
  setStdGen (mkStdGen 7)
  x <- randomIO :: IO Int
  setStdGen (mkStdGen 7)
  y <- randomIO
  print (x == y)

-- expect: (1,6,[1,2,3,4,5,6])
-- expect: True
-- expect: True
-- expect: True
-- expect: True
-- expect: True
-- expect: True
-- expect: True
-- expect: True
