import qualified Data.Vector as V

fibs :: Int -> V.Vector Integer
fibs n = v
  where v = V.generate (n + 1) f
        f 0 = 0
        f 1 = 1
        f i = v V.! (i - 1) + v V.! (i - 2)

binarySearch :: Ord a => V.Vector a -> a -> Maybe Int
binarySearch v x = go 0 (V.length v - 1)
  where
    go lo hi
      | lo > hi = Nothing
      | otherwise = case compare x (v V.! mid) of
          EQ -> Just mid
          LT -> go lo (mid - 1)
          GT -> go (mid + 1) hi
      where mid = (lo + hi) `div` 2

main :: IO ()
main = do
  print (V.last (fibs 80))
  let v = V.fromList [2, 4 .. 200]
  print (map (binarySearch v) [2, 100, 200, 7])
  print (V.mapM (\x -> if x > 0 then Just x else Nothing) (V.fromList [1, 2]))
  V.forM_ (V.fromList "ab") print

-- expect: 23416728348467685
-- expect: [Just 0,Just 49,Just 99,Nothing]
-- expect: Just [1,2]
-- expect: 'a'
-- expect: 'b'
