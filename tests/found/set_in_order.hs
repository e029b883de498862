-- was: a set or a map in a witness was printed in the order in which the search chose its elements
-- $ needle check set_in_order.hs -t 10s
-- > s = fromList [-1,0,1]
-- > m = fromList [(-1,True),(0,True),(1,True)]
-- > n = fromList [fromList [],fromList [False],fromList [False,True],fromList [True]]
-- exit 1
-- $ needle check set_in_order.hs -t 10s --strategy enumerate
-- > s = fromList [-1,0,1]
-- > m = fromList [(-1,True),(0,True),(1,True)]
-- exit 1
import qualified Data.Map as Map
import qualified Data.Set as Set

prop_set :: Set.Set Int -> Bool
prop_set s = Set.size s < 3

prop_map :: Map.Map Int Bool -> Bool
prop_map m = Map.size m < 3 || not (and m)

prop_nested :: Set.Set (Set.Set Bool) -> Bool
prop_nested n = Set.size n < 4
