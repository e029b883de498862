-- was: a segmentation fault in searches that only refute: what a local function hands back unevaluated names a variable outside of it
-- $ needle reach backward_captured_argument.hs:18:66 --backward -O 0 -t 5s; test $? -lt 128
-- > `77`
-- ! Unreachable
module Main (main, go) where

data Box = Box Int Int

pick :: Int -> Int -> Box
pick n x = loop n
  where
    loop k = if k <= 0 then Box x 1 else loop (k - 1)

slow :: Int -> Int
slow n = if n <= 0 then 7 else (slow (n - 1) * 31 + n) `mod` 1009

go :: Int -> Int
go n = if n < 100 then 0 else case pick n (if slow n == 500 then 77 else 1) of
  Box y _ -> y + 1

main :: IO ()
main = print (go 238)
