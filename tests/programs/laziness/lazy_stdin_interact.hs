-- stdin: 3
-- stdin: 4
-- stdin: quit
-- stdin: 5
main :: IO ()
main = interact (unlines . map respond . takeWhile (/= "quit") . lines)
  where respond s = "square " ++ show (n * n) where n = read s :: Int

-- expect: square 9
-- expect: square 16
