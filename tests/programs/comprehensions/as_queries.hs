data Emp = Emp { name :: String, dept :: Int, pay :: Int }

emps :: [Emp]
emps = [Emp "ann" 1 50, Emp "bob" 2 40, Emp "cyd" 1 70, Emp { name = "dan", dept = 3, pay = 10 }]

depts :: [(Int, String)]
depts = [(1, "dev"), (2, "ops"), (9, "empty")]

main :: IO ()
main = do
  print [(n, d) | Emp { name = n, dept = k } <- emps, (k', d) <- depts, k == k']
  print [(d, sum [pay e | e <- emps, dept e == k]) | (k, d) <- depts]
  print [n | Emp n _ p <- emps, all (\e -> pay e <= p) emps]
  print [(a, b) | a : rest <- tails' (map name emps), b <- rest]
  print [if odd x then 'o' else 'e' | x <- [1 .. 5], then' x]
  where
    tails' [] = []
    tails' xs@(_ : t) = xs : tails' t
    then' = (/= 3)

-- expect: [("ann","dev"),("bob","ops"),("cyd","dev")]
-- expect: [("dev",120),("ops",40),("empty",0)]
-- expect: ["cyd"]
-- expect: [("ann","bob"),("ann","cyd"),("ann","dan"),("bob","cyd"),("bob","dan"),("cyd","dan")]
-- expect: "oeeo"
