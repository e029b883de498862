infixl 5 <+>
infixr 5 +>

(<+>), (+>) :: Int -> Int -> Int
(<+>) = (+)
(+>) = (+)

main :: IO ()
main = print (1 <+> 2 +> 3)

-- error: 9:15: cannot mix '<+>' [infixl 5] and '+>' [infixr 5]
