-- Dependency analysis decides what is generalised together; a signature breaks a group.
pairs = (swapIt (1, 'a'), swapIt ("x", True))

swapIt (a, b) = (b, a)

ping n x = if n == 0 then [x] else x : pong (n - 1) x
pong n x = if n == 0 then [] else x : ping (n - 1) x

nest :: Show a => Int -> a -> String
nest 0 x = show x
nest n x = helper n x

helper n x = nest (n - 1) (x, x)

main :: IO ()
main = do
  print pairs
  print (ping 3 'x', ping 2 True)
  putStrLn (nest 2 'c')
  let a = b
      b = 1 : take 2 a
      f x = g x ++ g x
      g y = [y, y]
  print (b, f 'q', f 1)

-- expect: (('a',1),(True,"x"))
-- expect: ("xxx",[True,True,True])
-- expect: (('c','c'),('c','c'))
-- expect: ([1,1,1],"qqqq",[1,1,1,1])
