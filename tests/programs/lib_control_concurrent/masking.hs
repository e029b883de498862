-- The state of the thread, and what it hands to those it forks.
import Control.Concurrent
import Control.Exception

main :: IO ()
main = do
  getMaskingState >>= print
  mask_ getMaskingState >>= print
  uninterruptibleMask_ getMaskingState >>= print
  mask (\restore -> restore getMaskingState) >>= print
  mask_ (mask (\restore -> restore getMaskingState)) >>= print
  uninterruptibleMask_ (mask (\restore -> restore getMaskingState)) >>= print
  mask_ (interruptible getMaskingState) >>= print
  bracket getMaskingState (\_ -> getMaskingState >>= print) (\s -> print s >> getMaskingState >>= print)
  (getMaskingState >>= print) `finally` (getMaskingState >>= print)
  _ <- try (mask_ (throwIO (userError "out"))) :: IO (Either IOException ())
  getMaskingState >>= print
  box <- newEmptyMVar
  _ <- forkIO (getMaskingState >>= putMVar box)
  takeMVar box >>= print
  _ <- mask_ (forkIO (getMaskingState >>= putMVar box))
  takeMVar box >>= print
  _ <- mask_ (forkIOWithUnmask (\unmask -> unmask getMaskingState >>= putMVar box))
  takeMVar box >>= print
  _ <- forkFinally getMaskingState (\r -> getMaskingState >>= \s -> putMVar box s >> either throwIO print r)
  takeMVar box >>= print
  yield
  me <- myThreadId
  (throwTo me (userError "to myself")) `catch` (\e -> print (e :: IOException))
  other <- mask_ (forkIO (return ()))
  print (me == me, me == other, compare me other, rtsSupportsBoundThreads)

-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: MaskedUninterruptible
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: MaskedUninterruptible
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: Unmasked
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: Unmasked
-- expect: Unmasked
-- expect: MaskedInterruptible
-- expect: user error (to myself)
-- expect: (True,False,LT,False)
