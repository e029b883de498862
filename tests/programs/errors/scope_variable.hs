main :: IO ()
main = do
  let count = 3
  print (coutn + 1)

-- error: 4:10: Variable not in scope: coutn
-- error: 4:10: Perhaps you meant 'count'
