main :: IO ()
main = do
  putStrLn "start"
  print (undefined :: Int)

-- expect: start
-- exit: 1
-- stderr: Prelude.undefined
