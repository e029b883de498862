main :: IO ()
main = do
  print (read "1" + 1 :: Int)
  print (read "abc" :: Int)

-- expect: 2
-- exit: 1
-- stderr: Prelude.read: no parse
