{-# LANGUAGE DuplicateRecordFields, NamedFieldPuns, RecordWildCards #-}
-- Fields of one name in several types: the constructor, or the other fields of an update, say which is meant.
data Person = Person { name :: String, age :: Int } deriving (Show, Eq)
data Pet = Cat { name :: String, lives :: Int } | Dog { name :: String } deriving (Show, Eq)
data Street = Street { name :: [String], len :: Int } deriving Show

called :: Person -> String
called Person { name } = name

petName :: Pet -> String
petName Cat { name = n } = n
petName Dog {..} = name

main :: IO ()
main = do
  let ann = Person { name = "Ann", age = 7 }
      tom = Cat { name = "Tom", lives = 9 }
  print [ann, ann { age = 8 }, ann { name = "Bob", age = 9 }]
  print (tom { name = "Kit", lives = 1 }, Dog "Rex")
  putStrLn (called ann ++ petName tom ++ petName (Dog "Rex"))
  print ((Street { name = ["High"], len = 3 }) { len = 4 })
  print (age ann + lives tom)

-- expect: [Person {name = "Ann", age = 7},Person {name = "Ann", age = 8},Person {name = "Bob", age = 9}]
-- expect: (Cat {name = "Kit", lives = 1},Dog {name = "Rex"})
-- expect: AnnTomRex
-- expect: Street {name = ["High"], len = 4}
-- expect: 16
