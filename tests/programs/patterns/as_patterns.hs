dup :: [a] -> [[a]]
dup all'@(x : rest@(_ : _)) = [all', rest, [x]]
dup whole@[_] = [whole]
dup xs@[] = [xs]

swap :: (Int, Int) -> ((Int, Int), Int)
swap p@(a, b) | a > b = (p, a)
              | q@(c, _) <- (b, a) = (q, c)

main :: IO ()
main = do
  print (dup [1, 2, 3 :: Int])
  print (dup "a")
  print (dup "")
  print (swap (3, 1), swap (1, 3))
  let l@(h : _) = "hello"
  print (l, h)

-- expect: [[1,2,3],[2,3],[1]]
-- expect: ["a"]
-- expect: [""]
-- expect: (((3,1),3),((3,1),3))
-- expect: ("hello",'h')
