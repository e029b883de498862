-- refine: index fine
-- refine: postings fine
-- refine: first calls top
-- witness: first 0 M.empty
-- refine: top fine
-- refine: merged concrete
-- witness: merged (M.fromList [(0, [])]) M.empty
-- An index from words to the documents that hold them: a word that is nowhere, and postings that are empty.
module InvertedIndex where

import qualified Data.Map as M

{-@ type NonEmpty a = {v:[a] | len v > 0} @-}

{-@ index :: [(Int, Int)] -> M.Map Int (NonEmpty Int) @-}
index :: [(Int, Int)] -> M.Map Int [Int]
index [] = M.empty
index ((doc, word) : rest) = M.insertWith (++) word [doc] (index rest)

{-@ postings :: Int -> M.Map Int (NonEmpty Int) -> [Int] @-}
postings :: Int -> M.Map Int [Int] -> [Int]
postings word m = M.findWithDefault [] word m

{-@ first :: Int -> M.Map Int (NonEmpty Int) -> Int @-}
first :: Int -> M.Map Int [Int] -> Int
first word m = top (postings word m)

{-@ top :: NonEmpty Int -> Int @-}
top :: [Int] -> Int
top (x : _) = x

{-@ merged :: M.Map Int [Int] -> M.Map Int (NonEmpty Int) -> M.Map Int (NonEmpty Int) @-}
merged :: M.Map Int [Int] -> M.Map Int [Int] -> M.Map Int [Int]
merged a b = M.unionWith (++) a b
