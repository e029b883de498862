module Main where

import Data.Char (isSpace)

-- About 10 MB of text, from a small generator.
text :: Int -> Int -> String
text 0 _ = []
text n x = word ++ text (n - 1) x'
  where
    x' = (x * 1103515245 + 12345) `mod` 2147483648
    size = 2 + (x' `div` 65536) `mod` 9
    end = if (x' `div` 1024) `mod` 12 == 0 then '\n' else ' '
    word = take size (drop ((x' `div` 4096) `mod` 17) "thequickbrownfoxjumpsoverthelazydog") ++ [end]

data Counts = Counts !Int !Int !Int

count :: String -> Counts
count = go False (Counts 0 0 0)
  where
    go _ counts [] = counts
    go inside (Counts l w c) (x : xs)
      | isSpace x = go False (Counts l' w (c + 1)) xs
      | inside = go True (Counts l w (c + 1)) xs
      | otherwise = go True (Counts l (w + 1) (c + 1)) xs
      where
        l' = if x == '\n' then l + 1 else l

main :: IO ()
main = do
  let Counts l w c = count (text 1450000 1)
  putStrLn (show l ++ " " ++ show w ++ " " ++ show c)
  print (length (words (text 20000 3)))
