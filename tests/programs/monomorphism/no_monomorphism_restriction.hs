{-# LANGUAGE NoMonomorphismRestriction #-}
plus = (+)
sh = show

main :: IO ()
main = do
  print (plus 1 2 :: Int, plus 1.5 2)
  putStrLn (sh 1 ++ sh True)
  let a = fromInteger 3
  print (a :: Int, a :: Double)

-- expect: (3,3.5)
-- expect: 1True
-- expect: (3,3.0)
