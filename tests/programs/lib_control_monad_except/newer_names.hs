-- Names of mtl 2.3 and transformers 0.6, which GHC 9.0 lacks: the expectations are written by hand.
import Control.Monad.Accum
import Control.Monad.Except
import qualified Control.Monad.RWS.CPS as R
import Control.Monad.Trans.Accum (runAccumT)
import Control.Monad.Trans.Except (finallyE, handleE, throwE, tryE)
import qualified Control.Monad.Writer.CPS as W

main :: IO ()
main = do
  print (tryError (Left 'e' :: Either Char Int), withError succ (Left 'a' :: Either Char Int), handleError (Right . fromEnum) (Left 'a'))
  print (mapError (\m -> fmap (either (const (Left "changed")) Right) (either (Left . show) Right m)) (Left 'x' :: Either Char Int))
  print (modifyError show (throwError (3 :: Int) :: ExceptT Int (Either String) Bool))
  print (runExcept (tryE (throwE "e") :: Except String (Either String Int)), runExcept (handleE (return . length) (throwE "abc") :: Except () Int))
  r <- runExceptT (finallyE (throwE 'x') (liftIO (putStrLn "closed"))) :: IO (Either Char ())
  print r
  print (W.runWriter (W.tell "a" >> W.listen (W.tell "b")))
  print (R.runRWS (R.ask >>= \e -> R.tell [e] >> R.modify (+ e)) 3 4)
  s <- runAccumT (runExceptT (add "x" >> look >>= throwError)) "w" :: IO (Either String (), String)
  print s

-- expect: (Right (Left 'e'),Left 'b',Right 97)
-- expect: Left "changed"
-- expect: Left "3"
-- expect: (Right (Left "e"),Right 3)
-- expect: closed
-- expect: Left 'x'
-- expect: (((),"b"),"ab")
-- expect: ((),7,[3])
-- expect: (Left "wx","x")
