import Data.List (genericLength)

plus = (+)

total = genericLength "abcd"

main :: IO ()
main = do
  print (plus 1 2)
  print (total / 2)
  let f = show
  putStrLn (f 'c')
  let add x = (+) x
  print (add 1 2, add 1.5 2)

-- expect: 3
-- expect: 2.0
-- expect: 'c'
-- expect: (3,3.5)
