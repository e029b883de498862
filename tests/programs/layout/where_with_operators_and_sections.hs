import Data.Function (on)

solve :: [(String, Int)] -> [String]
solve kvs
  = map fst
  . filter ((> threshold) . snd)
  $ weighted
  where
  threshold
    | null kvs = 0
    | otherwise = average
    where average = total `div` length kvs
          total = sum $ map snd kvs
  weighted = kvs >>= \(k, v) ->
    let w = v |*| 2
        in if odd v
             then [(k, w), (k ++ "'", v)]
             else [(k, w)]
  a |*| b = a * b
  infixl 7 |*|

main :: IO ()
main = do
  print $ solve
    [ ("a", 1)
    , ("b", 4)
    , ("c", 7)
    ]
  print
    $ ((==) `on` length)
        "abc"
        "xyz"
  mapM_
    (\x ->
       print x)
    [1, 2]

-- expect: ["b","c","c'"]
-- expect: True
-- expect: 1
-- expect: 2
