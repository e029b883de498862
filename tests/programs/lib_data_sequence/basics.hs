import qualified Data.Sequence as Seq
import Data.Sequence (Seq, (<|), (|>), (><), ViewL (..), ViewR (..))
import Data.Foldable (toList)

main :: IO ()
main = do
  let s = Seq.fromList [1, 2, 3]
  print (s, 0 <| s, s |> 4, s >< s, Seq.empty :: Seq Int, Seq.singleton 'x')
  print (Seq.length s, Seq.null s, Seq.index s 1, Seq.lookup 5 s, s Seq.!? 0)
  print (Seq.update 1 20 s, Seq.adjust (* 2) 0 s, Seq.insertAt 1 9 s, Seq.deleteAt 0 s)
  print (Seq.take 2 s, Seq.drop 2 s, Seq.splitAt 1 s, Seq.reverse s, Seq.replicate 3 'a')
  print (toList s, sum s, maximum s, fmap (+ 1) s, foldr (:) [] s)
  case Seq.viewl s of
    x :< rest -> print (x, rest)
    EmptyL -> putStrLn "empty"
  case Seq.viewr s of
    rest :> x -> print (rest, x)
    EmptyR -> putStrLn "empty"
  print (Seq.sort (Seq.fromList [3, 1, 2]), Seq.zip s (Seq.fromList "abc"), Seq.filter odd s, Seq.mapWithIndex (,) s)
  print (s == Seq.fromList [1, 2, 3], s < Seq.fromList [1, 3], s <> s, Seq.partition even s, Seq.elemIndexL 2 s)

-- expect: (fromList [1,2,3],fromList [0,1,2,3],fromList [1,2,3,4],fromList [1,2,3,1,2,3],fromList [],fromList "x")
-- expect: (3,False,2,Nothing,Just 1)
-- expect: (fromList [1,20,3],fromList [2,2,3],fromList [1,9,2,3],fromList [2,3])
-- expect: (fromList [1,2],fromList [3],(fromList [1],fromList [2,3]),fromList [3,2,1],fromList "aaa")
-- expect: ([1,2,3],6,3,fromList [2,3,4],[1,2,3])
-- expect: (1,fromList [2,3])
-- expect: (fromList [1,2],3)
-- expect: (fromList [1,2,3],fromList [(1,'a'),(2,'b'),(3,'c')],fromList [1,3],fromList [(0,1),(1,2),(2,3)])
-- expect: (True,True,fromList [1,2,3,1,2,3],(fromList [2],fromList [1,3]),Just 1)
