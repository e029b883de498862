-- Threads that wait go on in the order in which they were woken.
import Control.Concurrent
import Control.Monad

main :: IO ()
main = do
  out <- newMVar []
  done <- newEmptyMVar
  gate <- newEmptyMVar
  let say s = modifyMVar_ out (return . (s :))
  forM_ [1 .. 3 :: Int] (\n -> forkIO (readMVar gate >> say n >> putMVar done ()))
  putMVar gate ()
  replicateM_ 3 (takeMVar done)
  fmap (length . filter (> 0)) (readMVar out) >>= print
  box <- newMVar 'a'
  swapMVar box 'b' >>= print
  tryPutMVar box 'c' >>= print
  tryTakeMVar box >>= print
  tryTakeMVar box >>= print
  isEmptyMVar box >>= print
  tryReadMVar box >>= print
  r <- modifyMVar out (\xs -> return ([], length xs))
  print r

-- expect: 3
-- expect: 'a'
-- expect: False
-- expect: Just 'b'
-- expect: Nothing
-- expect: True
-- expect: Nothing
-- expect: 3
