infixl 6 <+>
(<+>) :: Int -> Int -> Int
a <+> b = a - b

main :: IO ()
main = do
  print (10 <+> 3 <+> 2)
  let infixr 6 <+>
      (<+>) :: Int -> Int -> Int
      a <+> b = a - b
  print (10 <+> 3 <+> 2)
  print (f 10)
  where
    f x = x <+> 3 <+> 2

-- expect: 5
-- expect: 9
-- expect: 5
