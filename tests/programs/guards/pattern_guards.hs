lookup2 :: [(Int, Int)] -> Int -> Int -> String
lookup2 env a b
  | Just x <- lookup a env
  , Just y <- lookup b env
  , let s = x + y
  , s > 10 = "big " ++ show s
  | Just x <- lookup a env = "only " ++ show x
  | [] <- env = "empty"
lookup2 _ _ 0 = "zero"
lookup2 _ _ _ = "nothing"

main :: IO ()
main = do
  let env = [(1, 5), (2, 7), (3, 1)]
  mapM_ putStrLn
    [ lookup2 env 1 2
    , lookup2 env 1 3
    , lookup2 env 9 1
    , lookup2 env 9 0
    , lookup2 [] 1 1
    ]

-- expect: big 12
-- expect: only 5
-- expect: nothing
-- expect: zero
-- expect: empty
