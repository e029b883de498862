-- | Versions of things.
module Data.Version (Version(..), showVersion, parseVersion, makeVersion) where

import Data.Char (isAlphaNum, isDigit)
import Data.List (intercalate, sort)
import Text.ParserCombinators.ReadP

-- | Numbers in order of weight, and tags.
data Version = Version { versionBranch :: [Int], versionTags :: [String] }
  deriving (Read, Show)

instance Eq Version where
  v1 == v2 = versionBranch v1 == versionBranch v2 && sort (versionTags v1) == sort (versionTags v2)

instance Ord Version where
  v1 `compare` v2 = versionBranch v1 `compare` versionBranch v2

-- | The numbers with points between them, then the tags.
showVersion :: Version -> String
showVersion (Version branch tags) = intercalate "." (map show branch) ++ concatMap ('-' :) tags

-- | Reads what showVersion writes.
parseVersion :: ReadP Version
parseVersion = do
  branch <- sepBy1 (fmap read (munch1 isDigit)) (char '.')
  tags <- many (char '-' >> munch1 isAlphaNum)
  return (Version branch tags)

-- | A version without tags.
makeVersion :: [Int] -> Version
makeVersion b = Version b []
