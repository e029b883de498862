-- was: needle cover crashed (segmentation fault) where the program has a Maybe or an Either of its own
-- $ needle cover names_of_the_library.hs
-- > first True = Just (Hidden True)
-- > second False = BothHidden False
-- > third True = Just
-- > 100 % of what is reachable is covered
-- exit 0
module Names where

import qualified Prelude
import Prelude (Bool(..), Show)

data Maybe a = Just a | Nothing deriving Show
data Either a b = Both a b | Right b | Neither
newtype Hidden = Hidden Bool deriving Show
newtype Unseen = Unseen Bool

first :: Bool -> Maybe Hidden
first b = if b then Just (Hidden b) else Nothing

second :: Bool -> Either Hidden Unseen
second b = if b then Right (Unseen b) else Both (Hidden b) (Unseen b)

third :: Bool -> Maybe Unseen
third b = if b then Just (Unseen b) else Nothing
