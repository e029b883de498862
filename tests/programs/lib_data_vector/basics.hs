import qualified Data.Vector as V

main :: IO ()
main = do
  let v = V.fromList [1, 2, 3, 4]
  print (v, V.length v, v V.! 2, v V.!? 9, V.head v, V.last v, V.null v)
  print (V.map (* 2) v, V.filter even v, V.sum v, V.foldr (:) [] v, V.toList (V.reverse v))
  print (V.zip v (V.fromList "abcd"), V.zipWith (+) v v, V.imap (,) v, V.enumFromTo 1 3)
  print (v V.// [(0, 10)], V.cons 0 v, V.snoc v 5, v V.++ v, V.take 2 v, V.drop 2 v, V.slice 1 2 v)
  print (V.generate 4 (^ 2), V.replicate 2 'x', V.empty :: V.Vector Int, V.singleton 1, V.concatMap (\x -> V.fromList [x, x]) v)
  print (fmap show v, sum v, maximum v, V.foldl' (+) 0 v, V.indexed (V.fromList "ab"), V.elem 3 v, V.findIndex (> 2) v)
  print (V.span (< 3) v, V.partition odd v, V.accum (+) v [(0, 100)], V.iterateN 3 (* 2) 1, V.unfoldr (\n -> if n > 3 then Nothing else Just (n, n + 1)) 1)

-- expect: ([1,2,3,4],4,3,Nothing,1,4,False)
-- expect: ([2,4,6,8],[2,4],10,[1,2,3,4],[4,3,2,1])
-- expect: ([(1,'a'),(2,'b'),(3,'c'),(4,'d')],[2,4,6,8],[(0,1),(1,2),(2,3),(3,4)],[1,2,3])
-- expect: ([10,2,3,4],[0,1,2,3,4],[1,2,3,4,5],[1,2,3,4,1,2,3,4],[1,2],[3,4],[2,3])
-- expect: ([0,1,4,9],"xx",[],[1],[1,1,2,2,3,3,4,4])
-- expect: (["1","2","3","4"],10,4,10,[(0,'a'),(1,'b')],True,Just 2)
-- expect: (([1,2],[3,4]),([1,3],[2,4]),[101,2,3,4],[1,2,4],[1,2,3])
