import Debug.Trace

f :: Int -> Int
f n = trace ("f " ++ show n) (n * 2)

main :: IO ()
main = do
  let x = f 3
  putStrLn "before"
  print (x + x)
  traceM "in monad"
  print (traceShow (1, 'a') 5)
  print (traceShowId 7 + 1)
  print (traceId "idstring")
  let unused = trace "never shown" ()
  return ()

-- expect: before
-- expect: 12
-- expect: 5
-- expect: 8
-- expect: "idstring"
-- stderr: f 3
-- stderr: in monad
-- stderr: (1,'a')
-- stderr: 7
-- stderr: idstring
