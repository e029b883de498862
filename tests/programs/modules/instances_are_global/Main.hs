import Types
import Instances ()

main :: IO ()
main = do
  print (Wrapped 3)
  putStrLn (describe (Wrapped 'x'))
  print (Wrapped 1 == Wrapped 1)

-- expect: <<3>>
-- expect: wrapped <<'x'>>
-- expect: True
