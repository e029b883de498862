import System.IO

main :: IO ()
main = do
  hSetBuffering stdout (BlockBuffering (Just 64))
  putStrLn (replicate 300 'x')
  mapM_ (putStr . show) [1 .. 100 :: Int]
  putStrLn ""
  putStrLn (unwords (map show (takeWhile (< 500) (iterate (* 3) 1))))
  hPutStrLn stdout (concatMap (\n -> show n ++ (if n `mod` 10 == 0 then "\n" else " ")) [1 .. 30 :: Int] ++ "end")

-- expect: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
-- expect: 123456789101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899100
-- expect: 1 3 9 27 81 243
-- expect: 1 2 3 4 5 6 7 8 9 10
-- expect: 11 12 13 14 15 16 17 18 19 20
-- expect: 21 22 23 24 25 26 27 28 29 30
-- expect: end
