-- | The types of operations that transformers lift.
module Control.Monad.Signatures (CallCC, Catch, Listen, Pass) where

-- | A jump out of a computation.
type CallCC m a b = ((a -> m b) -> m a) -> m a

-- | Handling an exception.
type Catch e m a = m a -> (e -> m a) -> m a

-- | The output beside the result.
type Listen w m a = m a -> m (a, w)

-- | The output changed by a function that is returned.
type Pass w m a = m (a, w -> w) -> m a
