-- Transfers wait for money; a transfer that cannot be made leaves nothing behind.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

type Account = TVar Int

withdraw :: Account -> Int -> STM ()
withdraw a n = do
  balance <- readTVar a
  writeTVar a (balance - n)
  check (balance >= n)

transfer :: Account -> Account -> Int -> STM ()
transfer from to n = withdraw from n >> modifyTVar' to (+ n)

main :: IO ()
main = do
  a <- newTVarIO 100
  b <- newTVarIO 0
  c <- newTVarIO 30
  done <- newEmptyMVar
  let balances = mapM readTVarIO [a, b, c] >>= print
  _ <- forkIO (atomically (transfer b c 50) >> putMVar done "b to c")
  _ <- forkIO (atomically (transfer a b 60) >> putMVar done "a to b")
  replicateM_ 2 (takeMVar done)
  balances
  -- the first that can
  atomically (transfer a b 1000 `orElse` transfer b c 5)
  balances
  atomically ((transfer a b 1000 `orElse` transfer b c 1000) `orElse` return ())
  balances
  -- an exception undoes what was written
  r <- try (atomically (transfer a b 10 >> throwSTM (userError "no"))) :: IO (Either IOException ())
  print r
  balances
  atomically (catchSTM (transfer a b 10 >> throwSTM (userError "no")) (\e -> transfer a c 1 >> const (return ()) (e :: IOException)))
  balances
  r' <- try (atomically (transfer a b 10 >> writeTVar c (errorWithoutStackTrace "lazy") >> (readTVar c >>= \x -> x `seq` return ()))) :: IO (Either ErrorCall ())
  print r'
  balances
  r'' <- try (atomically retry) :: IO (Either BlockedIndefinitelyOnSTM ())
  print r''
  forM_ [1 .. 10] (\n -> forkIO (atomically (transfer a b n `orElse` transfer b a n) >> putMVar done ""))
  replicateM_ 10 (takeMVar done)
  fmap sum (mapM readTVarIO [a, b, c]) >>= print

-- expect: [40,10,80]
-- expect: [40,5,85]
-- expect: [40,5,85]
-- expect: Left user error (no)
-- expect: [40,5,85]
-- expect: [39,5,86]
-- expect: Left lazy
-- expect: [39,5,86]
-- expect: Left thread blocked indefinitely in an STM transaction
-- expect: 130
