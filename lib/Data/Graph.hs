{-# LANGUAGE BangPatterns #-}
-- | Graphs as adjacency arrays, depth-first search and what follows from it.
module Data.Graph
  ( Graph, Bounds, Edge, Vertex, Table
  , graphFromEdges, graphFromEdges', buildG
  , vertices, edges, outdegree, indegree
  , path, reachable, transposeG
  , dfs, dff, topSort, reverseTopSort, components, scc, bcc
  , SCC(..), stronglyConnComp, stronglyConnCompR, flattenSCC, flattenSCCs
  , Forest, Tree(..)
  ) where

import Data.Array
import qualified Data.IntSet as IntSet
import Data.List (sortBy)
import Data.Maybe (mapMaybe)
import Data.Tree (Forest, Tree(..))

-- | The vertices.
type Vertex = Int

-- | Something for every vertex.
type Table a = Array Vertex a

-- | For every vertex those it has an edge to.
type Graph = Array Vertex [Vertex]

-- | The least and the greatest vertex.
type Bounds = (Vertex, Vertex)

-- | From the first vertex to the second.
type Edge = (Vertex, Vertex)

-- | A strongly connected component.
data SCC vertex
  = AcyclicSCC vertex    -- ^ A vertex that is on no cycle.
  | CyclicSCC [vertex]   -- ^ Vertices that all reach each other.
  deriving (Eq, Show, Read)

instance Functor SCC where
  fmap f (AcyclicSCC v) = AcyclicSCC (f v)
  fmap f (CyclicSCC vs) = CyclicSCC (map f vs)

instance Foldable SCC where
  foldr f z (AcyclicSCC v) = f v z
  foldr f z (CyclicSCC vs) = foldr f z vs

instance Traversable SCC where
  traverse f (AcyclicSCC v) = fmap AcyclicSCC (f v)
  traverse f (CyclicSCC vs) = fmap CyclicSCC (traverse f vs)

-- | The vertices of all components.
flattenSCCs :: [SCC a] -> [a]
flattenSCCs = concatMap flattenSCC

-- | The vertices of a component.
flattenSCC :: SCC vertex -> [vertex]
flattenSCC (AcyclicSCC v) = [v]
flattenSCC (CyclicSCC vs) = vs

-- | The strongly connected components of nodes with their keys and the keys they point to, dependencies first.
stronglyConnComp :: Ord key => [(node, key, [key])] -> [SCC node]
stronglyConnComp es = map (fmap (\(n, _, _) -> n)) (stronglyConnCompR es)

-- | 'stronglyConnComp', keeping keys and edges.
stronglyConnCompR :: Ord key => [(node, key, [key])] -> [SCC (node, key, [key])]
stronglyConnCompR [] = []
stronglyConnCompR es = map component (scc graph)
  where
    (graph, nodeOf, _) = graphFromEdges es
    component (Node v [])
      | v `elem` (graph ! v) = CyclicSCC [nodeOf v]
      | otherwise = AcyclicSCC (nodeOf v)
    component t = CyclicSCC (foldr (\v rest -> nodeOf v : rest) [] t)

-- | All vertices.
vertices :: Graph -> [Vertex]
vertices = indices

-- | All edges.
edges :: Graph -> [Edge]
edges g = [ (v, w) | v <- vertices g, w <- g ! v ]

-- | The graph of these edges.
buildG :: Bounds -> [Edge] -> Graph
buildG bs es = accumArray (\ws w -> w : ws) [] bs es

-- | The graph with all edges turned round.
transposeG :: Graph -> Graph
transposeG g = buildG (bounds g) (reversedEdges g)

reversedEdges :: Graph -> [Edge]
reversedEdges g = [ (w, v) | (v, w) <- edges g ]

-- | How many edges leave each vertex.
outdegree :: Graph -> Array Vertex Int
outdegree = fmap length

-- | How many edges enter each vertex.
indegree :: Graph -> Array Vertex Int
indegree g = accumArray (+) 0 (bounds g) [ (w, 1) | (_, ws) <- assocs g, w <- ws ]

-- | 'graphFromEdges' without the way from key to vertex.
graphFromEdges' :: Ord key => [(node, key, [key])] -> (Graph, Vertex -> (node, key, [key]))
graphFromEdges' es = case graphFromEdges es of (g, nodeOf, _) -> (g, nodeOf)

-- | The graph of nodes with their keys and the keys they point to, and the ways from vertex to node and from key to
-- vertex. Keys without a node are left out.
graphFromEdges :: Ord key => [(node, key, [key])] -> (Graph, Vertex -> (node, key, [key]), key -> Maybe Vertex)
graphFromEdges es = (graph, \v -> nodes ! v, vertexOf)
  where
    end = length es - 1
    sorted = sortBy (\(_, k, _) (_, k', _) -> compare k k') es
    nodes = listArray (0, end) sorted
    keys = listArray (0, end) (map (\(_, k, _) -> k) sorted)
    graph = listArray (0, end) (map (\(_, _, ks) -> mapMaybe vertexOf ks) sorted)
    vertexOf k = search 0 end
      where
        search !lo !hi
          | lo > hi = Nothing
          | otherwise = case compare k (keys ! mid) of
              LT -> search lo (mid - 1)
              EQ -> Just mid
              GT -> search (mid + 1) hi
          where
            mid = lo + (hi - lo) `div` 2

data Searched = Searched [Tree Vertex] !IntSet.IntSet

-- | The spanning forest of a depth-first search from these vertices in turn.
dfs :: Graph -> [Vertex] -> [Tree Vertex]
dfs g vs0 = case go vs0 IntSet.empty of Searched ts _ -> ts
  where
    go [] !seen = Searched [] seen
    go (v : vs) seen
      | IntSet.member v seen = go vs seen
      | otherwise = case go (g ! v) (IntSet.insert v seen) of
          Searched below seen' -> case go vs seen' of
            Searched ts seen'' -> Searched (Node v below : ts) seen''

-- | The spanning forest of a depth-first search from all vertices in turn.
dff :: Graph -> [Tree Vertex]
dff g = dfs g (vertices g)

preorder :: [Tree a] -> [a]
preorder ts = foldr (\t rest -> foldr (:) rest t) [] ts

postorder :: [Tree a] -> [a]
postorder ts0 = forest ts0 []
  where
    forest ts rest = foldr tree rest ts
    tree (Node v ts) rest = forest ts (v : rest)

-- | The vertices, each before those it has edges to, when there is no cycle.
topSort :: Graph -> [Vertex]
topSort g = reverse (reverseTopSort g)

-- | 'topSort' in reverse.
reverseTopSort :: Graph -> [Vertex]
reverseTopSort g = postorder (dff g)

-- | The connected components, edges taken both ways.
components :: Graph -> [Tree Vertex]
components g = dff (buildG (bounds g) (edges g ++ reversedEdges g))

-- | The strongly connected components, in reverse topological order.
scc :: Graph -> [Tree Vertex]
scc g = dfs g (reverse (postorder (dff (transposeG g))))

-- | The vertices that a vertex reaches, itself among them.
reachable :: Graph -> Vertex -> [Vertex]
reachable g v = preorder (dfs g [v])

-- | Whether the first vertex reaches the second.
path :: Graph -> Vertex -> Vertex -> Bool
path g v w = w `elem` reachable g v

-- | The biconnected components: each node holds one, and those that share a vertex with it hang below.
bcc :: Graph -> [Tree [Vertex]]
bcc g = concatMap fromRoot forest
  where
    forest = dff g
    number = array (bounds g) (zip (preorder forest) [0 :: Int ..])
    fromRoot (Node v ts) = [ Node (v : vs) below | Found _ vs below <- map (search g number) ts ]

-- The least number reached from a subtree, the vertices of its component so far, the finished components below.
data Found = Found Int [Vertex] [Tree [Vertex]]

search :: Graph -> Array Vertex Int -> Tree Vertex -> Found
search g number (Node v ts) = Found low (v : concat [ vs | Found l vs _ <- founds, l < mine ]) (concatMap finished founds)
  where
    mine = number ! v
    founds = map (search g number) ts
    low = minimum (mine : [ number ! w | w <- g ! v ] ++ [ l | Found l _ _ <- founds ])
    finished (Found l vs below)
      | l < mine = below
      | otherwise = [Node (v : vs) below]
