import Data.Monoid

main :: IO ()
main = do
  print (getSum (foldMap Sum [1 .. 10]), getProduct (foldMap Product [1 .. 5]))
  print (getAll (foldMap (All . even) [2, 4]), getAny (foldMap (Any . odd) [2, 4]))
  print (getFirst (foldMap First [Nothing, Just 1, Just 2]), getLast (foldMap Last [Just 1, Just 2, Nothing]))
  print (appEndo (foldMap (Endo . (+)) [1, 2, 3]) 10, (appEndo . foldMap (Endo . (:))) "abc" "")
  print (Sum 3 <> Sum 4, mempty :: Product Int, Just (Sum 1) <> Nothing)
  print (mconcat ["a", "b"], mempty :: (String, [Int]), getDual (Dual "a" <> Dual "b"))
  print (getAp (foldMap (Ap . Just) ["x", "y"]), getAlt (foldMap Alt [Nothing, Just 1]))
  print (Sum 1 < Sum 2, show (First (Just 1)))

-- expect: (55,120)
-- expect: (True,False)
-- expect: (Just 1,Just 2)
-- expect: (16,"abc")
-- expect: (Sum {getSum = 7},Product {getProduct = 1},Just (Sum {getSum = 1}))
-- expect: ("ab",("",[]),"ba")
-- expect: (Just "xy",Just 1)
-- expect: (True,"First {getFirst = Just 1}")
