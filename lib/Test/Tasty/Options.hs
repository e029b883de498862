{-# LANGUAGE ExistentialQuantification, ScopedTypeVariables #-}
-- | Options of trees of tests. A tree may ask for them and set them; there is no command line here.
module Test.Tasty.Options
  ( IsOption(..), OptionSet, setOption, changeOption, lookupOption, singleOption, OptionDescription(..)
  , flagCLParser, mkFlagCLParser, mkOptionCLParser, safeRead, safeReadBool
  ) where

import Data.Char (toLower)
import Data.Maybe (listToMaybe, mapMaybe)
import Data.Tagged (Tagged(..))
import Data.Typeable (Typeable, cast)

-- | Types that are options.
class Typeable v => IsOption v where
  -- | What it is unless it is set.
  defaultValue :: v
  -- | The option in a text.
  parseValue :: String -> Maybe v
  -- | Its name on a command line.
  optionName :: Tagged v String
  -- | What it is for.
  optionHelp :: Tagged v String
  -- | Its default as text.
  showDefaultValue :: v -> Maybe String
  showDefaultValue _ = Nothing
  -- | How a command line is read; none is here.
  optionCLParser :: Parser v
  optionCLParser = Parser

-- | How options are read from a command line.
data Parser v = Parser

data Setting = forall v. IsOption v => Setting v

-- | Options that are set, the newest first.
newtype OptionSet = OptionSet [Setting]

instance Semigroup OptionSet where
  OptionSet a <> OptionSet b = OptionSet (b ++ a)

instance Monoid OptionSet where
  mempty = OptionSet []

-- | Sets an option.
setOption :: IsOption v => v -> OptionSet -> OptionSet
setOption v (OptionSet vs) = OptionSet (Setting v : vs)

-- | What an option is.
lookupOption :: IsOption v => OptionSet -> v
lookupOption (OptionSet vs) = maybe defaultValue id (listToMaybe (mapMaybe (\(Setting v) -> cast v) vs))

-- | Changes an option.
changeOption :: IsOption v => (v -> v) -> OptionSet -> OptionSet
changeOption f s = setOption (f (lookupOption s)) s

-- | One option.
singleOption :: IsOption v => v -> OptionSet
singleOption v = setOption v mempty

-- | Which option it is.
data OptionDescription where
  Option :: IsOption v => proxy v -> OptionDescription

-- | A flag on a command line.
flagCLParser :: IsOption v => Maybe Char -> v -> Parser v
flagCLParser _ _ = Parser

-- | The same with modifiers.
mkFlagCLParser :: IsOption v => mods -> v -> Parser v
mkFlagCLParser _ _ = Parser

-- | An option on a command line.
mkOptionCLParser :: IsOption v => mods -> Parser v
mkOptionCLParser _ = Parser

-- | What a text says, when it is all of it.
safeRead :: Read a => String -> Maybe a
safeRead s = case reads s of
  [(x, "")] -> Just x
  _ -> Nothing

-- | The same of truth values in small letters.
safeReadBool :: String -> Maybe Bool
safeReadBool s = case map toLower s of
  "true" -> Just True
  "false" -> Just False
  _ -> Nothing
