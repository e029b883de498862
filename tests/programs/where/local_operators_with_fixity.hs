calc :: Int -> Int
calc x = x <+> 2 <.> 3 <+> 4
  where
    infixl 7 <.>
    infixl 6 <+>
    a <+> b = a + b
    a <.> b = a * b

calc' :: Int -> Int
calc' x = x <+> 2 <.> 3 <+> 4
  where
    infixr 5 <.>
    infixl 6 <+>
    (<+>), (<.>) :: Int -> Int -> Int
    a <+> b = a + b
    a <.> b = a * b

main :: IO ()
main = print (calc 1, calc' 1)

-- expect: (11,21)
