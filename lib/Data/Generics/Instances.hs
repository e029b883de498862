-- | Instances of types that cannot be looked into.
module Data.Generics.Instances () where

import Data.Data
import Data.IORef (IORef)
import Control.Concurrent.MVar (MVar)

closed :: String -> a
closed what = errorWithoutStackTrace ("Data.Generics: " ++ what ++ " of a type that cannot be looked into")

instance (Data a, Data b) => Data (a -> b) where
  toConstr _ = closed "toConstr"
  gunfold _ _ = closed "gunfold"
  dataTypeOf _ = mkNoRepType "Prelude.(->)"
  dataCast2 f = gcast2 f

instance Typeable a => Data (IO a) where
  toConstr _ = closed "toConstr"
  gunfold _ _ = closed "gunfold"
  dataTypeOf _ = mkNoRepType "GHC.IOBase.IO"

instance Typeable a => Data (IORef a) where
  toConstr _ = closed "toConstr"
  gunfold _ _ = closed "gunfold"
  dataTypeOf _ = mkNoRepType "GHC.IOBase.IORef"

instance Typeable a => Data (MVar a) where
  toConstr _ = closed "toConstr"
  gunfold _ _ = closed "gunfold"
  dataTypeOf _ = mkNoRepType "GHC.Conc.MVar"
