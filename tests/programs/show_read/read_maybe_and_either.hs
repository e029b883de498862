import Text.Read

main :: IO ()
main = do
  print (readMaybe "12" :: Maybe Int)
  print (readMaybe "12x" :: Maybe Int)
  print (readMaybe "" :: Maybe Int)
  print (readMaybe "1.5" :: Maybe Int)
  print (readMaybe "1.5" :: Maybe Double)
  print (readMaybe ".5" :: Maybe Double)
  print (readMaybe "5." :: Maybe Double)
  print (readEither "7" :: Either String Int)
  print (readEither "x" :: Either String Int)
  print (readMaybe "Just 3" :: Maybe (Maybe Int))
  print (readMaybe "Just -3" :: Maybe (Maybe Int))
  print (readMaybe " [ ] " :: Maybe [Int])
  print (readMaybe "-5" :: Maybe Int, readMaybe "- 5" :: Maybe Int, readMaybe "+5" :: Maybe Int)

-- expect: Just 12
-- expect: Nothing
-- expect: Nothing
-- expect: Nothing
-- expect: Just 1.5
-- expect: Nothing
-- expect: Nothing
-- expect: Right 7
-- expect: Left "Prelude.read: no parse"
-- expect: Just (Just 3)
-- expect: Just (Just (-3))
-- expect: Just []
-- expect: (Just (-5),Just (-5),Nothing)
