-- | The CPS writer monad, and the class.
module Control.Monad.Writer.CPS
  ( MonadWriter(..), listens, censor
  , Writer, runWriter, execWriter, mapWriter
  , WriterT, writerT, runWriterT, execWriterT, mapWriterT
  , module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.Trans
  , module Data.Monoid
  ) where

import Control.Monad.Writer.Class
import Control.Monad.Trans.Writer.CPS
  ( Writer, runWriter, execWriter, mapWriter, WriterT, writerT, runWriterT, execWriterT, mapWriterT )
import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Data.Monoid
