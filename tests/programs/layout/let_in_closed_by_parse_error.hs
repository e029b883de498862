-- The implicit block of `let` is closed by the parse-error rule at `in`, `)`, `,` and `then`.
main :: IO ()
main = do
  print (let x = 1; y = 2 in x + y)
  print [let a = 3 in a, let b = 4 in b * b]
  print (let f n = n * 2 in f 4, let g n = n + 1 in g 5)
  print (case 5 of n | n > 3 -> "big" | otherwise -> "small")
  print (if let b = True in b then 1 else 0)
  print [y | x <- [1, 2, 3], let y = x * x, odd y]
  let r = (case Just 2 of Just n -> n; Nothing -> 0) + 1
  print r

-- expect: 3
-- expect: [3,16]
-- expect: (8,6)
-- expect: "big"
-- expect: 1
-- expect: [1,9]
-- expect: 3
