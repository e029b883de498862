-- | What a parser says when it fails.
module Text.Parsec.Error
  ( Message(SysUnExpect, UnExpect, Expect, Message), messageString
  , ParseError, errorPos, errorMessages, errorIsUnknown, showErrorMessages
  , newErrorMessage, newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Control.Exception (Exception)
import Data.List (nub, sortBy)
import Data.Ord (comparing)
import Text.Parsec.Pos

-- | One thing to say. Messages are compared by their kinds only.
data Message
  = SysUnExpect !String -- what the library did not expect
  | UnExpect !String -- what `unexpected` said
  | Expect !String -- what `<?>` said
  | Message !String -- what `fail` said

instance Enum Message where
  fromEnum m = case m of
    SysUnExpect _ -> 0
    UnExpect _ -> 1
    Expect _ -> 2
    Message _ -> 3
  toEnum _ = error "toEnum is undefined for Message"

instance Eq Message where
  a == b = fromEnum a == fromEnum b

instance Ord Message where
  compare = comparing fromEnum

-- | The text of a message.
messageString :: Message -> String
messageString m = case m of
  SysUnExpect s -> s
  UnExpect s -> s
  Expect s -> s
  Message s -> s

-- | A place and what there is to say of it.
data ParseError = ParseError !SourcePos [Message]

instance Show ParseError where
  show e = show (errorPos e) ++ ":" ++
    showErrorMessages "or" "unknown parse error" "expecting" "unexpected" "end of input" (errorMessages e)

instance Eq ParseError where
  a == b = errorPos a == errorPos b && texts a == texts b
    where texts = map messageString . errorMessages

instance Exception ParseError

-- | Where the error is.
errorPos :: ParseError -> SourcePos
errorPos (ParseError pos _) = pos

-- | The messages, sorted by kind.
errorMessages :: ParseError -> [Message]
errorMessages (ParseError _ ms) = sortBy (comparing fromEnum) ms

-- | Whether there is nothing to say.
errorIsUnknown :: ParseError -> Bool
errorIsUnknown (ParseError _ ms) = null ms

-- | An error without a message.
newErrorUnknown :: SourcePos -> ParseError
newErrorUnknown pos = ParseError pos []

-- | An error with one message.
newErrorMessage :: Message -> SourcePos -> ParseError
newErrorMessage m pos = ParseError pos [m]

-- | One message more.
addErrorMessage :: Message -> ParseError -> ParseError
addErrorMessage m (ParseError pos ms) = ParseError pos (m : ms)

-- | The same messages at another place.
setErrorPos :: SourcePos -> ParseError -> ParseError
setErrorPos pos (ParseError _ ms) = ParseError pos ms

-- | A message in place of all others of its kind.
setErrorMessage :: Message -> ParseError -> ParseError
setErrorMessage m (ParseError pos ms) = ParseError pos (m : filter (m /=) ms)

-- | The error that got further; at the same place both. An error that says something wins over one that does not.
mergeError :: ParseError -> ParseError -> ParseError
mergeError a@(ParseError pos ms) b@(ParseError pos' ms')
  | null ms' && not (null ms) = a
  | null ms && not (null ms') = b
  | otherwise = case compare pos pos' of
      EQ -> ParseError pos (ms ++ ms')
      GT -> a
      LT -> b

-- | The messages as text. The words are those for or, unknown, expecting, unexpected and the end of the input.
showErrorMessages :: String -> String -> String -> String -> String -> [Message] -> String
showErrorMessages wordOr wordUnknown wordExpecting wordUnexpected wordEnd ms
  | null ms = wordUnknown
  | otherwise = concatMap ('\n' :) (distinct [system, several wordUnexpected said, several wordExpecting expected, several "" free])
  where
    (noticed, rest1) = span (SysUnExpect "" ==) ms
    (said, rest2) = span (UnExpect "" ==) rest1
    (expected, free) = span (Expect "" ==) rest2
    system = case noticed of
      m : _ | null said -> wordUnexpected ++ " " ++ (if null (messageString m) then wordEnd else messageString m)
      _ -> ""
    several word group = case distinct (map messageString group) of
      [] -> ""
      texts
        | null word -> listed texts
        | otherwise -> word ++ " " ++ listed texts
    listed [] = ""
    listed [t] = t
    listed ts = commas (distinct (init ts)) ++ " " ++ wordOr ++ " " ++ last ts
    commas [] = ""
    commas [t] = t
    commas (t : ts) = t ++ ", " ++ commas ts
    distinct = nub . filter (not . null)
