data Person = Person { name :: String, age :: Int, tags :: [String] } deriving (Show, Eq)

older :: Int -> Person -> Person
older k p = p { age = age p + k }

main :: IO ()
main = do
  let p = Person { age = 30, name = "Ann", tags = [] }
      q = p { name = "Bob", tags = "x" : tags p }
  print p
  print q
  print (older 5 q)
  print (map age [p, q], name q)
  print (p == q, p { name = "Bob" } == q { tags = [] })
  print (Person "Cy" 1 ["t"]) { age = 2 }

-- expect: Person {name = "Ann", age = 30, tags = []}
-- expect: Person {name = "Bob", age = 30, tags = ["x"]}
-- expect: Person {name = "Bob", age = 35, tags = ["x"]}
-- expect: ([30,30],"Bob")
-- expect: (False,True)
-- expect: Person {name = "Cy", age = 2, tags = ["t"]}
