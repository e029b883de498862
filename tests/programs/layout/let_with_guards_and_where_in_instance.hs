data Temp = C Double | F Double

instance Show Temp where
  show t = case t of
    C d -> fmt d ++ "C"
    F d -> fmt d ++ "F"
    where
      fmt d | r == d = show (truncate d :: Int)
            | otherwise = show d
        where r = fromIntegral (round d :: Int)

instance Eq Temp where
  a == b = norm a == norm b where
    norm (C d) = d
    norm (F d) = (d - 32) / 1.8

main :: IO ()
main = do
  print [C 20, F 68.5]
  print (C 20 == F 68, C 0 == F 0)
  let f x | x > 0, even x = "pos even"
          | x > 0 = "pos"
      f 0 = "zero"
      f _ = "neg"
  mapM_ (putStrLn . f) [2, 3, 0, -1]

-- expect: [20C,68.5F]
-- expect: (True,False)
-- expect: pos even
-- expect: pos
-- expect: zero
-- expect: neg
