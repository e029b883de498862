-- | Tasks with dependencies and priorities: an order in which they can be done, the cycle that prevents one, and a
-- plan for several workers.
module Scheduler
  ( -- * Tasks
    Name
  , Minutes
  , Priority (..)
  , Task (..)
  , ParseError (..)
  , parseTask
  , showTask
    -- * Graphs
  , Graph
  , Problem (..)
  , fromTasks
  , toTasks
  , findCycle
  , topological
  , ancestors
  , criticalPath
    -- * Plans
  , Slot (..)
  , Plan
  , plan
  , slots
  , makespan
  , utilisation
    -- * Priority queues
  , Heap
  , emptyHeap
  , insertHeapBy
  , heapFromList
  , heapToList
    -- * Properties
  , prop_heapSorts
  , prop_orderIsComplete
  , prop_orderRespectsEdges
  , prop_cycleIsClosed
  , prop_slotsDoNotOverlap
  , prop_makespanAtLeastCritical
  , prop_taskRoundTrip
  ) where

import Data.Char (digitToInt, isAlphaNum, isDigit, isSpace)
import Data.List (foldl', intercalate, nub, sortOn)
import qualified Data.Map as Map
import Data.Maybe (catMaybes, fromMaybe, isNothing)
import qualified Data.Set as Set

type Name = String

type Minutes = Integer

data Priority = Low | Normal | High | Urgent
  deriving (Eq, Ord, Show, Enum, Bounded)

data Task = Task
  { taskName :: Name
  , priority :: Priority
  , duration :: Minutes
  , after :: [Name]
  }
  deriving (Eq, Show)

data ParseError
  = EmptyLine
  | BadName String
  | BadPriority String
  | BadDuration String
  | Unexpected String
  deriving (Eq, Show)

-- | Reads a task such as @build !high 30 after fetch,configure@; all but the name may be left out.
parseTask :: String -> Either ParseError Task
parseTask line = case words line of
  [] -> Left EmptyLine
  name : rest -> do
    checkName name
    options (Task name Normal 1 []) rest

checkName :: String -> Either ParseError ()
checkName name
  | all nameChar name && not (all isDigit name) && name /= "after" = Right ()
  | otherwise = Left (BadName name)
  where
    nameChar c = isAlphaNum c || c == '_'

options :: Task -> [String] -> Either ParseError Task
options task [] = Right task
options task (word : rest) = case word of
  "" -> error "options: words are never empty"
  '!' : level -> do
    found <- maybe (Left (BadPriority level)) Right (lookup level levels)
    options task {priority = found} rest
  "after" -> dependencies task (concat rest)
  c : _
    | isDigit c, not (all isDigit word) -> Left (BadDuration word)
    | isDigit c, minutes > 0 -> options task {duration = minutes} rest
    | isDigit c -> Left (BadDuration word)
    | isSpace c -> error "options: words have no spaces"
    | otherwise -> Left (Unexpected word)
  where
    levels = [("low", Low), ("normal", Normal), ("high", High), ("urgent", Urgent)]
    minutes = foldl' (\n d -> 10 * n + toInteger (digitToInt d)) 0 word

dependencies :: Task -> String -> Either ParseError Task
dependencies task text = do
  mapM_ checkName names
  if any null names then Left (Unexpected "after") else Right task {after = names}
  where
    names = commas text

-- | The parts between commas.
commas :: String -> [String]
commas text = case break (== ',') text of
  (part, ',' : rest) -> part : commas rest
  (part, _) -> [part]

-- | Prints what 'parseTask' reads.
showTask :: Task -> String
showTask (Task name level minutes names) = unwords (name : level' ++ minutes' ++ names')
  where
    level' = case level of
      Low -> ["!low"]
      Normal -> []
      High -> ["!high"]
      Urgent -> ["!urgent"]
    minutes' = [show minutes | minutes /= 1]
    names' = if null names then [] else ["after", intercalate "," names]

-- | Tasks by name, all dependencies known.
newtype Graph = Graph (Map.Map Name Task)

data Problem
  = Duplicate Name
  | Missing Name Name -- ^ the first depends on the second, which there is not
  | Cycle [Name]
  | NoWorkers
  deriving (Eq, Show)

-- | Collects tasks; durations below one count as one.
fromTasks :: [Task] -> Either Problem Graph
fromTasks = fmap Graph . (known =<<) . foldl' add (Right Map.empty)
  where
    add (Left problem) _ = Left problem
    add (Right tasks) task
      | taskName task `Map.member` tasks = Left (Duplicate (taskName task))
      | otherwise = Right (Map.insert (taskName task) task {duration = max 1 (duration task), after = nub (after task)} tasks)
    known tasks =
      case [(taskName task, name) | task <- Map.elems tasks, name <- after task, name `Map.notMember` tasks] of
        [] -> Right tasks
        (task, name) : _ -> Left (Missing task name)

toTasks :: Graph -> [Task]
toTasks (Graph tasks) = Map.elems tasks

-- | The task of a name that is in the graph.
task' :: Map.Map Name Task -> Name -> Task
task' tasks name = fromMaybe (error ("no task " ++ name)) (Map.lookup name tasks)

-- | Some cycle, each task after the next one, and the last after the first.
findCycle :: Graph -> Maybe [Name]
findCycle (Graph tasks) = firstJust (map (walk []) (Map.keys tasks))
  where
    walk path name
      | name `elem` path = Just (reverse path)
      | otherwise = firstJust (map (walk (name : path)) (after (task' tasks name)))

firstJust :: [Maybe a] -> Maybe a
firstJust xs = case catMaybes xs of
  [] -> Nothing
  x : _ -> Just x

-- | An order in which every task comes after those it depends on; of several that could be next, the most urgent,
-- and then by name.
topological :: Graph -> Either Problem [Name]
topological graph@(Graph tasks) = go [] Set.empty (Map.elems tasks)
  where
    go done _ [] = Right (reverse done)
    go done finished waiting = case sortOn rank (filter (ready finished) waiting) of
      [] -> Left (maybe (error "topological: stuck without a cycle") Cycle (findCycle graph))
      next : _ ->
        let name = taskName next
         in go (name : done) (Set.insert name finished) (filter ((/= name) . taskName) waiting)
    ready finished task = all (`Set.member` finished) (after task)
    rank task = (negate (fromEnum (priority task)), taskName task)

-- | Everything that must be done before a task.
ancestors :: Name -> Graph -> [Name]
ancestors target (Graph tasks) = Set.toList (go Set.empty (direct target))
  where
    direct name = maybe [] after (Map.lookup name tasks)
    go seen [] = seen
    go seen (name : rest)
      | name `Set.member` seen = go seen rest
      | otherwise = go (Set.insert name seen) (direct name ++ rest)

-- | How long the longest chain of dependencies takes.
criticalPath :: Graph -> Either Problem Minutes
criticalPath graph@(Graph tasks) = do
  order <- topological graph
  let finish = foldl' step Map.empty order
  Right (maximum (0 : Map.elems finish))
  where
    step times name = Map.insert name (latest times (after task) + duration task) times
      where
        task = task' tasks name

-- | The latest of the times at which some tasks end, all of them placed.
latest :: Map.Map Name Minutes -> [Name] -> Minutes
latest times names = maximum (0 : [fromMaybe (error "latest: not placed yet") (Map.lookup name times) | name <- names])

data Slot = Slot {worker :: Int, start :: Minutes, end :: Minutes, slotTask :: Name}
  deriving (Eq, Show)

-- | What every worker does, and when.
newtype Plan = Plan [Slot]

slots :: Plan -> [Slot]
slots (Plan found) = found

-- | Gives the tasks in topological order to the worker who can start first.
plan :: Int -> Graph -> Either Problem Plan
plan workers graph@(Graph tasks)
  | workers < 1 = Left NoWorkers
  | otherwise = do
      order <- topological graph
      let free = heapFromList [(0, w) | w <- [1 .. workers]]
          (_, _, found) = foldl' place (free, Map.empty, []) order
      Right (Plan (reverse found))
  where
    place (free, times, found) name = case popHeap free of
      Nothing -> error "plan: nobody is there"
      Just ((idle, w), others) ->
        let task = task' tasks name
            from = max idle (latest times (after task))
            to = from + duration task
         in (insertHeap (to, w) others, Map.insert name to times, Slot w from to name : found)

makespan :: Plan -> Minutes
makespan (Plan found) = maximum (0 : map end found)

-- | How much of the workers' time is used, in percent.
utilisation :: Int -> Plan -> Maybe Integer
utilisation workers p@(Plan found)
  | workers <= 0 || whole == 0 = Nothing
  | whole < 0 = error "utilisation: negative time"
  | otherwise = Just (100 * sum [end slot - start slot | slot <- found] `div` whole)
  where
    whole = toInteger workers * makespan p

-- | A leftist heap; the number is the length of the right spine.
data Heap a = Tip | Node Int a (Heap a) (Heap a)

emptyHeap :: Heap a
emptyHeap = Tip

merge :: Ord a => Heap a -> Heap a -> Heap a
merge = mergeBy (<=)

mergeBy :: (a -> a -> Bool) -> Heap a -> Heap a -> Heap a
mergeBy _ Tip h = h
mergeBy _ h Tip = h
mergeBy before h1@(Node _ x l1 r1) h2@(Node _ y l2 r2)
  | x `before` y = node x l1 (mergeBy before r1 h2)
  | otherwise = node y l2 (mergeBy before h1 r2)

node :: a -> Heap a -> Heap a -> Heap a
node x l r
  | spine l >= spine r = Node (spine r + 1) x l r
  | otherwise = Node (spine l + 1) x r l

spine :: Heap a -> Int
spine Tip = 0
spine (Node n _ _ _) = n

insertHeap :: Ord a => a -> Heap a -> Heap a
insertHeap x = merge (Node 1 x Tip Tip)

-- | Inserts by an order of the caller's, which must be the same each time.
insertHeapBy :: (a -> a -> Bool) -> a -> Heap a -> Heap a
insertHeapBy before x = mergeBy before (Node 1 x Tip Tip)

popHeap :: Ord a => Heap a -> Maybe (a, Heap a)
popHeap Tip = Nothing
popHeap (Node _ x l r) = Just (x, merge l r)

heapFromList :: Ord a => [a] -> Heap a
heapFromList = foldr insertHeap Tip

-- | In ascending order.
heapToList :: Ord a => Heap a -> [a]
heapToList h = case popHeap h of
  Nothing -> []
  Just (x, rest) -> x : heapToList rest

-- | A graph of as many tasks as the list has elements, with the edges between them that the numbers tell.
numbered :: [(Minutes, [Int])] -> Either Problem Graph
numbered rows = fromTasks [Task (label i) Normal d (map (label . (`mod` length rows)) js) | (i, (d, js)) <- zip [0 ..] rows]
  where
    label i = 't' : show (i :: Int)

prop_heapSorts :: [Int] -> Bool
prop_heapSorts xs = heapToList (heapFromList xs) == sortOn id xs

prop_orderIsComplete :: [(Minutes, [Int])] -> Bool
prop_orderIsComplete rows = case numbered rows >>= topological of
  Left (Cycle names) -> not (null names)
  Left _ -> False
  Right order -> length order == length rows

prop_orderRespectsEdges :: [(Minutes, [Int])] -> Bool
prop_orderRespectsEdges rows = either (const True) id $ do
  graph <- numbered rows
  order <- topological graph
  Right (and [all (`elem` takeWhile (/= taskName task) order) (after task) | task <- toTasks graph])

prop_cycleIsClosed :: [[Int]] -> Bool
prop_cycleIsClosed rows = either (const False) id $ do
  graph <- numbered (map ((,) 1) rows)
  let needs name next = or [next `elem` after task | task <- toTasks graph, taskName task == name]
  Right (maybe True (\names -> and (zipWith needs names (drop 1 names ++ take 1 names))) (findCycle graph))

prop_slotsDoNotOverlap :: Int -> [(Minutes, [Int])] -> Bool
prop_slotsDoNotOverlap workers rows = case numbered rows >>= plan workers of
  Left _ -> True
  Right p -> and [end a <= start b || end b <= start a | a <- slots p, b <- slots p, worker a == worker b, slotTask a < slotTask b]

prop_makespanAtLeastCritical :: Int -> [(Minutes, [Int])] -> Bool
prop_makespanAtLeastCritical workers rows = either (const True) id $ do
  graph <- numbered rows
  longest <- criticalPath graph
  made <- plan workers graph
  Right (longest <= makespan made && maybe (null rows) (<= 100) (utilisation workers made))

prop_taskRoundTrip :: String -> Bool
prop_taskRoundTrip line = case parseTask line of
  Left _ -> True
  Right task -> parseTask (showTask task) == Right task && isNothing (lookup ' ' [(c, ()) | c <- taskName task])
