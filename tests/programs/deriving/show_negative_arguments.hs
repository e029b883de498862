data P = P Int Double (Maybe Int) deriving Show

main :: IO ()
main = do
  print (P (-1) (-2.5) (Just (-3)))
  print [Just (-1), Nothing]
  print (Left (-1) :: Either Int Int)
  print (-1, -2.0)
  print [(-1)]
  print (Just (Just (-1)))
  print (showsPrec 6 (-5 :: Int) "", showsPrec 7 (-5 :: Int) "")
  print (Just (-0.0))

-- expect: P (-1) (-2.5) (Just (-3))
-- expect: [Just (-1),Nothing]
-- expect: Left (-1)
-- expect: (-1,-2.0)
-- expect: [-1]
-- expect: Just (Just (-1))
-- expect: ("-5","(-5)")
-- expect: Just (-0.0)
