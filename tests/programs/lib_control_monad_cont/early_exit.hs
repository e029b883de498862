import Control.Monad.Cont

search :: Int -> [Int] -> Cont r (Maybe Int)
search target xs = callCC $ \exit -> do
  forM_ (zip [0 ..] xs) $ \(i, x) -> when (x == target) (exit (Just i))
  return Nothing

main :: IO ()
main = do
  print (runCont (search 3 [1, 2, 3, 4]) id)
  print (runCont (search 9 [1, 2]) id)
  print (runCont (return 3) show, runCont (mapM (\x -> cont (\k -> k x ++ k (x * 10))) [1, 2]) (\r -> [r]))
  flip runContT return $ do
    lift (putStrLn "in ContT")
    r <- callCC (\k -> k 5 >> return 6)
    lift (print r)

-- expect: Just 2
-- expect: Nothing
-- expect: ("3",[[1,2],[1,20],[10,2],[10,20]])
-- expect: in ContT
-- expect: 5
