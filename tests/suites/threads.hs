-- Tests that fork threads; one cannot be followed, and says nothing.
-- expect: threads / deliver | 12 | ok
-- expect: threads / take turns | 16 | gave_up
-- expect: threads / write | 20 | falsified | but got
import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad
import Test.Hspec

main :: IO ()
main = hspec $ describe "threads" $ do
  it "deliver" $ do
    box <- newEmptyMVar
    _ <- forkIO (putMVar box 'x')
    takeMVar box `shouldReturn` 'x'
  it "take turns" $ do
    box <- newEmptyMVar
    _ <- forkIO (mapM_ (putMVar box) [1 .. 5])
    replicateM 5 (takeMVar box) `shouldReturn` [1 .. 5 :: Int]
  it "write" $ do
    var <- newTVarIO 'a'
    _ <- forkIO (atomically (writeTVar var 'b'))
    atomically (readTVar var >>= check . (/= 'a'))
    readTVarIO var `shouldReturn` 'c'
