import Data.Maybe

main :: IO ()
main = do
  print (fromMaybe 0 Nothing, fromMaybe 0 (Just 1), fromJust (Just 'x'))
  print (catMaybes [Just 1, Nothing, Just 3], mapMaybe (\x -> if x > 1 then Just (x * 2) else Nothing) [1, 2, 3])
  print (isJust (Just undefined), isNothing Nothing, listToMaybe [1, 2], listToMaybe "", maybeToList (Just 1))
  print (maybe "none" show (Just 1), take 2 (mapMaybe Just [1 ..]), take 1 (catMaybes (cycle [Nothing, Just 2])))

-- expect: (0,1,'x')
-- expect: ([1,3],[4,6])
-- expect: (True,True,Just 1,Nothing,[1])
-- expect: ("1",[1,2],[2])
