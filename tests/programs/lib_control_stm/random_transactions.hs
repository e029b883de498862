-- Random transactions of writes, choices, retries and exceptions: what they return and what they leave behind.
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

data T = Write Int Int | Add Int Int | Retry | Throw Int | Both T T | T `Or` T | T `Catch` T | Guard Int T | Swap Int Int | New Int

draw :: Int -> [Int] -> (T, [Int])
draw depth (k : a : b : more)
  | depth == 0 || k `mod` 12 < 3 = (leaf, more)
  | otherwise = case k `mod` 12 of
      3 -> let (t, m) = sub more in (Guard (a `mod` 4) t, m)
      n | n < 7 -> two Both
        | n < 10 -> two Or
        | otherwise -> two Catch
  where
    sub = draw (depth - 1)
    two f = let (t, m) = sub more; (u, m') = sub m in (f t u, m')
    leaf = case b `mod` 8 of
      0 -> Retry
      1 -> Throw (a `mod` 3)
      2 -> Swap (a `mod` 4) (b `mod` 3)
      3 -> New (a `mod` 4)
      4 -> Write (a `mod` 4) (k `mod` 50)
      _ -> Add (a `mod` 4) (k `mod` 50)
draw _ _ = (Retry, [])

run :: [TVar Int] -> T -> STM Int
run vs t = case t of
  Write i x -> writeTVar (vs !! i) x >> return x
  Add i x -> modifyTVar' (vs !! i) (+ x) >> readTVar (vs !! i)
  Swap i j -> readTVar (vs !! j) >>= swapTVar (vs !! i)
  New i -> readTVar (vs !! i) >>= newTVar >>= \v -> modifyTVar v (* 2) >> readTVar v
  Retry -> retry
  Throw n -> throwSTM (userError (show n))
  Both a b -> (\x y -> (x * 7 + y) `mod` 10007) <$> run vs a <*> run vs b
  Or a b -> run vs a `orElse` fmap (+ 1) (run vs b)
  Catch a b -> run vs a `catchSTM` (\e -> fmap (+ length (show (e :: IOException))) (run vs b))
  Guard i a -> readTVar (vs !! i) >>= check . even >> run vs a

main :: IO ()
main = do
  vs <- mapM newTVarIO [1 .. 4]
  let loop :: Int -> [Int] -> IO ()
      loop 0 _ = return ()
      loop n rs = do
        let (t, rest) = draw 5 rs
        r <- try (atomically (fmap Just (run vs t) `orElse` return Nothing))
        xs <- mapM readTVarIO vs
        when (n `mod` 8 == 0) (putStrLn (either (\e -> show (e :: IOException)) show r ++ " " ++ show xs))
        forM_ vs (\v -> atomically (modifyTVar' v (`mod` 1000)))
        loop (n - 1) rest
  loop 400 (map (`div` 65536) (iterate (\x -> (x * 1103515245 + 12345) `mod` 2147483648) 42))

-- expect: user error (1) [1,2,3,4]
-- expect: Just 839 [34,33,39,20]
-- expect: Just 36 [34,75,86,36]
-- expect: Just 4465 [34,48,86,78]
-- expect: Just 465 [56,73,130,126]
-- expect: Just 32 [77,130,32,85]
-- expect: Nothing [111,211,135,114]
-- expect: Just 3060 [111,15,260,114]
-- expect: Just 25 [159,292,292,140]
-- expect: Just 94 [175,292,94,36]
-- expect: Just 248 [248,358,40,210]
-- expect: Just 270 [40,358,86,270]
-- expect: Just 125 [40,358,86,125]
-- expect: Just 102 [66,64,102,148]
-- expect: user error (1) [77,31,31,77]
-- expect: Nothing [119,31,31,77]
-- expect: Nothing [119,31,125,65]
-- expect: Just 3997 [14,31,62,62]
-- expect: Just 45 [73,73,114,44]
-- expect: Just 52 [38,91,114,103]
-- expect: Just 33 [33,36,47,169]
-- expect: Just 48 [30,48,42,196]
-- expect: Just 6 [6,117,65,241]
-- expect: Just 2309 [37,26,20,327]
-- expect: Just 40 [20,26,83,83]
-- expect: Just 378 [111,38,24,24]
-- expect: Just 1164 [44,80,57,50]
-- expect: Just 3852 [48,48,97,87]
-- expect: Just 141 [28,48,141,129]
-- expect: Just 161 [42,16,5,50]
-- expect: Nothing [26,21,49,6]
-- expect: Nothing [2,30,2,83]
-- expect: Nothing [43,53,18,97]
-- expect: Just 79 [79,26,18,138]
-- expect: Just 4899 [79,40,72,180]
-- expect: Just 48 [48,48,76,79]
-- expect: user error (0) [89,48,28,76]
-- expect: Just 86 [86,26,43,103]
-- expect: user error (1) [86,26,63,2]
-- expect: user error (0) [101,87,93,25]
-- expect: Nothing [113,42,19,38]
-- expect: Just 19 [198,19,19,28]
-- expect: Nothing [245,47,29,198]
-- expect: Just 1719 [245,16,2,204]
-- expect: user error (0) [16,33,28,72]
-- expect: Just 38 [38,110,49,72]
-- expect: Nothing [105,61,22,105]
-- expect: user error (0) [48,66,44,48]
-- expect: Just 102 [115,102,48,102]
-- expect: Just 121 [188,48,58,107]
