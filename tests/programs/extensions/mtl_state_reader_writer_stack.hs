import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer

type App = ReaderT Int (StateT [String] (Writer [Int]))

step :: String -> App Int
step s = do
  k <- ask
  modify (s :)
  tell [length s * k]
  local (* 10) $ do
    k' <- asks (+ 1)
    lift (lift (tell [k']))
  gets length

main :: IO ()
main = do
  let ((a, st), w) = runWriter (runStateT (runReaderT (mapM step ["a", "bb", "ccc"]) 2) [])
  print a
  print st
  print w

-- expect: [1,2,3]
-- expect: ["ccc","bb","a"]
-- expect: [2,21,4,21,6,21]
