{-# LANGUAGE DataKinds, TypeFamilies, TypeOperators #-}
import GHC.IO.Exception
import GHC.Read (expectP, paren, list, choose)
import GHC.Show (showSpace, appPrec1, showList__, showMultiLineString, showLitString)
import GHC.Enum
import qualified GHC.Err
import GHC.Exception
import GHC.IO.Handle (hDuplicate)
import GHC.Tuple
import Data.Type.Bool
import Data.Type.Coercion
import Data.Type.Equality
import Control.Monad.Trans.Error
import qualified Control.Monad.Trans.List as L
import Data.Semigroup (Option(..), option)
import Data.Tagged
import Text.Read
import qualified Text.Read.Lex as Lx
import Control.Exception (try)
import System.IO.Error
import Data.Functor.Identity
import Data.Proxy
import Data.Monoid (Sum(..))
newtype N = N Int deriving Show
instance Read N where
  readPrec = parens (prec 10 (do expectP (Lx.Ident "N"); N <$> step readPrec))
  readListPrec = list readPrec
main :: IO ()
main = do
  r <- try (readFile "/nonexistent/x")
  case r of
    Left e -> do
      print (ioe_filename e, ioe_type e)
      print (e { ioe_location = "here" })
      print (ioeGetErrorType e == NoSuchThing)
      let IOError { ioe_location = l } = e
      putStrLn l
    Right _ -> putStrLn "?"
  print (IOError Nothing OtherError "loc" "desc" Nothing (Just "f"))
  print ([SystemError, ProtocolError, UnsupportedOperation, TimeExpired, Interrupted, ResourceVanished])
  print (isResourceVanishedError (mkIOError resourceVanishedErrorType "x" Nothing Nothing))
  print (read "[N 1, (N 2),N (3)]" :: [N])
  print (read "[]" :: [N])
  print (map fst (readPrec_to_S (choose [("a", return 1), ("+", return (2 :: Int))]) 0 "+"))
  putStrLn (showList__ showsPrecI [1, 2, 3] "")
  print (showMultiLineString "ab\nc\"d\n\nx", showMultiLineString "a\n", showMultiLineString "")
  putStrLn (showLitString "a\"b\n\200\&1\SO\&H" "!")
  print (boundedEnumFrom LT, boundedEnumFromThen GT EQ, appPrec1)
  print (fmap (+ 1) (Solo 1), Solo [2] <> Solo [3 :: Int])
  print (coerceWith Coercion (3 :: Int) :: Sum Int, coerceWith (Data.Type.Coercion.sym (Coercion :: Coercion Int (Sum Int))) (Sum 4))
  print (HRefl :: Int :~~: Int)
  print (runIdentity (runErrorT (throwError "e" `catchError` \x -> return (x ++ "!"))) :: Either String String)
  print (runIdentity (runErrorT (fail "oops" :: ErrorT String Identity Int)))
  print (runIdentity (L.runListT (do x <- L.ListT (Identity [1, 2, 3 :: Int]); y <- L.ListT (Identity "ab"); return (x, y))))
  print (Option (Just [1]) <> Option Nothing <> Option (Just [2 :: Int]), option 0 (+ 1) (Option (Just 1)))
  print (Tagged 3 :: Tagged () Int)
  where showsPrecI :: Int -> ShowS
        showsPrecI = shows

-- expect: (Just "/nonexistent/x",does not exist)
-- expect: /nonexistent/x: here: does not exist (No such file or directory)
-- expect: True
-- expect: openFile
-- expect: f: loc: failed (desc)
-- expect: [system error,protocol error,unsupported operation,timeout,interrupted,resource vanished]
-- expect: True
-- expect: [N 1,N 2,N 3]
-- expect: []
-- expect: [2]
-- expect: [1,2,3]
-- expect: (["\"ab\\n\\","\\c\\\"d\\n\\","\\\\n\\","\\x\""],["\"a\\n\""],["\"\""])
-- expect: a\"b\n\200\&1\SO\&H!
-- expect: ([LT,EQ,GT],[GT,EQ,LT],11)
-- expect: (Solo 2,Solo [2,3])
-- expect: (Sum {getSum = 3},4)
-- expect: HRefl
-- expect: Right "e!"
-- expect: Left "oops"
-- expect: [(1,'a'),(1,'b'),(2,'a'),(2,'b'),(3,'a'),(3,'b')]
-- expect: (Option {getOption = Just [1,2]},2)
-- expect: Tagged 3
