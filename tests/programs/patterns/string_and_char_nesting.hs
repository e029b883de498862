parse :: String -> Maybe (Int, String)
parse ('-' : cs) = fmap (\(n, r) -> (negate n, r)) (parse cs)
parse s@(c : _)
  | c `elem` ['0' .. '9']
  , (ds, rest) <- span (`elem` "0123456789") s = Just (read ds, rest)
parse ('(' : cs)
  | Just (n, ')' : rest) <- parse cs = Just (n, rest)
parse _ = Nothing

main :: IO ()
main = mapM_ (print . parse) ["12x", "-7", "(5)z", "((3))", "(4", "abc", ""]

-- expect: Just (12,"x")
-- expect: Just (-7,"")
-- expect: Just (5,"z")
-- expect: Just (3,"")
-- expect: Nothing
-- expect: Nothing
-- expect: Nothing
