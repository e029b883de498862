(lo, hi) = (0, 10)

[p, q] = map (* 2) [lo, hi]

main :: IO ()
main = do
  print (lo + (1 :: Int), hi)
  print (p, q)
  let (f, g) = (reverse, length)
  print (f "abc", g "abcd")

-- expect: (1,10)
-- expect: (0,20)
-- expect: ("cba",4)
