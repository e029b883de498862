import qualified Data.List.NonEmpty as NE
import Data.List.NonEmpty (NonEmpty (..), (<|))
import Data.Semigroup (sconcat)

main :: IO ()
main = do
  let ne = 3 :| [1, 2]
  print (ne, NE.head ne, NE.tail ne, NE.toList ne, NE.length ne)
  print (NE.nonEmpty [1, 2], NE.nonEmpty ([] :: [Int]), 0 <| ne, NE.map (* 2) ne)
  print (NE.sort ne, NE.reverse ne, maximum ne, foldr1 (-) ne, NE.last ne, NE.init ne)
  print (NE.group "aabc", NE.groupBy (\a b -> even a == even b) [2, 4, 1])
  print (sconcat ("a" :| ["b", "c"]), ne <> ne, NE.zip ne (NE.fromList "abc"), fmap show ne)
  print (map NE.length (NE.group [1, 1, 2, 3, 3, 3]), NE.cons 'x' ('y' :| ""), NE.groupWith (`div` 10) [1, 2, 11, 12, 3])
  print (NE.sortBy (flip compare) ne, NE.filter odd ne, NE.take 2 ne, ne NE.!! 1, NE.insert 2 [1, 3])

-- expect: (3 :| [1,2],3,[1,2],[3,1,2],3)
-- expect: (Just (1 :| [2]),Nothing,0 :| [3,1,2],6 :| [2,4])
-- expect: (1 :| [2,3],2 :| [1,3],3,4,2,[3,1])
-- expect: (['a' :| "a",'b' :| "",'c' :| ""],[2 :| [4],1 :| []])
-- expect: ("abc",3 :| [1,2,3,1,2],(3,'a') :| [(1,'b'),(2,'c')],"3" :| ["1","2"])
-- expect: ([2,1,3],'x' :| "y",[1 :| [2],11 :| [12],3 :| []])
-- expect: (3 :| [2,1],[3,1],[3,1],1,1 :| [2,3])
