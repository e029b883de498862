-- Positions outside are exceptions, also where everything is known to the compiler.
import Control.Exception
import Control.Monad.ST
import qualified Data.ByteString.Char8 as B
import Data.Primitive.Array
import qualified Data.Text as T
import qualified Data.Vector as V
import qualified Data.Vector.Mutable as M
import qualified Data.Vector.Unboxed as U

check :: a -> IO ()
check x = do
  r <- try (evaluate x)
  putStr (either (\e -> const "caught " (e :: SomeException)) (const "fine ") r)

main :: IO ()
main = do
  check (V.fromList [1 :: Int] V.! 7)
  check (V.fromList [1 :: Int] V.! (-1))
  check (V.fromList [1 :: Int] V.! 0)
  check (V.head (V.fromList ([] :: [Int])))
  check (U.fromList [1 :: Int] U.! 7)
  check (U.last (U.fromList ([] :: [Int])))
  check (V.maximum (V.fromList ([] :: [Int])))
  check (V.foldl1 (+) (V.fromList ([] :: [Int])))
  check (V.backpermute (V.fromList "ab") (V.fromList [5]) V.! 0)
  check (V.fromList "ab" V.// [(2, 'x')])
  check (V.slice 1 3 (V.fromList "ab"))
  putStrLn ""
  check (runST (M.replicate 2 'x' >>= \v -> M.read v 2))
  check (runST (M.replicate 2 'x' >>= \v -> M.write v (-1) 'y'))
  check (runST (M.replicate 2 'x' >>= \v -> M.swap v 0 5))
  check (runST (M.replicate 2 'x' >>= \v -> M.modify v succ 1 >> M.read v 1))
  putStrLn ""
  check (B.index (B.pack "abc") 3)
  check (B.index (B.pack "abc") (-1))
  check (B.head B.empty)
  check (B.last (B.take 0 (B.pack "abc")))
  check (T.index (T.pack "abc") 3)
  check (T.head T.empty)
  check (T.maximum T.empty)
  check (T.tail T.empty)
  check (sizeofArray (cloneArray (arrayFromListN 2 "ab") 1 1))
  putStrLn ""

-- expect: caught caught fine caught caught caught caught caught caught caught caught 
-- expect: caught caught caught fine 
-- expect: caught caught caught caught caught caught caught caught fine 
