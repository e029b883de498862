-- | Names of objects. An object has no address here, so each name is another one: equal names are of the same object, but an object has
-- many names.
module System.Mem.StableName (StableName, makeStableName, hashStableName, eqStableName) where

import Data.Unique

-- | The name of an object.
newtype StableName a = StableName Unique
  deriving Eq

-- | A name for an object, which is not evaluated.
makeStableName :: a -> IO (StableName a)
makeStableName _ = StableName <$> newUnique

-- | A number that equal names have in common.
hashStableName :: StableName a -> Int
hashStableName (StableName u) = hashUnique u

-- | Are these names of one object?
eqStableName :: StableName a -> StableName b -> Bool
eqStableName (StableName a) (StableName b) = a == b
