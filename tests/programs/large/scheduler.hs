-- A job scheduler: dependencies in Maps, topological levels with cycle detection, list scheduling of jobs on
-- workers by priority, critical path, and an event-driven simulation with a timeline.
module Main (main) where

import Control.Monad (forM_, when)
import Data.Foldable (toList)
import Data.List (intercalate, maximumBy, partition, sortOn)
import Data.Map.Strict (Map)
import qualified Data.Map as LazyMap
import qualified Data.Map.Strict as Map
import Data.Ord (Down (..), comparing)
import Data.Set (Set)
import qualified Data.Set as Set

type JobName = String
type Time = Int

data Job = Job
  { jobName :: JobName
  , duration :: Time
  , needs :: Set JobName
  , priority :: Int
  }

newtype Plan = Plan { jobs :: Map JobName Job }

data PlanError
  = UnknownDependency JobName JobName
  | Cycle [JobName]
  | Duplicate JobName
  deriving (Eq, Show)

plan :: [(JobName, Time, [JobName])] -> Either PlanError Plan
plan specs = do
  m <- foldr insertJob (Right Map.empty) specs
  forM_ (Map.elems m) $ \j -> forM_ (Set.toList (needs j)) $ \d ->
    when (d `Map.notMember` m) $ Left (UnknownDependency (jobName j) d)
  maybe (Right (withPriorities (Plan m))) (Left . Cycle) (findCycle m)
  where
    insertJob (n, t, ds) acc = do
      m <- acc
      if n `Map.member` m then Left (Duplicate n) else Right (Map.insert n (Job n t (Set.fromList ds) 0) m)

-- Depth-first search with a path; returns the names on a cycle, in order.
findCycle :: Map JobName Job -> Maybe [JobName]
findCycle m = go Set.empty (Map.keys m)
  where
    go _ [] = Nothing
    go done (n : ns) = case visit done [] n of
      Left c -> Just c
      Right done' -> go done' ns
    visit done path n
      | n `elem` path = Left (n : reverse (n : takeWhile (/= n) path))
      | n `Set.member` done = Right done
      | otherwise = Set.insert n <$> foldl step (Right done) (Set.toList (needs (m Map.! n)))
      where step acc d = acc >>= \s -> visit s (n : path) d

dependents :: Plan -> Map JobName [JobName]
dependents (Plan m) = Map.fromListWith (++) ([(d, [jobName j]) | j <- Map.elems m, d <- toList (needs j)] ++ [(n, []) | n <- Map.keys m])

-- The priority of a job is the length of the longest chain that starts with it; the map is its own memo table.
withPriorities :: Plan -> Plan
withPriorities p@(Plan m) = Plan (Map.mapWithKey (\n j -> j { priority = lengths Map.! n }) m)
  where
    after = dependents p
    lengths = lazily (\n -> duration (m Map.! n) + maximum (0 : map (lengths Map.!) (after Map.! n)))
    lazily f = LazyMap.fromDistinctAscList [(n, f n) | n <- Map.keys m]

criticalPath :: Plan -> [JobName]
criticalPath p@(Plan m) = follow (Map.keys m)
  where
    after = dependents p
    follow [] = []
    follow ns = let n = maximumBy (comparing (\x -> (priority (m Map.! x), Down x))) ns in n : follow (after Map.! n)

levels :: Plan -> [[JobName]]
levels (Plan m) = go Set.empty (Map.elems m)
  where
    go _ [] = []
    go done js = map jobName ready : go (Set.union done (Set.fromList (map jobName ready))) rest
      where (ready, rest) = partition ((`Set.isSubsetOf` done) . needs) js

-- Simulation

data Worker = Worker { workerId :: Int, busyUntil :: Time, current :: Maybe JobName }
data Event = Start Time Int JobName | Finish Time Int JobName deriving (Eq, Ord, Show)

data World = World
  { clock :: Time
  , workers :: [Worker]
  , waiting :: Map JobName Job
  , finished :: Set JobName
  , events :: [Event]
  }

simulate :: Int -> Plan -> [Event]
simulate n (Plan m) = reverse (events (loop (World 0 [Worker i 0 Nothing | i <- [1 .. n]] m Set.empty [])))
  where
    loop w
      | Map.null (waiting w') && all ((== Nothing) . current) (workers w') = w'
      | otherwise = loop (advance w')
      where w' = assign w

assign :: World -> World
assign w = case (free, ready) of
  (k : _, j : _) -> assign (start k j)
  _ -> w
  where
    free = [k | k <- workers w, current k == Nothing]
    ready = sortOn (\j -> (Down (priority j), jobName j)) [j | j <- Map.elems (waiting w), needs j `Set.isSubsetOf` finished w]
    start k j = w
      { workers = [if workerId k == workerId x then x { busyUntil = clock w + duration j, current = Just (jobName j) } else x | x <- workers w]
      , waiting = Map.delete (jobName j) (waiting w)
      , events = Start (clock w) (workerId k) (jobName j) : events w
      }

advance :: World -> World
advance w = foldl finish w { clock = now } done
  where
    busy = [k | k@Worker { current = Just _ } <- workers w]
    now = minimum (map busyUntil busy)
    done = [(workerId k, j) | k@Worker { current = Just j } <- busy, busyUntil k == now]
    finish acc (i, j) = acc
      { workers = [if workerId k == i then k { current = Nothing } else k | k <- workers acc]
      , finished = Set.insert j (finished acc)
      , events = Finish now i j : events acc
      }

makespan :: [Event] -> Time
makespan es = maximum (0 : [t | Finish t _ _ <- es])

timeline :: [Event] -> [String]
timeline es = [show i ++ " |" ++ row i ++ "|" | i <- Set.toList (Set.fromList [i | Start _ i _ <- es])]
  where
    spans i = [(t, t', head n) | Start t k n <- es, k == i, Finish t' k' n' <- es, k' == i, n' == n]
    row i = [cell (spans i) t | t <- [0 .. makespan es - 1]]
    cell ss t = case [c | (a, b, c) <- ss, a <= t, t < b] of
      c : _ -> c
      [] -> '.'

report :: [(JobName, Time, [JobName])] -> IO ()
report specs = case plan specs of
  Left e -> putStrLn ("error: " ++ show e)
  Right p -> do
    putStrLn (intercalate " / " (map unwords (levels p)))
    putStrLn ("critical path: " ++ intercalate " -> " (criticalPath p))
    forM_ [1, 2, 4] $ \n -> do
      let es = simulate n p
      putStrLn (show n ++ " workers: " ++ show (makespan es))
      mapM_ putStrLn (timeline es)
    putStrLn (unwords [n ++ ":" ++ show (priority j) | (n, j) <- Map.toList (jobs p)])

main :: IO ()
main = do
  report
    [ ("foundation", 4, []), ("walls", 6, ["foundation"]), ("roof", 3, ["walls"]), ("electrics", 2, ["walls"])
    , ("plumbing", 3, ["foundation"]), ("interior", 4, ["electrics", "plumbing", "roof"]), ("garden", 5, []), ("keys", 1, ["interior", "garden"]) ]
  report [("a", 1, ["c"]), ("b", 1, ["a"]), ("c", 1, ["b"]), ("d", 1, [])]
  report [("a", 1, ["x"])]
  report [("a", 1, []), ("a", 2, [])]
  report [("solo", 3, [])]
  mapM_ print (either (const []) (take 6 . simulate 2) (plan [("p", 2, []), ("q", 1, []), ("r", 1, ["q"])]))
