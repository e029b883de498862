main :: IO ()
main = do
  writeFile "notes.txt" "line one\nline two\n"
  appendFile "notes.txt" "line three"
  s <- readFile "notes.txt"
  putStr s
  putStrLn "|"
  print (length (lines s), last (lines s))
  writeFile "notes.txt" "λ überschrieben\n"
  readFile "notes.txt" >>= putStr

-- expect: line one
-- expect: line two
-- expect: line three|
-- expect: (3,"line three")
-- expect: λ überschrieben
