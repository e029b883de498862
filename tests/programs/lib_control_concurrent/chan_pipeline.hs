-- Stages that end with what they were sent, and a server that waits for more when the program ends.
import Control.Concurrent
import Control.Monad

stage :: (a -> b) -> Chan (Maybe a) -> Chan (Maybe b) -> IO ()
stage f from to = do
  item <- readChan from
  writeChan to (fmap f item)
  maybe (return ()) (const (stage f from to)) item

main :: IO ()
main = do
  a <- newChan
  b <- newChan
  c <- newChan
  _ <- forkIO (stage (* 2) a b)
  _ <- forkIO (stage show b c)
  mapM_ (writeChan a) (map Just [1 .. 5 :: Int] ++ [Nothing])
  let collect = readChan c >>= maybe (return []) (\s -> fmap (s :) collect)
  collect >>= print
  jobs <- newChan
  answers <- newChan
  _ <- forkIO (forever (readChan jobs >>= \n -> writeChan answers (n * n)))
  writeList2Chan jobs [1 .. 6 :: Int]
  replicateM 6 (readChan answers) >>= print
  copy <- dupChan jobs
  writeChan copy 7
  readChan copy >>= print
  more <- newChan
  writeList2Chan more "lazily"
  text <- getChanContents more
  putStrLn (take 6 text)

-- expect: ["2","4","6","8","10"]
-- expect: [1,4,9,16,25,36]
-- expect: 7
-- expect: lazily
