group' :: Eq a => [a] -> [[a]]
group' [] = []
group' (x : xs) = let (same, rest) = spanEq xs in (x : same) : group' rest
  where
    spanEq [] = ([], [])
    spanEq yys@(y : ys)
      | y == x = let (a, b) = spanEq ys in (y : a, b)
      | otherwise = ([], yys)

showAll :: (Show a, Show b) => [(a, b)] -> String
showAll = concatMap one
  where one (a, b) = both a ++ both b
        both z = show z ++ ";"

main :: IO ()
main = do
  print (group' "aabccc")
  putStrLn (showAll [(1, 'a'), (2, 'b')])

-- expect: ["aa","b","ccc"]
-- expect: 1;'a';2;'b';
