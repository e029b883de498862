import Control.Monad.Writer

fact :: Integer -> Writer [String] Integer
fact 0 = tell ["fact 0 = 1"] >> return 1
fact n = do
  r <- fact (n - 1)
  let v = n * r
  tell ["fact " ++ show n ++ " = " ++ show v]
  return v

main :: IO ()
main = do
  let (v, logs) = runWriter (fact 4)
  print v
  mapM_ putStrLn logs
  print (execWriter (mapM_ (tell . Sum) [1 .. 10]))
  print (runWriter (listen (tell "a" >> return 1)), runWriter (censor reverse (tell "abc")), runWriter (pass (return (1, map succ) <* tell "HAL")))
  (x, w) <- runWriterT (do { tell ["start"]; y <- lift (return 5); tell ["got " ++ show y]; return (y + 1) })
  print (x, w)
  print (take 3 (execWriter (mapM_ (\n -> tell [n]) [1 ..])))

-- expect: 24
-- expect: fact 0 = 1
-- expect: fact 1 = 1
-- expect: fact 2 = 2
-- expect: fact 3 = 6
-- expect: fact 4 = 24
-- expect: Sum {getSum = 55}
-- expect: (((1,"a"),"a"),((),"cba"),(1,"IBM"))
-- expect: (6,["start","got 5"])
-- expect: [1,2,3]
