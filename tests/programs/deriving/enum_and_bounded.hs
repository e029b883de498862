import Control.Exception

data Day = Mon | Tue | Wed | Thu deriving (Show, Eq, Ord, Enum, Bounded)
data Pair = Pair Bool Day deriving (Show, Bounded)

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\e -> "error: " ++ takeWhile (/= '\n') (show (e :: ErrorCall))) show r)

main :: IO ()
main = do
  print (minBound :: Day, maxBound :: Day)
  print (minBound :: Pair, maxBound :: Pair)
  print (succ Mon, pred Thu, fromEnum Wed, toEnum 3 :: Day)
  print (map fromEnum [Mon ..])
  attempt (succ Thu)
  attempt (pred Mon)
  attempt (toEnum 7 :: Day)
  attempt (toEnum (-1) :: Day)

-- expect: (Mon,Thu)
-- expect: (Pair False Mon,Pair True Thu)
-- expect: (Tue,Wed,2,Thu)
-- expect: [0,1,2,3]
-- expect: error: succ{Day}: tried to take `succ' of last tag in enumeration
-- expect: error: pred{Day}: tried to take `pred' of first tag in enumeration
-- expect: error: toEnum{Day}: tag (7) is outside of enumeration's range (0,3)
-- expect: error: toEnum{Day}: tag (-1) is outside of enumeration's range (0,3)
