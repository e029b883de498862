main :: IO ()
main = do
  let n = length "abc"
  if n then putStrLn "yes" else putStrLn "no"

-- error: 4:6: Couldn't match expected type 'Bool' with actual type 'Int'
