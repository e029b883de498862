class Named a where
  name :: a -> String
  name _ = "anonymous"

class Named a => Greeter a where
  greet :: a -> String
  greet x = "hello " ++ name x
  greetTwice :: a -> String
  greetTwice x = greet x ++ ", " ++ greet x

data A = A
data B = B
data C = C

instance Named A
instance Named B where name _ = "b"
instance Named C where name C = "c"
instance Greeter A
instance Greeter B where greet x = "yo " ++ name x
instance Greeter C where greetTwice _ = "once"

viaSuper :: Greeter a => a -> String
viaSuper x = name x ++ "/" ++ greet x

main :: IO ()
main = do
  mapM_ putStrLn [greetTwice A, greetTwice B, greetTwice C, greet C, viaSuper A, viaSuper B]

-- expect: hello anonymous, hello anonymous
-- expect: yo b, yo b
-- expect: once
-- expect: hello c
-- expect: anonymous/hello anonymous
-- expect: b/yo b
