import Data.Function
import Data.List (sortBy, groupBy)

main :: IO ()
main = do
  print (((+) `on` length) [1, 2] [3])
  print (fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1)) 10)
  print (take 5 (fix (1 :)))
  print ([3, 1, 2] & sortBy (compare `on` negate) & map (* 2))
  print (groupBy ((==) `on` fst) [(1, 'a'), (1, 'b'), (2, 'c')])
  print (zipWith (&) [1, 2] [(+ 1), (* 10)])

-- expect: 3
-- expect: 3628800
-- expect: [1,1,1,1,1]
-- expect: [6,4,2]
-- expect: [[(1,'a'),(1,'b')],[(2,'c')]]
-- expect: [2,20]
