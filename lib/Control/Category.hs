-- | Categories.
module Control.Category (Category(..), (<<<), (>>>)) where

import Prelude hiding (id, (.))
import qualified Prelude as P

infixr 9 .
infixr 1 >>>, <<<

-- | Arrows that compose.
class Category cat where
  id :: cat a a
  (.) :: cat b c -> cat a b -> cat a c

instance Category (->) where
  id = P.id
  (.) = (P..)

-- | Composition, right to left.
(<<<) :: Category cat => cat b c -> cat a b -> cat a c
(<<<) = (.)

-- | Composition, left to right.
(>>>) :: Category cat => cat a b -> cat b c -> cat a c
f >>> g = g . f
