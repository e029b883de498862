data T a = T a | U
data Op = Plus | Minus

deriving instance Show a => Show (T a)
deriving instance Eq a => Eq (T a)
deriving instance Show Op
deriving instance Enum Op
deriving instance Bounded Op

main :: IO ()
main = do
  print [T 1, U]
  print (T 'a' == T 'a', T 'a' == U)
  print [minBound .. maxBound :: Op]

-- expect: [T 1,U]
-- expect: (True,False)
-- expect: [Plus,Minus]
