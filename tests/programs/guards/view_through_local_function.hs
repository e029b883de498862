data Op = Push Int | Pop | Add | Jmp Int deriving (Show, Eq)

parse :: String -> Either String Op
parse s
  | ["push", n] <- ws, [(k, "")] <- reads n = Right (Push k)
  | ["pop"] <- ws = Right Pop
  | [op] <- ws, Just o <- lookup op table = Right o
  | "jmp" : n : [] <- ws
  , (k, "") : _ <- reads n
  , k >= 0
  , let k' = k * 2 = Right (Jmp k')
  | w : _ <- ws, not (known w) = Left ("unknown " ++ w)
  | null ws = Left "empty"
  | otherwise = Left ("bad arguments: " ++ unwords (tail ws))
  where
    ws = words s
    table = [("add", Add)]
    known w = w `elem` ["push", "pop", "add", "jmp"]

main :: IO ()
main = mapM_ (print . parse) ["push 3", "pop", "add", "jmp 4", "jmp -1", "push x", "fly", "", "pop 1"]

-- expect: Right (Push 3)
-- expect: Right Pop
-- expect: Right Add
-- expect: Right (Jmp 8)
-- expect: Left "bad arguments: -1"
-- expect: Left "bad arguments: x"
-- expect: Left "unknown fly"
-- expect: Left "empty"
-- expect: Left "bad arguments: 1"
