import Data.Functor.Classes
import Data.Functor.Compose
import qualified Data.Map as M
import qualified Data.IntMap as I
import qualified Data.Set as S
import qualified Data.Sequence as Q
import Data.Tree
m = M.fromList [(1, "a"), (2, "b")]

main :: IO ()
main = do
  print (Compose [m], Compose (Just (I.fromList [(3, 'x')])), Compose (Q.fromList [Just 1, Nothing]), Compose [Node 1 [Node 2 []]])
  putStrLn (showsPrec1 11 (S.fromList "hello") "" ++ showsPrec2 0 m "")
  print (Compose [m] == Compose [M.insert 3 "c" m], compare (Compose [m]) (Compose [M.delete 1 m]), eq1 (Q.fromList [1]) (Q.fromList [1]), liftCompare compare (S.fromList [1,2]) (S.fromList [1,3]))
  print (read "Compose [fromList [(1,\"z\")]]" :: Compose [] (M.Map Int) String, read "Compose (Just (fromList [1,2]))" :: Compose Maybe Q.Seq Int)
  print (readsPrec1 0 "Node {rootLabel = 1, subForest = [Node {rootLabel = 2, subForest = []}]} x" :: [(Tree Int, String)])
  print (eq1 (Node 1 [Node 2 []]) (Node 1 [Node 3 []]), readsPrec1 0 "fromList [(1,True)]" :: [(I.IntMap Bool, String)], compare1 m m)

-- expect: (Compose [fromList [(1,"a"),(2,"b")]],Compose (Just (fromList [(3,'x')])),Compose (fromList [Just 1,Nothing]),Compose [Node {rootLabel = 1, subForest = [Node {rootLabel = 2, subForest = []}]}])
-- expect: (fromList "ehlo")fromList [(1,"a"),(2,"b")]
-- expect: (False,LT,True,LT)
-- expect: (Compose [fromList [(1,"z")]],Compose (Just (fromList [1,2])))
-- expect: [(Node {rootLabel = 1, subForest = [Node {rootLabel = 2, subForest = []}]}," x")]
-- expect: (False,[(fromList [(1,True)],"")],EQ)
