import Data.List
import Data.Ord

main :: IO ()
main = do
  print (sortBy (comparing Down) [1, 3, 2], sortOn Down "hello")
  print (sortBy (comparing length <> compare) ["bb", "a", "aa", "c"])
  print (sortOn (\(a, b) -> (Down a, b)) [(1, 'b'), (2, 'z'), (1, 'a'), (2, 'c')])
  print (Down 1 < Down 2, compare (Down 'a') (Down 'b'), Down (Just 3))
  print (maximumBy (comparing snd) [(1, 'a'), (2, 'c'), (3, 'b')])

-- expect: ([3,2,1],"ollhe")
-- expect: ["a","c","aa","bb"]
-- expect: [(2,'c'),(2,'z'),(1,'a'),(1,'b')]
-- expect: (False,GT,Down (Just 3))
-- expect: (2,'c')
