{-# LANGUAGE NoImplicitPrelude, BangPatterns, ScopedTypeVariables, ExistentialQuantification, RankNTypes #-}
-- | Catching exceptions, holding them back, references.
module Needle.Catch where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Typeable
import Needle.Exception
import Needle.Base
import Needle.List

-- Exceptions

-- | Throws when the action runs.
throwIO :: Exception e => e -> IO a
throwIO e = IO (\_ -> primRaise (toException e))

-- | Thrown by a test that does not count. One type, since a search asks about every exception.
data NotCounted
  = AssumptionFailed -- ^ a condition that was taken for granted does not hold
  | Discarded
  | NoSuchChoice     -- ^ a generator is told to take a choice that it does not have
  | TakenInTurns     -- ^ threads wait for each other in a way that cannot be followed
  | NotRun String    -- ^ what is accepted but not done here; the text says what
  | Unwound Int Leftover -- ^ the stack above the thread of this number is given up; see Needle.Threads

-- | What is still to do in a thread that is unwound, should an exception be raised where it waits: what its brackets
-- release, innermost first. Nothing: it has a handler, and what follows a handler is lost.
type Leftover = IORef (Maybe [IO ()])

instance Show NotCounted where
  showsPrec _ AssumptionFailed = showString "Needle: assumption failed"
  showsPrec _ Discarded = showString "DISCARD. You should not see this exception, it is internal to QuickCheck."
  showsPrec _ NoSuchChoice = showString "Needle: no such choice"
  showsPrec _ (NotRun what) = showString "needle: " . showString what
  showsPrec _ _ = showString "needle: threads that wait for each other in turn are not supported"

instance Exception NotCounted

-- | In the place of what is accepted but not done here.
notRun :: String -> a
notRun what = throw (NotRun what)

-- | Elsewhere what comes now may be different. So a search must not claim a proof: it does not once the world was asked
-- for something.
beCareful :: IO ()
beCareful = IO (\w -> primGetProgName w) >>= \p -> p `seq` return ()

-- | Runs an action with a handler for one type of exception. What is said to the search or to the scheduler is not
-- held back, whatever the program catches.
catch :: Exception e => IO a -> (e -> IO a) -> IO a
catch m h = catchUnless (\rest -> writeIORef rest Nothing) m handler
  where
    handler se = case fromException se of
      Just e -> h e
      Nothing -> throwIO (se :: SomeException)

-- the handler of all exceptions, which runs masked, and what to note in a thread that is unwound here
catchUnless :: (Leftover -> IO ()) -> IO a -> (SomeException -> IO a) -> IO a
catchUnless note (IO m) h = IO (primCatch m handler)
  where
    handler se w = case fromException se of
      Just NoSuchChoice -> primRaise (se :: SomeException)
      Just TakenInTurns -> primRaise se
      Just (NotRun _) -> primRaise se
      Just (Unwound _ rest) -> case unIO (note rest) w of IORes _ -> primRaise se
      _ -> unIO (mask_ (h se)) w

-- | A handler of everything, what is said to the search or to the scheduler, too.
caught :: IO a -> (SomeException -> IO a) -> IO a
caught (IO m) h = IO (primCatch m (\e w -> unIO (h e) w))

-- | catch with its arguments exchanged.
handle :: Exception e => (e -> IO a) -> IO a -> IO a
handle h m = catch m h

-- | catch for the exceptions a function selects.
catchJust :: Exception e => (e -> Maybe b) -> IO a -> (b -> IO a) -> IO a
catchJust p a handler = catch a (\e -> case p e of
  Nothing -> throwIO e
  Just b -> handler b)

-- | catchJust with its arguments exchanged.
handleJust :: Exception e => (e -> Maybe b) -> (b -> IO a) -> IO a -> IO a
handleJust p h a = catchJust p a h

-- | The result, or the exception.
try :: Exception e => IO a -> IO (Either e a)
try a = catch (a >>= \v -> return (Right v)) (\e -> return (Left e))

-- | The result, or what a function selects of the exception.
tryJust :: Exception e => (e -> Maybe b) -> IO a -> IO (Either b a)
tryJust p a = try a >>= \r -> case r of
  Right v -> return (Right v)
  Left e -> case p e of
    Nothing -> throwIO e
    Just b -> return (Left b)

-- | Evaluates to weak head normal form when it runs.
evaluate :: a -> IO a
evaluate a = IO (\_ -> case a of !v -> IORes v)

-- | Runs the second action if the first throws.
onException :: IO a -> IO b -> IO a
onException io what = catchUnless note io (\e -> what >> throwIO e)
  where note rest = modifyIORef rest (fmap (\later -> later ++ [what >> return ()]))

-- Holding exceptions of other threads back

-- | Whether exceptions of other threads are held back.
data MaskingState = Unmasked | MaskedInterruptible | MaskedUninterruptible
  deriving (Eq, Show)

-- that of the running thread
masking :: IORef MaskingState
masking = unsafePerformIO (newIORef Unmasked)
{-# NOINLINE masking #-}

-- raises what was held back from the running thread
raiseHeldBack :: IORef (IO ())
raiseHeldBack = unsafePerformIO (newIORef (return ()))
{-# NOINLINE raiseHeldBack #-}

-- | Runs an action in this state.
withMasking :: MaskingState -> IO a -> IO a
withMasking new io = readIORef masking >>= \old ->
  if old == new then io else become new >> leaving old io >>= \a -> become old >> return a
  where
    become state = writeIORef masking state >> case state of
      Unmasked -> readIORef raiseHeldBack >>= id
      _ -> return ()
    leaving old (IO m) = IO (primCatch m (\e w -> case unIO (writeIORef masking old) w of
      IORes _ -> primRaise (e :: SomeException)))

-- | Runs an action with exceptions held back until it waits; it may restore the state of before.
mask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
mask f = readIORef masking >>= \old -> case old of
  Unmasked -> withMasking MaskedInterruptible (f (withMasking old))
  _ -> f id

-- | mask for an action that does not restore.
mask_ :: IO a -> IO a
mask_ m = mask (\_ -> m)

-- | Acquire, use, release whatever happens.
bracket :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracket before after thing = mask (\restore ->
  before >>= \a -> onException (restore (thing a)) (after a) >>= \r -> after a >> return r)

-- | bracket without the resource.
bracket_ :: IO a -> IO b -> IO c -> IO c
bracket_ before after thing = bracket before (const after) (const thing)

-- | bracket that releases only after an exception.
bracketOnError :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracketOnError before after thing = mask (\restore -> before >>= \a -> onException (restore (thing a)) (after a))

-- | Runs the second action whatever happens in the first.
finally :: IO a -> IO b -> IO a
finally a sequel = mask (\restore -> onException (restore a) sequel >>= \r -> sequel >> return r)

-- | A handler for one type of exception.
data Handler a = forall e. Exception e => Handler (e -> IO a)

instance Functor Handler where
  fmap f (Handler h) = Handler (\e -> fmap f (h e))

-- | Runs an action with several handlers.
catches :: IO a -> [Handler a] -> IO a
catches io handlers = catch io (\e -> pick e handlers)
  where
    pick e [] = throwIO (e :: SomeException)
    pick e (Handler h : hs) = case fromException e of
      Just e' -> h e'
      Nothing -> pick e hs

-- | An error unless the condition holds.
assert :: Bool -> a -> a
assert True x = x
assert False _ = throw (AssertionFailed "Assertion failed")

-- References

-- | A mutable cell in IO.
newtype IORef a = IORef (Ref a)

instance Eq (IORef a) where
  IORef a == IORef b = primRefEq a b

-- | A new cell.
newIORef :: a -> IO (IORef a)
newIORef x = IO (\w -> case primNewRef x w of IORes r -> IORes (IORef r))

-- | The contents of a cell.
readIORef :: IORef a -> IO a
readIORef (IORef r) = IO (\w -> primReadRef r w)

-- | Replaces the contents of a cell.
writeIORef :: IORef a -> a -> IO ()
writeIORef (IORef r) x = IO (\w -> primWriteRef r x w)

-- | Applies a function to the contents, lazily.
modifyIORef :: IORef a -> (a -> a) -> IO ()
modifyIORef (IORef r) f = IO (\w -> case primReadRef r w of IORes x -> primWriteRef r (f x) w)

-- | Applies a function to the contents, evaluating the result.
modifyIORef' :: IORef a -> (a -> a) -> IO ()
modifyIORef' (IORef r) f = IO (\w -> case primReadRef r w of
  IORes x -> case f x of !y -> primWriteRef r y w)

-- | Changes the contents and returns a result.
atomicModifyIORef :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef (IORef r) f = IO (\w -> case primReadRef r w of
  IORes x -> let p = f x in case primWriteRef r (fst p) w of IORes _ -> IORes (snd p))

-- | The same, evaluating contents and result.
atomicModifyIORef' :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef' (IORef r) f = IO (\w -> case primReadRef r w of
  IORes x -> case f x of
    (!a, !b) -> case primWriteRef r a w of IORes _ -> IORes b)

-- | Replaces the contents of a cell.
atomicWriteIORef :: IORef a -> a -> IO ()
atomicWriteIORef = writeIORef
