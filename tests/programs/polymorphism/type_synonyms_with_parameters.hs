type Parser a = String -> [(a, String)]
type Pair a = (a, a)
type Endo a = a -> a
type Pred = (->) Int
type Table k = [] (k, Int)

item :: Parser Char
item [] = []
item (c : cs) = [(c, cs)]

both :: Endo a -> Endo (Pair a)
both f (a, b) = (f a, f b)

isBig :: Pred Bool
isBig = (> 10)

t :: Table String
t = [("a", 1)]

main :: IO ()
main = do
  print (item "abc")
  print (both (+ 1) (1, 2))
  print (isBig 11, lookup "a" t)

-- expect: [('a',"bc")]
-- expect: (2,3)
-- expect: (True,Just 1)
