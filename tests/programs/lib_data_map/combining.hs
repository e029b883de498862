import qualified Data.Map as M

main :: IO ()
main = do
  let a = M.fromList [(1, 10), (2, 20), (3, 30)]
      b = M.fromList [(2, 200), (3, 300), (4, 400)]
  print (M.union a b, M.unionWith (+) a b, M.unions [a, b, M.singleton 9 9])
  print (M.intersection a b, M.intersectionWith (,) a b, M.difference a b, a M.\\ b)
  print (M.unionsWith (+) [a, b, a], M.differenceWith (\x y -> if y > 250 then Nothing else Just (x + y)) a b)
  print (M.isSubmapOf (M.fromList [(1, 10)]) a, M.isSubmapOfBy (<=) (M.fromList [(1, 5)]) a, M.disjoint a b)
  print (M.mapKeys (* 2) a, M.mapKeysWith (+) (`div` 2) a, M.mergeWithKey (\_ x y -> Just (x + y)) id (const M.empty) a b)
  print (a <> b, mconcat [b, a], M.unionWithKey (\k x y -> k + x + y) a b)
  print (M.restrictKeys a (M.keysSet b), M.withoutKeys a (M.keysSet b), M.compose (M.fromList [(10, 'x')]) a)
  print (a == a, a < b, compare a b, fmap negate a)

-- expect: (fromList [(1,10),(2,20),(3,30),(4,400)],fromList [(1,10),(2,220),(3,330),(4,400)],fromList [(1,10),(2,20),(3,30),(4,400),(9,9)])
-- expect: (fromList [(2,20),(3,30)],fromList [(2,(20,200)),(3,(30,300))],fromList [(1,10)],fromList [(1,10)])
-- expect: (fromList [(1,20),(2,240),(3,360),(4,400)],fromList [(1,10),(2,220)])
-- expect: (True,True,False)
-- expect: (fromList [(2,10),(4,20),(6,30)],fromList [(0,10),(1,50)],fromList [(1,10),(2,220),(3,330)])
-- expect: (fromList [(1,10),(2,20),(3,30),(4,400)],fromList [(1,10),(2,200),(3,300),(4,400)],fromList [(1,10),(2,222),(3,333),(4,400)])
-- expect: (fromList [(2,20),(3,30)],fromList [(1,10)],fromList [(1,'x')])
-- expect: (True,True,LT,fromList [(1,-10),(2,-20),(3,-30)])
