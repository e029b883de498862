import Control.Exception

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\e -> takeWhile (/= '\n') (show (e :: ErrorCall))) show r)

main :: IO ()
main = do
  attempt (head ([] :: [Int]))
  attempt (tail ([] :: [Int]))
  attempt (last ([] :: [Int]))
  attempt (init ([] :: [Int]))
  attempt (maximum ([] :: [Int]))
  attempt (foldr1 (+) ([] :: [Int]))
  attempt (foldl1 (+) ([] :: [Int]))
  attempt ([1, 2, 3] !! 5 :: Int)
  attempt ([1, 2, 3] !! (-1) :: Int)
  attempt (length (cycle ([] :: [Int])))
  attempt (toEnum 5 :: Bool)
  attempt (succ (maxBound :: Int))
  attempt (read "x" :: Int)

-- expect: Prelude.head: empty list
-- expect: Prelude.tail: empty list
-- expect: Prelude.last: empty list
-- expect: Prelude.init: empty list
-- expect: Prelude.maximum: empty list
-- expect: Prelude.foldr1: empty list
-- expect: Prelude.foldl1: empty list
-- expect: Prelude.!!: index too large
-- expect: Prelude.!!: negative index
-- expect: Prelude.cycle: empty list
-- expect: Prelude.Enum.Bool.toEnum: bad argument
-- expect: Prelude.Enum.succ{Int}: tried to take `succ' of maxBound
-- expect: Prelude.read: no parse
