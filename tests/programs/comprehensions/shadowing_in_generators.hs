main :: IO ()
main = do
  let x = 10
  print [x | x <- [x, x + 1], x <- [x * 2, x * 3]]
  print [y | y <- [1 .. 3], let y' = y + x, y <- [y' ..  y' + 1]]
  print [let x = c in [x, x] | c <- "ab"]

-- expect: [20,30,22,33]
-- expect: [11,12,12,13,13,14]
-- expect: ["aa","bb"]
