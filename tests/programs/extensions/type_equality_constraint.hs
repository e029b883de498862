{-# LANGUAGE GADTs #-}
class Collection c where
  first :: (c ~ [a]) => c -> a

instance Collection [b] where
  first = head

f :: (a ~ Int) => a -> a
f x = x + 1

g :: (a ~ b, Show b) => a -> b -> String
g x y = show [x, y]

main :: IO ()
main = do
  print (first "abc")
  print (f 2)
  putStrLn (g 'x' 'y')

-- expect: 'a'
-- expect: 3
-- expect: "xy"
