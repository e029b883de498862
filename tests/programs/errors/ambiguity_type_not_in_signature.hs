class Sized a where
  size :: Int

main :: IO ()
main = return ()

-- error: 2:3: ambiguous
