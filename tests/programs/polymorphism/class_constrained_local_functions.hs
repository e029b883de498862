report :: (Show a, Num a, Ord a) => [a] -> String
report xs = describe total ++ "/" ++ describe largest
  where
    total = sum xs
    largest = maximum xs
    describe v
      | v > 100 = "big " ++ s
      | otherwise = s
      where s = show v

main :: IO ()
main = do
  putStrLn (report [1, 2, 3])
  putStrLn (report [99.5, 0.75])
  let showBoth a b = sh a ++ sh b where sh z = '<' : show z ++ ">"
      maxOf xs = foldr1 max xs
  putStrLn (showBoth 'c' 'd' ++ showBoth 1 2)
  print (maxOf [1, 3, 2], maxOf "hello")

-- expect: 6/3
-- expect: big 100.25/99.5
-- expect: <'c'><'d'><1><2>
-- expect: (3,'o')
