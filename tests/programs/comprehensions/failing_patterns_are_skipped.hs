data T = A Int | B String

main :: IO ()
main = do
  let ts = [A 1, B "x", A 3, B "yy"]
  print [n | A n <- ts]
  print [s | B s@(_ : _ : _) <- ts]
  print [x | (x, 1) <- [('a', 1), ('b', 2), ('c', 1)]]
  print [x | [x] <- ["a", "bc", "", "d"]]
  print [a | ~(a, _) <- [(1, 2), (3, 4)]]

-- expect: [1,3]
-- expect: ["yy"]
-- expect: "ac"
-- expect: "ad"
-- expect: [1,3]
