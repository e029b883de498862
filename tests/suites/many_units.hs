-- Many unit tests are run from one evaluation of main. What one does to its world is undone before the next, whatever becomes of it.
-- expect: counted / begins with what main left | 44 | ok
-- expect: counted / is not seen by the next | 47 | ok
-- expect: counted / fails | 48 | falsified | but got: 7
-- expect: counted / raises | 49 | falsified | wrong
-- expect: counted / does not end | 50 | gave_up
-- expect: counted / ends again | 51 | ok
-- expect: counted / waits | 52 | ok | pending
-- expect: counted / waits once it runs | 53 | ok | later
-- expect: counted / is not to be run | 54 | gave_up
-- expect: counted / writes a file | 55 | ok
-- expect: counted / finds none | 58 | ok
-- expect: counted / draws a | 61 | ok
-- expect: counted / draws b | 61 | ok
-- expect: counted / draws c | 61 | ok
-- expect: counted / shares 1 | 64 | ok
-- expect: counted / shares 2 | 64 | ok
-- expect: counted / shares 3 | 64 | ok
import Control.Exception (evaluate)
import Control.Monad (forM_)
import Data.IORef
import System.Directory (doesFileExist)
import System.Process (callCommand)
import System.IO.Unsafe (unsafePerformIO)
import Test.Hspec

-- Made by whichever test asks first, for itself alone.
global :: IORef Int
global = unsafePerformIO (newIORef 0)
{-# NOINLINE global #-}

ticket :: IO Int
ticket = atomicModifyIORef global (\n -> (n + 1, n))

table :: [Int]
table = scanl (+) 0 [1 .. 2000]

main :: IO ()
main = do
  counter <- newIORef (1 :: Int)
  writeIORef counter 7
  let count = readIORef counter
  hspec $ describe "counted" $ do
    it "begins with what main left" $ do
      count `shouldReturn` 7
      writeIORef counter 8
    it "is not seen by the next" $ count `shouldReturn` 7
    it "fails" $ count `shouldReturn` 8
    it "raises" $ evaluate (error "wrong" :: Int) >>= (`shouldBe` 7)
    it "does not end" $ sum (cycle [1, -1 :: Int]) `shouldBe` 0
    it "ends again" $ count `shouldReturn` 7
    it "waits" pending
    it "waits once it runs" $ count >>= \n -> if n == 7 then pendingWith "later" else return ()
    it "is not to be run" $ callCommand "true"
    it "writes a file" $ do
      writeFile "made.txt" "here"
      readFile "made.txt" `shouldReturn` "here"
    it "finds none" $ do
      there <- doesFileExist "made.txt"
      there `shouldBe` False
    forM_ "abc" $ \c -> it ("draws " ++ [c]) $ do
      ticket `shouldReturn` 0
      ticket `shouldReturn` 1
    forM_ [1 .. 3 :: Int] $ \i -> it ("shares " ++ show i) $ last table `shouldBe` 2001000
