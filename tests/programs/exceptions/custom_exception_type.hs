import Control.Exception

data BankError = Insufficient Int | UnknownAccount String
  deriving Show

instance Exception BankError

withdraw :: Int -> Int -> IO Int
withdraw balance n
  | n > balance = throwIO (Insufficient (n - balance))
  | otherwise = return (balance - n)

main :: IO ()
main = do
  withdraw 10 3 >>= print
  r <- try (withdraw 10 30)
  case r of
    Left (Insufficient k) -> putStrLn ("short by " ++ show k)
    Left e -> throwIO e
    Right b -> print b
  handle (\e -> putStrLn ("handled " ++ show (e :: BankError))) $ do
    _ <- evaluate (throw (UnknownAccount "bob") :: Int)
    putStrLn "not here"
  _ <- withdraw 0 1
  putStrLn "not here either"

-- expect: 7
-- expect: short by 20
-- expect: handled UnknownAccount "bob"
-- exit: 1
-- stderr: Insufficient 1
