import Control.Monad.Reader

data Env = Env { depth :: Int, name :: String }

describe :: Reader Env String
describe = do
  d <- asks depth
  n <- asks name
  if d >= 3 then return n else do
    inner <- local (\e -> e { depth = d + 1, name = n ++ show d }) describe
    return ("(" ++ inner ++ ")")

main :: IO ()
main = do
  putStrLn (runReader describe (Env 0 "e"))
  runReaderT (do { e <- ask; liftIO (print e); lift (putStrLn "lifted") }) 42
  print (runReader (mapM (\x -> asks (+ x)) [1, 2, 3]) 10)
  print (runReader (reader (* 2)) 4, runReader (withReaderT length (asks (+ 1))) "abc")
  print ((do { a <- ask; b <- asks (* 2); return (a + b) }) 5)

-- expect: (((e012)))
-- expect: 42
-- expect: lifted
-- expect: [11,12,13]
-- expect: (8,4)
-- expect: 15
