import Debug.Trace

main :: IO ()
main = do
  let x = trace "evaluated x" (2 + 3) :: Int
  print (x + x)
  let f y = trace "called f" (y * 2) :: Int
  print (f 1 + f 1)
  let t = (trace "pair" 1, trace "second" 2) :: (Int, Int)
  print (fst t + fst t)

-- expect: 10
-- expect: 4
-- expect: 2
-- stderr: evaluated x
-- stderr: called f
-- stderr: called f
-- stderr: pair
