-- A line that begins with an operator continues the expression if it is indented more than the block.
main :: IO ()
main = do
  let total = 1
        + 2
        * 3
        - 4
      flag = total > 2
        && total < 10
        || False
  print total
  print flag
  putStrLn
    $ concat
    $ map show
    $ filter even
    $ [1 .. 10 :: Int]
  mapM_ print . take 2
    . reverse
    $ [1 :: Int, 2, 3]

-- expect: 3
-- expect: True
-- expect: 246810
-- expect: 3
-- expect: 2
