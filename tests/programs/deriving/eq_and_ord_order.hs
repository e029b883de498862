data T = A | B Int | C Int Char | D { f :: [Int], g :: Maybe T } deriving (Eq, Ord, Show)

main :: IO ()
main = do
  print (A < B 0, B 1 < B 2, C 1 'b' < C 1 'c', C 2 'a' < C 1 'z')
  print (compare (D [1] Nothing) (D [1] (Just A)), D [] (Just A) == D [] (Just A))
  print (maximum [B 3, A, C 0 'x', B 9])
  print (A == A, A /= A, B 1 == C 1 'x')
  print (max (B 1) (B 1), (B 2) `min` A)
  print (compare [B 1, A] [B 1], [A, A] < [A, B 0])

-- expect: (True,True,True,False)
-- expect: (LT,True)
-- expect: C 0 'x'
-- expect: (True,False,False)
-- expect: (B 1,A)
-- expect: (GT,True)
