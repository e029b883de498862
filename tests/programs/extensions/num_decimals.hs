{-# LANGUAGE NumDecimals #-}
-- A literal with a point or an exponent that is a whole number is one.
f :: Int -> String
f 1.5e3 = "fifteen hundred"
f 2e0 = "two"
f _ = "other"

main :: IO ()
main = do
  print (1.5e3 :: Int)
  print (2e2 + 1 :: Integer)
  print 1e3
  print (1.25 + 1e1)
  mapM_ (putStrLn . f) [1500, 2, 3]

-- expect: 1500
-- expect: 201
-- expect: 1000
-- expect: 11.25
-- expect: fifteen hundred
-- expect: two
-- expect: other
