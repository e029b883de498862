unzip3' :: [(a, b, c)] -> ([a], [b], [c])
unzip3' = foldr (\(a, b, c) ~(as, bs, cs) -> (a : as, b : bs, c : cs)) ([], [], [])

partition' :: (a -> Bool) -> [a] -> ([a], [a])
partition' p = foldr select ([], [])
  where select x ~(ts, fs) | p x = (x : ts, fs)
                           | otherwise = (ts, x : fs)

main :: IO ()
main = do
  let (as, _, _) = unzip3' [(n, show n, even n) | n <- [1 ..]]
  print (take 3 as)
  print (take 3 (fst (partition' even [1 ..])), take 3 (snd (partition' even [1 ..])))
  let f ~(x : ~(y : _)) n = if n > 0 then (if n > 1 then y else x) else 0
  print (f undefined 0, f (1 : undefined) 1, f [1, 2] 2)

-- expect: [1,2,3]
-- expect: ([2,4,6],[1,3,5])
-- expect: (0,1,2)
