{-# LANGUAGE DeriveGeneric #-}
-- Complete evaluation: by instances, by structure, through containers.
import Control.DeepSeq
import Control.Exception
import qualified Data.ByteString.Char8 as B
import Data.Functor.Compose
import Data.Functor.Identity
import qualified Data.HashMap.Lazy as H
import qualified Data.IntMap as I
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as M
import qualified Data.Sequence as Seq
import qualified Data.Set as S
import qualified Data.Text as T
import Data.Tree
import qualified Data.Vector as V
import GHC.Generics (Generic)

data Shape = Dot | Line Int Int | Group { name :: String, parts :: [Shape] } deriving (Show, Generic)

instance NFData Shape

data Pair a = Pair a a deriving Generic

instance NFData a => NFData (Pair a)

bad :: a
bad = throw Overflow

check :: NFData a => a -> IO ()
check x = do
  r <- try (evaluate (rnf x))
  putStr (either (\e -> show (e :: ArithException)) (const "done") r ++ "; ")

main :: IO ()
main = do
  mapM_ check [Dot, Line 1 2, Line 1 bad, Group "a" [Dot, Line bad 1], Group (bad : "x") [], Group "x" [Dot]]
  check (Pair 'a' bad) >> check (Pair 'a' 'b') >> putStrLn ""
  check [1, bad :: Int] >> check (Just (bad :: Int)) >> check (Left bad :: Either Int Int) >> check (1 :: Int, 'x', bad :: Int) >> check ('a' :| [bad]) >> putStrLn ""
  check (M.fromList [(1 :: Int, bad :: Int)]) >> check (M.fromList [(1 :: Int, [2 :: Int])]) >> check (S.fromList "ab") >> check (I.fromList [(1, bad :: Int)]) >> check (Seq.fromList [1, bad :: Int]) >> putStrLn ""
  check (V.fromList [1, bad :: Int]) >> check (Node 'a' [Node bad []]) >> check (H.fromList [('a', bad :: Int)]) >> check (T.pack "x") >> check (B.pack "x") >> putStrLn ""
  check (Compose [Just 'x', bad]) >> check (Identity (bad :: Int)) >> check (\x -> x + 1 :: Int) >> putStrLn ""
  print (force [1, 2, 3 :: Int], length $!! "abc", [1, 2 :: Int] `deepseq` 'x', rwhnf (1 :: Int, bad :: Int))
  (+ 1) <$!!> return (1 :: Int) >>= print
  r <- try (evaluate (fst $!! (1 :: Int, bad :: Int)))
  print (either (\e -> show (e :: ArithException)) show r)
  print (rnf1 [1 :: Int], rnf2 (1 :: Int, 'x'), liftRnf (const ()) [bad :: Int])

-- expect: done; done; arithmetic overflow; arithmetic overflow; arithmetic overflow; done; arithmetic overflow; done; 
-- expect: arithmetic overflow; arithmetic overflow; arithmetic overflow; arithmetic overflow; arithmetic overflow; 
-- expect: arithmetic overflow; done; done; arithmetic overflow; arithmetic overflow; 
-- expect: arithmetic overflow; arithmetic overflow; arithmetic overflow; done; done; 
-- expect: arithmetic overflow; arithmetic overflow; done; 
-- expect: ([1,2,3],3,'x',())
-- expect: 2
-- expect: "arithmetic overflow"
-- expect: ((),(),())
