import A
import B
import qualified A as X (value)
import qualified B as X (other)

main :: IO ()
main = do
  print (A.value, B.value)
  print (onlyA + onlyB)
  print (X.value, X.other)
  print shared

-- expect: (1,2)
-- expect: 30
-- expect: (1,8)
-- expect: 7
