import qualified Data.IntSet as S

sieve :: Int -> S.IntSet
sieve n = go 2 (S.fromDistinctAscList [2 .. n])
  where
    go p s
      | p * p > n = s
      | S.member p s = go (p + 1) (s `S.difference` S.fromDistinctAscList [p * p, p * p + p .. n])
      | otherwise = go (p + 1) s

main :: IO ()
main = do
  let ps = sieve 200
  print (S.toList ps)
  print (S.size ps, S.lookupGT 100 ps, S.lookupLE 100 ps, S.member 97 ps)
  print (S.split 50 ps `seq` S.size (fst (S.split 50 ps)), S.splitMember 53 (S.fromList [52, 53, 54]))
  print (S.foldl' (+) 0 ps, S.deleteMin (S.fromList [3, -3]), S.isProperSubsetOf (S.fromList [2]) ps)
  print (S.fromList [1, 2] == S.fromList [2, 1, 1], compare (S.fromList [1]) (S.fromList [2]), S.fromList [1] <> S.fromList [5])

-- expect: [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59,61,67,71,73,79,83,89,97,101,103,107,109,113,127,131,137,139,149,151,157,163,167,173,179,181,191,193,197,199]
-- expect: (46,Just 101,Just 97,True)
-- expect: (15,(fromList [52],True,fromList [54]))
-- expect: (4227,fromList [3],True)
-- expect: (True,LT,fromList [1,5])
