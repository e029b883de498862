main :: IO ()
main = do
  let xs = [2.5, 3.5, -2.5, -3.5, 2.4, 2.6, -2.4, -2.6, 0.5, -0.5, 1.5] :: [Double]
  print (map round xs :: [Int])
  print (map truncate xs :: [Int])
  print (map ceiling xs :: [Int])
  print (map floor xs :: [Integer])
  print (map properFraction [3.75, -3.75] :: [(Int, Double)])
  print (round (1e20 :: Double) :: Integer)
  print (truncate (-1e15 :: Double) :: Int)
  print (round (2.5 :: Float) :: Int)

-- expect: [2,4,-2,-4,2,3,-2,-3,0,0,2]
-- expect: [2,3,-2,-3,2,2,-2,-2,0,0,1]
-- expect: [3,4,-2,-3,3,3,-2,-2,1,0,2]
-- expect: [2,3,-3,-4,2,2,-3,-3,0,-1,1]
-- expect: [(3,0.75),(-3,-0.75)]
-- expect: 100000000000000000000
-- expect: -1000000000000000
-- expect: 2
