-- Results, exceptions and losers. The module uses only what GHC has, so GHC runs our own (tests/ghc_shims).
import Control.Applicative
import Control.Concurrent
import Control.Concurrent.Async
import Control.Exception
import Control.Monad

main :: IO ()
main = do
  a <- async (return (6 * 7 :: Int))
  wait a >>= print
  poll a >>= print . fmap (either (const 0) id)
  b <- async (evaluate (1 `div` (0 :: Int)))
  waitCatch b >>= print
  r <- try (wait b) :: IO (Either ArithException Int)
  print r
  wait (fmap show a) >>= putStrLn
  never <- newEmptyMVar :: IO (MVar ())
  concurrently (return 'x') (return "y") >>= print
  race (takeMVar never) (return 'r') >>= print
  race (return 'l') (takeMVar never) >>= print
  race (takeMVar never `finally` putStrLn "released") (return 'r') >>= print
  r' <- try (concurrently (takeMVar never) (throwIO (userError "one"))) :: IO (Either IOException ((), ()))
  print r'
  mapConcurrently (\n -> return (n * n)) [1 .. 10 :: Int] >>= print
  forConcurrently (Just 3) (return . (+ 1)) >>= print
  total <- newMVar (0 :: Int)
  forConcurrently_ [1 .. 10] (\n -> modifyMVar_ total (return . (+ n)))
  replicateConcurrently_ 5 (modifyMVar_ total (return . (+ 100)))
  readMVar total >>= print
  runConcurrently ((,,) <$> Concurrently (return 1) <*> Concurrently (return 'b') <*> pure "c") >>= print
  runConcurrently (Concurrently (takeMVar never >> return 1) <|> Concurrently (return 2)) >>= print
  c <- async (takeMVar never)
  cancel c
  waitCatch c >>= print
  d <- async (takeMVar never `finally` putStrLn "d released")
  yield
  cancelWith d (userError "enough")
  waitCatch d >>= print
  withAsync (return 'w') wait >>= print
  withAsync (takeMVar never) (\_ -> return "left alone") >>= putStrLn
  e <- async (takeMVar never)
  f <- async (return ())
  (first, ()) <- waitAnyCancel [e, f]
  print (first == f, first == e)

-- expect: 42
-- expect: Just 42
-- expect: Left divide by zero
-- expect: Left divide by zero
-- expect: 42
-- expect: ('x',"y")
-- expect: Right 'r'
-- expect: Left 'l'
-- expect: released
-- expect: Right 'r'
-- expect: Left user error (one)
-- expect: [1,4,9,16,25,36,49,64,81,100]
-- expect: Just 4
-- expect: 555
-- expect: (1,'b',"c")
-- expect: 2
-- expect: Left AsyncCancelled
-- expect: d released
-- expect: Left user error (enough)
-- expect: 'w'
-- expect: left alone
-- expect: (True,False)
