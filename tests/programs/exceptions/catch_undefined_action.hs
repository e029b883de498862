-- The action given to catch may itself fail to be one.
module Main where

import Control.Exception
import System.IO.Unsafe (unsafePerformIO)

attempt :: a -> Either String a
attempt x = unsafePerformIO (catch (x `seq` return (Right x)) failed)
  where
    failed e = return (Left (show (e :: ErrorCall)))

action :: Int -> IO Int
action 0 = errorWithoutStackTrace "no action"
action n = return n

main :: IO ()
main = do
  print (attempt (errorWithoutStackTrace "bam" :: Int))
  print (attempt (3 :: Int))
  r <- try (action 0) :: IO (Either ErrorCall Int)
  print r
  n <- action 0 `catch` \e -> do
    putStrLn ("caught " ++ show (e :: SomeException))
    return 7
  print n
  m <- handle (\e -> return (length (show (e :: ErrorCall)))) (undefined `seq` action 2)
  print (m > 0)

-- expect: Left "bam"
-- expect: Right 3
-- expect: Left no action
-- expect: caught no action
-- expect: 7
-- expect: True
