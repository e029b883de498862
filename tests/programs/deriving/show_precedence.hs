data T = T Int | Int :+: Int | T :*: T | Neg { un :: Int } | Int `Plus` Int
  deriving (Show, Eq)
infixl 6 :+:
infixr 7 :*:
infix 4 `Plus`

data a :-> b = a :-> b deriving Show
infixr 5 :->

data Fn = Fn (Maybe Int) [T] deriving Show

main :: IO ()
main = do
  print (T (-1))
  print (1 :+: (-2))
  print (T 1 :*: T 2 :*: T 3)
  print ((T 1 :*: T 2) :*: T 3)
  print ((1 :+: 2) :*: (3 :+: 4))
  print (Neg (-5))
  print (Just (Neg 5))
  print (1 `Plus` 2)
  print (Just (1 `Plus` (-2)))
  print (1 :-> 'c' :-> "s")
  print ((1 :-> 2) :-> 3)
  print (Fn (Just (-3)) [T 0, 1 :+: 2])
  print (showsPrec 11 (1 :+: 2) "")

-- expect: T (-1)
-- expect: 1 :+: (-2)
-- expect: T 1 :*: (T 2 :*: T 3)
-- expect: (T 1 :*: T 2) :*: T 3
-- expect: (1 :+: 2) :*: (3 :+: 4)
-- expect: Neg {un = -5}
-- expect: Just (Neg {un = 5})
-- expect: 1 `Plus` 2
-- expect: Just (1 `Plus` -2)
-- expect: 1 :-> ('c' :-> "s")
-- expect: (1 :-> 2) :-> 3
-- expect: Fn (Just (-3)) [T 0,1 :+: 2]
-- expect: "(1 :+: 2)"
