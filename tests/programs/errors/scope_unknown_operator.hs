main :: IO ()
main = print (1 <+> 2)

-- error: 2:17: Variable not in scope: (<+>)
