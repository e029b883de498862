main :: IO ()
main = do
  let pair :: a -> (a, a)
      pair x = (x, x)
      identity x = x
      compose f g = \x -> f (g x)
      flipped = flip
  print (pair 'c', pair True)
  print (identity 3, identity "s")
  print (compose length show 12345, compose not not True)
  print (flipped (-) 1 10, flipped (++) "a" "b")
  let go [] = 0
      go (_ : xs) = 1 + go xs
  print (go "abc" + go [True])

-- expect: (('c','c'),(True,True))
-- expect: (3,"s")
-- expect: (5,True)
-- expect: (9,"ba")
-- expect: 4
