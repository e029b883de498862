import Control.Monad

main :: IO ()
main = do
  when True (putStrLn "when")
  unless True (putStrLn "unless")
  forM_ [1, 2] print
  mapM_ print "ab"
  replicateM_ 2 (putStr "r")
  putStrLn ""
  xs <- forM [1, 2, 3] (\x -> return (x * x))
  print xs
  print =<< foldM (\a x -> do { putStrLn ("acc " ++ show a); return (a + x) }) 0 [1, 2, 3]
  zipWithM_ (\i s -> putStrLn (show i ++ s)) [1 ..] ["a", "b"]
  foldM_ (\a x -> print (a, x) >> return x) 0 [5, 6]
  r <- zipWithM (\a b -> return (a + b)) [1, 2] [10, 20]
  print r
  print (either id id (forever (Left "stopped") :: Either String String))
  (ys, zs) <- mapAndUnzipM (\x -> return (x, x * 2)) [1, 2]
  print (ys, zs)

-- expect: when
-- expect: 1
-- expect: 2
-- expect: 'a'
-- expect: 'b'
-- expect: rr
-- expect: [1,4,9]
-- expect: acc 0
-- expect: acc 1
-- expect: acc 3
-- expect: 6
-- expect: 1a
-- expect: 2b
-- expect: (0,5)
-- expect: (5,6)
-- expect: [11,22]
-- expect: "stopped"
-- expect: ([1,2],[2,4])
