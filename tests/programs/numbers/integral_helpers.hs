main :: IO ()
main = do
  print (even 4, odd 4, even (-3), subtract 2 10)
  print (signum (-5), signum 0, abs (-5), negate 5)
  print (signum (-2.5), abs (-0.0), signum 0.0)
  print (toInteger (5 :: Int), toNum 'a', quotRem 17 5)
  where toNum c = fromEnum c

-- expect: (True,False,False,8)
-- expect: (-1,0,5,-5)
-- expect: (-1.0,0.0,0.0)
-- expect: (5,97,(3,2))
