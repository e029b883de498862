module Main where
import Left
import Right
main :: IO ()
main = do
  print (fromLeft' base', fromRight' base')
  print (combine 3)
  where base' = mkBase 5
        combine n = fromLeft' (mkBase n) + fromRight' (mkBase n)

-- expect: (50,6)
-- expect: 34
