import Facade
import qualified Facade as F (helper)

main :: IO ()
main = do
  print (deep 3)
  print (F.helper 4)
  print (insert 2 [1, 3])
  print (mapMaybe id [Just 1, Nothing])
  print (fromFacade (Both 1 2))
  where _unused = ()

-- expect: 6
-- expect: 16
-- expect: [1,2,3]
-- expect: [1]
-- expect: 2
