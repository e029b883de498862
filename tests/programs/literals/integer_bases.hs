main :: IO ()
main = do
  print (0x1F, 0XfF, 0o17, 0O17, 10)
  print (1_000_000, 0xdead_beef, 0o7_7)
  print (123456789012345678901234567890)
  print (0xFFFFFFFFFFFFFFFF :: Integer)
  print (0xFFFFFFFFFFFFFFFF :: Int)
  print (negate 5, -5, - 5, (- 5))
  print (fromInteger 3 + 0.5 :: Double)

-- expect: (31,255,15,15,10)
-- expect: (1000000,3735928559,63)
-- expect: 123456789012345678901234567890
-- expect: 18446744073709551615
-- expect: -1
-- expect: (-5,-5,-5,-5)
-- expect: 3.5
