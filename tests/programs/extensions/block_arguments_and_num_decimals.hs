{-# LANGUAGE BlockArguments #-}
import Control.Monad

main :: IO ()
main = do
  when True do
    putStrLn "block"
  forM_ [1, 2] \i -> do
    print i
  let f = foldr (\x k -> x + k) 0
  print (f do [1, 2, 3])

-- expect: block
-- expect: 1
-- expect: 2
-- expect: 6
