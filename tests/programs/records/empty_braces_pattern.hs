data T = A Int Bool | B { x :: Int } | C deriving Show

kind :: T -> String
kind A {} = "A"
kind B {} = "B"
kind C {} = "C"

main :: IO ()
main = do
  mapM_ (putStrLn . kind) [A undefined undefined, B { x = 1 }, C]
  print C {}

-- expect: A
-- expect: B
-- expect: C
-- expect: C
