import qualified Stack as S

main :: IO ()
main = do
  let s = S.push 3 (S.push 2 S.empty) :: S.Stack Int
  print (S.top s)
  print (S.size (S.push 9 s))
  print s
  print (fmap S.top (S.pop s))
  print (S.isEmpty (S.empty :: S.Stack Int))

-- expect: Just 3
-- expect: 3
-- expect: Stack[3,2]
-- expect: Just (Just 2)
-- expect: True
