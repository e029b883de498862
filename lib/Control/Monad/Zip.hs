-- | Monads that can be zipped.
module Control.Monad.Zip (MonadZip(..)) where

import Data.List.NonEmpty (NonEmpty(..))
import Data.Proxy (Proxy(..))
import Needle.Foldable (Dual, First, Identity, Last, Product, Sum)
import Needle.Base (liftM, liftM2)

-- | Monads with zip.
class Monad m => MonadZip m where
  mzip :: m a -> m b -> m (a, b)
  mzipWith :: (a -> b -> c) -> m a -> m b -> m c
  munzip :: m (a, b) -> (m a, m b)
  mzip = mzipWith (,)
  mzipWith f ma mb = liftM (uncurry f) (mzip ma mb)
  munzip mab = (liftM fst mab, liftM snd mab)

instance MonadZip [] where
  mzip = zip
  mzipWith = zipWith
  munzip = unzip

instance MonadZip Maybe where
  mzipWith = liftM2

instance MonadZip NonEmpty where
  mzipWith f (x :| xs) (y :| ys) = f x y :| zipWith f xs ys

instance MonadZip Identity where
  mzipWith = liftM2

instance MonadZip Proxy where
  mzipWith _ _ _ = Proxy

instance MonadZip Dual where
  mzipWith = liftM2

instance MonadZip Sum where
  mzipWith = liftM2

instance MonadZip Product where
  mzipWith = liftM2

instance MonadZip First where
  mzipWith = liftM2

instance MonadZip Last where
  mzipWith = liftM2
