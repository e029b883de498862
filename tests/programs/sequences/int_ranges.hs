main :: IO ()
main = do
  print [1 .. 5]
  print [5 .. 1]
  print [1, 3 .. 10]
  print [10, 8 .. 1]
  print [10, 8 .. 11]
  print (take 3 [7 ..])
  print (take 3 [7, 9 ..])
  print (take 3 [7, 7 ..])
  print [3, 3 .. 2]
  print [maxBound - 2 .. maxBound :: Int]
  print [maxBound - 5 :: Int, maxBound - 3 ..]
  print [-3 .. 3]
  print (length [minBound, 0 .. maxBound :: Int])

-- expect: [1,2,3,4,5]
-- expect: []
-- expect: [1,3,5,7,9]
-- expect: [10,8,6,4,2]
-- expect: []
-- expect: [7,8,9]
-- expect: [7,9,11]
-- expect: [7,7,7]
-- expect: []
-- expect: [9223372036854775805,9223372036854775806,9223372036854775807]
-- expect: [9223372036854775802,9223372036854775804,9223372036854775806]
-- expect: [-3,-2,-1,0,1,2,3]
-- expect: 2
