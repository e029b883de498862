main :: IO ()
main = do
  putStr "abc"
  putChar '!'
  putStr "\n"
  putStr ""
  putStr "end"

-- expect: abc!
-- expect: end
-- no-newline
