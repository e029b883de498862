{-# LANGUAGE MagicHash #-}
import GHC.Generics
import GHC.Exts (Int(I#), Char(C#))
import Data.IORef
import System.Mem.Weak
import System.Mem.StableName
import System.Posix.Types
import Foreign.C.Error
import Foreign.StablePtr
import Foreign.Ptr
import GHC.Real (Ratio(..))
import qualified Type.Reflection as R
import Data.Functor.Contravariant
import Control.Monad.Trans.Maybe
import qualified Control.Monad.Catch.Pure as P
import Control.Monad.Error.Class (MonadError(..))
import Control.Monad.Trans.Error (ErrorT, runErrorT)
import Control.Monad.State (MonadState(..), State, runState)
main :: IO ()
main = do
  print (UInt 3# :: UInt (), UChar 'x'# == (UChar 'x'# :: UChar ()), compare (UInt 1#) (UInt 2# :: UInt Int))
  print (I# (uInt# (fmap not (UInt 4#))))
  r <- newIORef 'a'
  w <- mkWeakIORef r (putStrLn "gone")
  deRefWeak w >>= maybe (putStrLn "none") (\q -> readIORef q >>= print)
  finalize w
  deRefWeak w >>= maybe (putStrLn "none") (\q -> readIORef q >>= print)
  n <- makeStableName r
  print (n == n, eqStableName n n)
  print (fromIntegral (maxBound :: CMode) + 1 :: Integer, CPid 3 + 4, (read "5" :: COff))
  let Errno e = eNOENT in print (e, eAGAIN == eWOULDBLOCK, isValidErrno eDOM, eOK == eOK)
  p <- newStablePtr "kept"
  deRefStablePtr p >>= putStrLn
  print (p == p, ptrToIntPtr nullPtr, intPtrToPtr 0 == nullPtr)
  print (3 :% 4 :: Ratio Int)
  print (R.typeRep :: R.TypeRep (Maybe Int))
  print (fmap (const ()) (R.eqTypeRep (R.typeOf 'x') (R.typeOf "x")), R.someTypeRep (Just [True]))
  print (getPredicate (contramap length (Predicate even)) "ab")
  print (getOp (runMaybeT' (contramap length (MaybeT (Op (maybe 0 (+ 1)))))) (Just "abc"))
  print (either show id (P.runCatch (P.throwM (userError "u") `P.catch` \x -> return (show (x :: IOError)))))
  print (runState (runErrorT (do { put 'b'; _ <- throwError "e"; put 'c' } :: ErrorT String (State Char) ())) 'a')
  where runMaybeT' = runMaybeT

-- expect: (UInt {uInt# = 3#},True,LT)
-- expect: 4
-- expect: 'a'
-- expect: gone
-- expect: none
-- expect: (True,True)
-- expect: (4294967296,7,5)
-- expect: (2,True,True,True)
-- expect: kept
-- expect: (True,0,True)
-- expect: 3 % 4
-- expect: Maybe Int
-- expect: (Nothing,[Bool])
-- expect: True
-- expect: 4
-- expect: "user error (u)"
-- expect: (Left "e",'b')
