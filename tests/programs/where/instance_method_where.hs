data P = P Int Int

instance Show P where
  showsPrec d (P a b)
    | a == b = single
    | otherwise = both
    where
      single = showParen (d > 10) (showString "Same " . showsPrec 11 a)
      both = showParen (d > 10) $ showString "P " . arg a . showChar ' ' . arg b
      arg = showsPrec 11

main :: IO ()
main = do
  print (P 1 2)
  print (Just (P 3 3))
  print [P (-1) 2]

-- expect: P 1 2
-- expect: Just (Same 3)
-- expect: [P (-1) 2]
