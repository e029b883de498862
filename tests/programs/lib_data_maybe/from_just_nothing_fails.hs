import Data.Maybe

main :: IO ()
main = do
  print (fromMaybe (error "unused") (Just 1))
  print (fromJust (Nothing :: Maybe Int))

-- expect: 1
-- exit: 1
-- stderr: Maybe.fromJust: Nothing
