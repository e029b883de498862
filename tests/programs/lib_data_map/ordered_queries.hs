import qualified Data.Map as M

main :: IO ()
main = do
  let m = M.fromList [(k, k * k) | k <- [10, 20 .. 50]]
  print (M.lookupMin m, M.lookupMax m, M.findMin m, M.findMax m, M.lookupMin (M.empty :: M.Map Int Int))
  print (M.deleteMin m, M.deleteMax m, M.deleteFindMin m, M.minViewWithKey m, M.maxView m)
  print (M.lookupLT 20 m, M.lookupGT 20 m, M.lookupLE 25 m, M.lookupGE 25 m, M.lookupGE 99 m)
  print (M.split 30 m, M.splitLookup 30 m, M.partitionWithKey (\k _ -> k < 25) m)
  print (M.elemAt 2 m, M.findIndex 30 m, M.lookupIndex 35 m, M.deleteAt 0 m, M.take 2 m, M.drop 4 m)
  print (M.toDescList m, M.toAscList (M.fromDescList [(3, 'c'), (1, 'a')]), M.fromAscList [(1, 'a'), (1, 'b'), (2, 'c')])
  print (M.fromListWith (++) [(even x, [x]) | x <- [1 .. 6 :: Int]], M.fromListWithKey (\k a b -> k ++ a ++ b) [("x", "1"), ("x", "2")])
  print (M.fromDistinctAscList [(1, 2), (3, 4)], M.foldr (:) [] m, M.updateMin (const Nothing) m, M.splitAt 2 m)

-- expect: (Just (10,100),Just (50,2500),(10,100),(50,2500),Nothing)
-- expect: (fromList [(20,400),(30,900),(40,1600),(50,2500)],fromList [(10,100),(20,400),(30,900),(40,1600)],((10,100),fromList [(20,400),(30,900),(40,1600),(50,2500)]),Just ((10,100),fromList [(20,400),(30,900),(40,1600),(50,2500)]),Just (2500,fromList [(10,100),(20,400),(30,900),(40,1600)]))
-- expect: (Just (10,100),Just (30,900),Just (20,400),Just (30,900),Nothing)
-- expect: ((fromList [(10,100),(20,400)],fromList [(40,1600),(50,2500)]),(fromList [(10,100),(20,400)],Just 900,fromList [(40,1600),(50,2500)]),(fromList [(10,100),(20,400)],fromList [(30,900),(40,1600),(50,2500)]))
-- expect: ((30,900),2,Nothing,fromList [(20,400),(30,900),(40,1600),(50,2500)],fromList [(10,100),(20,400)],fromList [(50,2500)])
-- expect: ([(50,2500),(40,1600),(30,900),(20,400),(10,100)],[(1,'a'),(3,'c')],fromList [(1,'b'),(2,'c')])
-- expect: (fromList [(False,[5,3,1]),(True,[6,4,2])],fromList [("x","x21")])
-- expect: (fromList [(1,2),(3,4)],[100,400,900,1600,2500],fromList [(20,400),(30,900),(40,1600),(50,2500)],(fromList [(10,100),(20,400)],fromList [(30,900),(40,1600),(50,2500)]))
