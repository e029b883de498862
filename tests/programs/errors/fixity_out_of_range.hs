infixl 12 <+>

(<+>) :: Int -> Int -> Int
(<+>) = (+)

main :: IO ()
main = print (1 <+> 2)

-- error: 1:8: Precedence out of range: 12
