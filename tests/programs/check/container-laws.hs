-- Values of abstract types, made by the functions their users make them with.
-- flags: --max-size 10
-- check: prop_map falsified m = fromList [(3,True)]
-- check: prop_set falsified s = fromList [0,1]
-- check: prop_intMap falsified m = fromList [(2,_)]
-- check: prop_seq falsified s = fromList [_,_]
-- check: prop_vector falsified v = fromList [_,_]
-- check: prop_text falsified t = "ba"
-- check: prop_insideData falsified b = Box {label = _, held = fromList [0]}
-- check: prop_maps falsified f = \x -> case x of { False -> fromList []; True -> fromList [False] }
-- check: prop_noOrder broken there is no instance that Set needs
-- check: prop_union holds_up_to 10
module ContainerLaws where

import qualified Data.IntMap as IntMap
import qualified Data.Map as Map
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import qualified Data.Text as Text
import qualified Data.Vector as Vector

prop_map :: Map.Map Int Bool -> Bool
prop_map m = Map.lookup 3 m /= Just True

prop_set :: Set.Set Int -> Bool
prop_set s = not (Set.member 0 s && Set.member 1 s)

prop_intMap :: IntMap.IntMap () -> Bool
prop_intMap m = not (IntMap.member 2 m)

prop_seq :: Seq.Seq Bool -> Bool
prop_seq s = Seq.length s < 2

prop_vector :: Vector.Vector Bool -> Bool
prop_vector v = Vector.length v < 2

prop_text :: Text.Text -> Bool
prop_text t = t /= Text.pack "ba"

data Box = Box { label :: String, held :: !(Set.Set Int) }

prop_insideData :: Box -> Bool
prop_insideData b = Set.null (held b)

prop_maps :: (Bool -> Set.Set Bool) -> Bool
prop_maps f = Set.size (f True) <= Set.size (f False)

prop_noOrder :: Set.Set (Int -> Int) -> Bool
prop_noOrder s = Set.null s

prop_union :: Set.Set Bool -> Set.Set Bool -> Bool
prop_union s t = Set.union s t == Set.union t s
