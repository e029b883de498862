-- `-->` and `|--` are operators, `--` and `---` start comments, {- -} nest.
infixr 1 -->
(-->) :: Bool -> Bool -> Bool
a --> b = not a || b

(|--) :: Int -> Int -> Int
x |-- y = x * 10 + y

{- outer {- inner -} still a comment -- }
-}
main :: IO ()
main = do
  print (True --> False)
  print (False --> undefined)
  print (3 |-- 4)   --- a comment
  print {- in the middle -} (1 {- {- deep -} -} + 2)
  print (5 --| 6)
  where (--|) = const

-- expect: False
-- expect: True
-- expect: 34
-- expect: 3
-- expect: 5
