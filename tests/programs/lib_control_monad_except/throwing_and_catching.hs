import Control.Monad.Except

data Err = DivZero | Negative Int | Other String deriving (Show, Eq)

safeDiv :: Int -> Int -> Except Err Int
safeDiv _ 0 = throwError DivZero
safeDiv a b = return (a `div` b)

compute :: Int -> ExceptT Err IO Int
compute n = do
  liftIO (putStrLn ("compute " ++ show n))
  when (n < 0) (throwError (Negative n))
  return (n * 2)

main :: IO ()
main = do
  print (runExcept (safeDiv 10 2), runExcept (safeDiv 1 0))
  print (runExcept (safeDiv 1 0 `catchError` \_ -> return 99))
  runExceptT (mapM compute [1, 2]) >>= print
  runExceptT (mapM compute [1, -2, 3]) >>= print
  r <- runExceptT (compute (-1) `catchError` (\e -> lift (print e) >> throwError (Other "wrapped")))
  print r
  print (either show show (Left DivZero `catchError` \_ -> Right 3 :: Either Err Int))
  print (runExcept (withExceptT length (throwError "four" :: Except String ())), liftEither (Left 1) :: Either Int ())

-- expect: (Right 5,Left DivZero)
-- expect: Right 99
-- expect: compute 1
-- expect: compute 2
-- expect: Right [2,4]
-- expect: compute 1
-- expect: compute -2
-- expect: Left (Negative (-2))
-- expect: compute -1
-- expect: Negative (-1)
-- expect: Left (Other "wrapped")
-- expect: "3"
-- expect: (Left 4,Left 1)
