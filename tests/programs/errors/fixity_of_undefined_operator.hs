infixl 6 <+>

main :: IO ()
main = print 1

-- error: 1:10: The fixity signature for '<+>' lacks an accompanying binding
