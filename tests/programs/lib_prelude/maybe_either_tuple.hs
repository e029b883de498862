main :: IO ()
main = do
  print (maybe 0 (+ 1) (Just 5), maybe 0 (+ 1) Nothing)
  print (either length negate (Left "abc"), either length negate (Right 4 :: Either String Int))
  print (fst (1, 2), snd (1, 2), curry fst 1 2, uncurry (+) (3, 4))
  print (fmap (+ 1) (Just 1), (+ 1) <$> Right 3 :: Either () Int, (+ 1) <$> Left "e")
  print (Just 1 >>= \x -> if x > 0 then Just (x * 2) else Nothing)
  print (sequence [Just 1, Just 2], sequence [Just 1, Nothing], mapM (\x -> [x, -x]) [1, 2])
  print (traverse (\x -> if x > 0 then Right x else Left ("bad " ++ show x)) [1, 2, -3, -4])
  print (compare (Just 1) Nothing, Left 5 < Right 1, (1, 'b') > (1, 'a'))
  print (pure 3 :: Maybe Int, (,) <$> Just 1 <*> Just 'c', Just 1 <* Just 2, Just 1 *> Nothing :: Maybe ())
  print ((+) <$> (* 2) <*> (+ 10) $ 3)

-- expect: (6,0)
-- expect: (3,-4)
-- expect: (1,2,1,7)
-- expect: (Just 2,Right 4,Left "e")
-- expect: Just 2
-- expect: (Just [1,2],Nothing,[[1,2],[1,-2],[-1,2],[-1,-2]])
-- expect: Left "bad -3"
-- expect: (GT,True,True)
-- expect: (Just 3,Just (1,'c'),Just 1,Nothing)
-- expect: 19
