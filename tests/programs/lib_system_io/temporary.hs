-- Files with new names, and files looked for.
import System.Directory
import System.IO

main :: IO ()
main = do
  (path, h) <- openTempFile "." "note.txt"
  (other, k) <- openTempFile "." "note.txt"
  print (path /= other, take 4 (dropWhile (`elem` "./") path), drop (length path - 4) path)
  hPutStrLn h "hello" >> hClose h >> hClose k
  readFile path >>= putStr
  found <- findFile ["nowhere", "."] (drop 2 path)
  print (fmap (== path) found)
  mapM_ removeFile [path, other]
  there <- doesFileExist path
  print there
  findFiles ["."] "no such file" >>= print

-- expect: (True,"note",".txt")
-- expect: hello
-- expect: Just True
-- expect: False
-- expect: []
