import Data.List (foldl')

mean :: [Double] -> Double
mean xs = s / fromIntegral n
  where
    (s, n) = foldl' step (0, 0 :: Int) xs
    step (!a, !k) x = (a + x, k + 1)

main :: IO ()
main = do
  print (foldl' (+) 0 [1 .. 200000 :: Int])
  print (mean [1 .. 1000])
  print (foldl' (\_ x -> x) (error "initial is forced?" `seq` 0) [] `seq` "reached")

-- expect: 20000100000
-- expect: 500.5
-- exit: 1
-- stderr: initial is forced?
