{-# LANGUAGE DeriveDataTypeable #-}
-- | Places in a text.
module Text.Parsec.Pos
  ( SourceName, Line, Column, SourcePos, sourceLine, sourceColumn, sourceName
  , incSourceLine, incSourceColumn, setSourceLine, setSourceColumn, setSourceName
  , newPos, initialPos, updatePosChar, updatePosString
  ) where

import Data.Data (Data)

-- | The name of a source.
type SourceName = String

-- | Lines count from 1.
type Line = Int

-- | Columns count from 1.
type Column = Int

-- | A place: name, line, column.
data SourcePos = SourcePos SourceName !Line !Column
  deriving (Eq, Ord, Data)

instance Show SourcePos where
  show (SourcePos name line column)
    | null name = place
    | otherwise = "\"" ++ name ++ "\" " ++ place
    where place = "(line " ++ show line ++ ", column " ++ show column ++ ")"

-- | A place.
newPos :: SourceName -> Line -> Column -> SourcePos
newPos = SourcePos

-- | Where a source begins.
initialPos :: SourceName -> SourcePos
initialPos name = SourcePos name 1 1

-- | The name of the source.
sourceName :: SourcePos -> SourceName
sourceName (SourcePos name _ _) = name

-- | The line.
sourceLine :: SourcePos -> Line
sourceLine (SourcePos _ line _) = line

-- | The column.
sourceColumn :: SourcePos -> Column
sourceColumn (SourcePos _ _ column) = column

-- | So many lines further; the column stays.
incSourceLine :: SourcePos -> Line -> SourcePos
incSourceLine (SourcePos name line column) n = SourcePos name (line + n) column

-- | So many columns further.
incSourceColumn :: SourcePos -> Column -> SourcePos
incSourceColumn (SourcePos name line column) n = SourcePos name line (column + n)

-- | Another name.
setSourceName :: SourcePos -> SourceName -> SourcePos
setSourceName (SourcePos _ line column) name = SourcePos name line column

-- | Another line.
setSourceLine :: SourcePos -> Line -> SourcePos
setSourceLine (SourcePos name _ column) line = SourcePos name line column

-- | Another column.
setSourceColumn :: SourcePos -> Column -> SourcePos
setSourceColumn (SourcePos name line _) column = SourcePos name line column

-- | After a text.
updatePosString :: SourcePos -> String -> SourcePos
updatePosString = go
  where
    go pos [] = pos
    go pos (c : cs) = let next = updatePosChar pos c in next `seq` go next cs

-- | After a character; tabs stop at every eighth column.
updatePosChar :: SourcePos -> Char -> SourcePos
updatePosChar (SourcePos name line column) c = case c of
  '\n' -> SourcePos name (line + 1) 1
  '\t' -> SourcePos name line (column + 8 - (column - 1) `mod` 8)
  _ -> SourcePos name line (column + 1)
