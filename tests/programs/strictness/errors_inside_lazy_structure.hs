import Control.Exception

main :: IO ()
main = do
  let xs = [1, error "hole", 3] :: [Int]
  print (length xs)
  print (xs !! 2)
  r <- try (print (sum xs))
  case r of
    Left (ErrorCall m) -> putStrLn ("caught " ++ m)
    Right () -> putStrLn "no error"
  let t = (error "left", "right") :: (Int, String)
  putStrLn (snd t)
  print (fmap (const 'x') (Just (error "inside" :: Int)))

-- expect: 3
-- expect: 3
-- expect: caught hole
-- expect: right
-- expect: Just 'x'
