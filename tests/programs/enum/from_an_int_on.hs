-- A list without an end has one for Int, at the largest number.
main :: IO ()
main = do
  print [9223372036854775804 :: Int ..]
  print (length [maxBound - 2 :: Int ..], take 2 [maxBound :: Int ..])
  print (zip [4611686018427387902 :: Int ..] "abc")
  print (takeWhile (< 3) [-2 :: Int ..])
  print (sum [i * length w | (i, w) <- zip [1 ..] (words "a bb ccc")])

-- expect: [9223372036854775804,9223372036854775805,9223372036854775806,9223372036854775807]
-- expect: (3,[9223372036854775807])
-- expect: [(4611686018427387902,'a'),(4611686018427387903,'b'),(4611686018427387904,'c')]
-- expect: [-2,-1,0,1,2]
-- expect: 14
