import Data.Ratio

main :: IO ()
main = do
  print (Just (-1 :: Int), Just (-1.5 :: Double), Just (-1 % 2 :: Rational))
  print [-1, 2]
  print (showsPrec 7 (1 % 2 :: Rational) "", showsPrec 8 (1 % 2 :: Rational) "")
  print (show (2 :: Integer), shows (-2 :: Int) "!")
  print (showsPrec 0 (-1) "", showsPrec 6 (-1) "", showsPrec 7 (-1) "")

-- expect: (Just (-1),Just (-1.5),Just ((-1) % 2))
-- expect: [-1,2]
-- expect: ("1 % 2","(1 % 2)")
-- expect: ("2","-2!")
-- expect: ("-1","-1","(-1)")
