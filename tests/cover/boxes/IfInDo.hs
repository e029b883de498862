module IfInDo where
f :: Int -> Maybe Int
f n = do
  m <- if even n then Just (n `div` 2) else Nothing
  let k = if m > 3 then m else 3
  case k of
    3 -> Nothing
    _ | m > 5 -> return m
      | otherwise -> do
          x <- pure k
          return $ x + m
