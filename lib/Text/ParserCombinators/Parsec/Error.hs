-- | What a parser says when it fails, by the old names.
module Text.ParserCombinators.Parsec.Error
  ( Message(SysUnExpect, UnExpect, Expect, Message), messageString, messageCompare, messageEq
  , ParseError, errorPos, errorMessages, errorIsUnknown, showErrorMessages
  , newErrorMessage, newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Text.Parsec.Error

-- | compare: by the kinds of the messages.
messageCompare :: Message -> Message -> Ordering
messageCompare = compare

-- | (==): by the kinds of the messages.
messageEq :: Message -> Message -> Bool
messageEq = (==)
