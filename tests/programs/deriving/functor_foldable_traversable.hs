data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
data Two f a = Two (f a) (Maybe a, Int) (Int -> a) deriving (Functor)
data E b a = L b | R a a deriving (Show, Eq, Functor, Foldable, Traversable)

main :: IO ()
main = do
  let t = Rose 1 [Rose 2 [Rose 4 []], Rose 3 []]
  print (fmap (* 10) t)
  print (sum t, product t, maximum t, length t, foldr (:) [] t)
  print (traverse (\x -> if x > 0 then Right (show x) else Left x) t)
  print (traverse (\x -> if x /= 4 then Right x else Left x) t)
  mapM_ print (Rose 'a' [Rose 'b' []])
  case fmap (+ 1) (Two [1, 2] (Just 3, 4) (* 2)) of
    Two a b f -> print (a, b, f 10)
  print (sequenceA (R [1, 2] [3]) :: [E () Int], fmap not (L 'x') == L 'x', length (R 'a' 'b'))

-- expect: Rose 10 [Rose 20 [Rose 40 []],Rose 30 []]
-- expect: (10,24,4,4,[1,2,4,3])
-- expect: Right (Rose "1" [Rose "2" [Rose "4" []],Rose "3" []])
-- expect: Left 4
-- expect: 'a'
-- expect: 'b'
-- expect: ([2,3],(Just 4,4),21)
-- expect: ([R 1 3,R 2 3],True,2)
