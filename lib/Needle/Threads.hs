-- | Threads on one stack. A thread that is forked stands in a queue. A thread that waits runs others of the queue above
-- itself, oldest first, until its wait is over and nothing is above it: so the order is always the same.
--
-- What is above may wait when only a thread below could go on. The stack above that thread is then given up (unwound),
-- and the threads that stood there are lost: what they wait for may never come, and then nobody misses them. When a lost
-- thread would have to go on the program is refused, by an exception that no handler catches. A lost thread that is
-- thrown an exception needs no stack if it has no handler: it begins again with what its brackets release.
--
-- Time passes when nothing else can happen: the clock is set to the next time that somebody waits for.
module Needle.Threads
  ( ThreadId, myThreadId, fork, currentMasking, throwTo, throwLater, endsQuietly
  , BlockReason(..), ThreadStatus(..), threadStatus
  , Waiter, wait, wake, isWaiting, waitForTurn, after
  ) where

import Control.Monad (forM_, unless, when)
import Data.List (insertBy)
import Data.Ord (comparing)
import Needle.Base (unsafePerformIO)
import Needle.Catch
import Needle.Exception
import Needle.IO (reportUncaught)
import Needle.Prim (IO(..))

-- | A thread: its number, what it does, which exceptions are held back from it, and how it goes on without its stack
-- when an exception was raised.
data ThreadId = ThreadId
  { number :: Int
  , stage :: IORef Stage
  , heldBack :: IORef [(SomeException, IO ())]  -- ^ and what is done when they are raised
  , raised :: IORef (SomeException -> [IO ()] -> IO ())
  }

instance Eq ThreadId where
  a == b = number a == number b

instance Ord ThreadId where
  compare a b = compare (number a) (number b)

instance Show ThreadId where
  showsPrec d t = showString "ThreadId " . showsPrec d (number t)

data Stage
  = NotBegun MaskingState (IO ())
  | Running
  | Waiting Wait
  | Ready Wait               -- ^ the wait is over
  | Lost (Maybe [IO ()]) Wait  -- ^ it waited, and its stack was given up
  | Ended ThreadStatus

-- what a thread waits for, what it is thrown when nobody is left to end the wait, how the wait ends by an exception
data Wait = Wait
  { why :: BlockReason
  , hopeless :: Maybe SomeException
  , maskedBy :: MaskingState
  , goFirst :: Int  -- ^ threads that were forked up to this number begin before this one goes on
  , interrupt :: SomeException -> IO Bool  -- ^ whether it was not ended by another exception before
  }

-- | Why a thread waits.
data BlockReason
  = BlockedOnMVar | BlockedOnBlackHole | BlockedOnException | BlockedOnSTM | BlockedOnForeignCall | BlockedOnIOCompletion
  | BlockedOnOther
  deriving (Eq, Ord, Show)

-- | What a thread does.
data ThreadStatus = ThreadRunning | ThreadFinished | ThreadBlocked BlockReason | ThreadDied
  deriving (Eq, Ord, Show)

data Scheduler = Scheduler
  { running :: !ThreadId
  , below :: ![ThreadId]   -- ^ those that wait under the running one, the nearest first
  , queue :: ![ThreadId]   -- ^ those that have not begun
  , arrived :: ![ThreadId] -- ^ the rest of the queue, the newest first
  , lost :: ![ThreadId]
  , made :: !Int           -- ^ numbers of threads and timers
  , clock :: !Int
  , timers :: ![Timer]     -- ^ the next one first
  , yields :: !Int         -- ^ how often a thread let others go first since one began or ended
  }

data Timer = Timer { due :: Int, name :: Int, act :: IO () }

scheduler :: IORef Scheduler
scheduler = unsafePerformIO (do
  main <- newThread 1 Running
  newIORef (Scheduler main [] [] [] [] 1 0 [] 0))
{-# NOINLINE scheduler #-}

newThread :: Int -> Stage -> IO ThreadId
newThread n s = do
  at <- newIORef s
  held <- newIORef []
  again <- newIORef rethrow
  return (ThreadId n at held again)

-- an exception passes brackets
rethrow :: SomeException -> [IO ()] -> IO a
rethrow = foldl onException . throwIO

change :: (Scheduler -> Scheduler) -> IO ()
change = modifyIORef' scheduler

newNumber :: IO Int
newNumber = do
  change (\s -> s { made = made s + 1 })
  fmap made (readIORef scheduler)

-- | The running thread.
myThreadId :: IO ThreadId
myThreadId = fmap running (readIORef scheduler)

-- | Whether exceptions are held back from the running thread.
currentMasking :: IO MaskingState
currentMasking = readIORef masking

-- | A new thread: how exceptions are held back when it begins, what it does, and what it does with the outcome.
fork :: MaskingState -> IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
fork state body end = do
  beCareful
  n <- newNumber
  t <- newThread n Running
  let run m = attempt m >>= \r -> writeIORef (raised t) rethrow >> end r
  writeIORef (raised t) (\e releases -> run (rethrow e releases))
  writeIORef (stage t) (NotBegun state (run body))
  enqueue t
  return t

enqueue :: ThreadId -> IO ()
enqueue t = change (\s -> s { arrived = t : arrived s })

-- the outcome; what is said to the search or the scheduler is none
attempt :: IO a -> IO (Either SomeException a)
attempt m = caught (fmap Right m) (\e -> case fromException e of
  Just said -> throwIO (said :: NotCounted)
  Nothing -> return (Left e))

-- Waiting

-- | A thread that waits for an answer.
data Waiter a = Waiter ThreadId (IORef (Maybe (Either SomeException a)))

instance Eq (Waiter a) where
  Waiter _ a == Waiter _ b = a == b

-- | Does it still wait?
isWaiting :: Waiter a -> IO Bool
isWaiting (Waiter _ answer) = fmap (maybe True (const False)) (readIORef answer)

-- | Ends a wait, unless it has ended.
wake :: Waiter a -> a -> IO Bool
wake w x = respond w (Right x)

respond :: Waiter a -> Either SomeException a -> IO Bool
respond w@(Waiter t answer) x = do
  waits <- isWaiting w
  when waits (do
    writeIORef answer (Just x)
    modifyIORef (stage t) ready)
  return waits
  where
    ready (Waiting wt) = Ready wt
    ready (Lost _ wt) = Ready wt
    ready s = s

-- | Waits until the waiter, which is handed to the last argument, is woken. The exception is thrown when nobody is left
-- to do it.
wait :: BlockReason -> Maybe SomeException -> (Waiter a -> IO ()) -> IO a
wait = waitAfter 0

waitAfter :: Int -> BlockReason -> Maybe SomeException -> (Waiter a -> IO ()) -> IO a
waitAfter first reason end register = do
  state <- readIORef masking
  unless (state == MaskedUninterruptible) raiseFirst
  me <- myThreadId
  answer <- newIORef Nothing
  let waiter = Waiter me answer
  writeIORef (stage me) (Waiting (Wait reason end state first (interruptWait waiter)))
  register waiter
  untilTurn me
  writeIORef (stage me) Running
  result <- readIORef answer
  case result of
    Just (Right x) -> when (state == Unmasked) raiseFirst >> return x
    Just (Left e) -> throwIO e
    Nothing -> refuse

-- ends a wait by an exception, also one that is over if the thread has not gone on yet
interruptWait :: Waiter a -> SomeException -> IO Bool
interruptWait w@(Waiter _ answer) e = readIORef answer >>= \before -> case before of
  Just (Left _) -> return False
  _ -> writeIORef answer Nothing >> respond w (Left e)

-- | Lets all that can run go first. A thread that does so again and again, while none begins or ends, waits for time to
-- pass: then others can do what it seems to wait for.
waitForTurn :: IO ()
waitForTurn = do
  s <- readIORef scheduler
  let insists = yields s >= 1000
  change (\s' -> s' { yields = if insists then 0 else yields s' + 1 })
  waitAfter (made s) BlockedOnOther Nothing (\w -> if insists
    then after (maximum (0 : map (subtract (clock s) . due) (take 1 (timers s)))) (wake w () >> return ()) >> return ()
    else wake w () >> return ())

-- raises the oldest exception that was held back from the running thread
raiseFirst :: IO ()
raiseFirst = do
  me <- myThreadId
  held <- readIORef (heldBack me)
  case held of
    [] -> return ()
    (e, told) : later -> writeIORef (heldBack me) later >> told >> throwIO e

-- | An action after so many microseconds, and how to call it off.
after :: Int -> IO () -> IO (IO ())
after delay action = do
  n <- newNumber
  change (\s -> s { timers = insertBy (comparing (\t -> (due t, name t))) (Timer (later (clock s)) n action) (timers s) })
  return (change (\s -> s { timers = filter ((/= n) . name) (timers s) }))
  where later now = if delay > maxBound - now then maxBound else now + max 0 delay

-- Turns

-- runs others until it is the turn of this thread, whose wait is over by then
untilTurn :: ThreadId -> IO ()
untilTurn me = do
  next <- takeNext me
  case next of
    Just t
      | t == me -> return ()
      | otherwise -> begin me t >> untilTurn me
    Nothing -> do
      s <- readIORef scheduler
      readyBelow <- firstM isReady (below s)
      case readyBelow of
        Just t -> newIORef (Just []) >>= throwIO . Unwound (number t)
        Nothing -> do
          missed <- firstM isReady (lost s)
          case (missed, timers s) of
            (Just _, _) -> refuse
            (Nothing, t : later) -> change (\s' -> s' { clock = due t, timers = later }) >> act t >> untilTurn me
            (Nothing, []) -> giveUp (me : below s ++ lost s) >> untilTurn me

-- who runs next on top of the stack: the thread that waits there, if it can go on, or the oldest that has not begun
takeNext :: ThreadId -> IO (Maybe ThreadId)
takeNext me = readIORef (stage me) >>= \at -> case at of
  Ready w | goFirst w == 0 -> return (Just me)
          | otherwise -> fmap (maybe (Just me) Just) (takeOldest (<= goFirst w))
  _ -> takeOldest (const True)

-- takes the oldest thread out of the queue, if its number will do
takeOldest :: (Int -> Bool) -> IO (Maybe ThreadId)
takeOldest fits = readIORef scheduler >>= \s -> case queue s of
  t : ts -> readIORef (stage t) >>= \at -> case at of
    NotBegun _ _ | fits (number t) -> change (\s' -> s' { queue = ts }) >> return (Just t)
                 | otherwise -> return Nothing
    _ -> change (\s' -> s' { queue = ts }) >> takeOldest fits
  [] | null (arrived s) -> return Nothing
     | otherwise -> change (\s' -> s' { queue = reverse (arrived s'), arrived = [] }) >> takeOldest fits

firstM :: (a -> IO Bool) -> [a] -> IO (Maybe a)
firstM _ [] = return Nothing
firstM p (x : xs) = p x >>= \yes -> if yes then return (Just x) else firstM p xs

isReady :: ThreadId -> IO Bool
isReady t = readIORef (stage t) >>= \at -> return (case at of
  Ready _ -> True
  _ -> False)

-- runs a thread above the one that waits, until it ends or is unwound
begin :: ThreadId -> ThreadId -> IO ()
begin me t = readIORef (stage t) >>= \at -> case at of
  NotBegun state body -> do
    mine <- readIORef masking
    change (\s -> s { running = t, below = me : below s, lost = filter (/= t) (lost s), yields = 0 })
    writeIORef (stage t) Running
    writeIORef masking state
    outcome <- caught (fmap Right (attempt body)) (return . Left)
    change (\s -> s { running = me, below = drop 1 (below s), yields = 0 })
    writeIORef masking mine
    case outcome of
      Right result -> ended t result
      Left e | Just (Unwound target rest) <- fromException e -> do
                 leftover <- readIORef rest
                 modifyIORef (stage t) (lose leftover)
                 change (\s -> s { lost = t : lost s })
                 unless (target == number me) (newIORef (Just []) >>= throwIO . Unwound target)
             | otherwise -> throwIO e
  _ -> return ()
  where
    lose leftover (Waiting w) = Lost leftover w
    lose _ s = s

ended :: ThreadId -> Either SomeException () -> IO ()
ended t result = do
  case result of
    Left e | not (endsQuietly e) -> reportUncaught e
    _ -> return ()
  writeIORef (stage t) (Ended (either (const ThreadDied) (const ThreadFinished) result))
  held <- readIORef (heldBack t)
  mapM_ snd held

-- | Is a thread that ends by this exception nobody's concern?
endsQuietly :: SomeException -> Bool
endsQuietly e
  | Just BlockedIndefinitelyOnMVar <- fromException e = True
  | Just BlockedIndefinitelyOnSTM <- fromException e = True
  | Just ThreadKilled <- fromException e = True
  | otherwise = False

-- nobody can go on: each thread is told so, where it waits
giveUp :: [ThreadId] -> IO ()
giveUp threads = do
  told <- mapM tell threads
  unless (or told) refuse
  where
    tell t = readIORef (stage t) >>= \at -> case at of
      Waiting w | Just e <- hopeless w -> raiseIn t e
      Lost _ w | Just e <- hopeless w -> raiseIn t e
      _ -> return False

refuse :: IO a
refuse = throwIO TakenInTurns

-- Exceptions between threads

-- | Raises an exception in a thread, and waits until it has been raised there.
throwTo :: Exception e => ThreadId -> e -> IO ()
throwTo t e = do
  now <- raiseNow t (toException e)
  unless now (wait BlockedOnException Nothing (\thrower -> holdBack t (toException e) (wake thrower () >> return ())))

-- | Raises an exception in a thread, at once or as soon as it is not held back.
throwLater :: Exception e => ThreadId -> e -> IO ()
throwLater t e = do
  now <- raiseNow t (toException e)
  unless now (holdBack t (toException e) (return ()))

holdBack :: ThreadId -> SomeException -> IO () -> IO ()
holdBack t e told = do
  writeIORef raiseHeldBack raiseFirst
  modifyIORef (heldBack t) (++ [(e, told)])

-- False: it is to be held back
raiseNow :: ThreadId -> SomeException -> IO Bool
raiseNow t e = readIORef (stage t) >>= \at -> case at of
  Running -> throwIO e
  Ended _ -> return True
  NotBegun Unmasked _ -> ended t (Left (toException ThreadKilled)) >> return True
  Waiting w | maskedBy w /= MaskedUninterruptible -> raiseIn t e
  Lost _ w | maskedBy w /= MaskedUninterruptible -> raiseIn t e
  Ready w | maskedBy w == Unmasked -> interrupt w e
  _ -> return False

-- in a thread that waits; a lost one begins again, if that can be done
raiseIn :: ThreadId -> SomeException -> IO Bool
raiseIn t e = readIORef (stage t) >>= \at -> case at of
  Waiting w -> interrupt w e
  Lost leftover w -> do
    again <- readIORef (raised t)
    first <- interrupt w e
    forM_ leftover (\releases -> writeIORef (stage t) (NotBegun MaskedInterruptible (again e releases)) >> enqueue t)
    return first
  _ -> return False

-- | What a thread does.
threadStatus :: ThreadId -> IO ThreadStatus
threadStatus t = readIORef (stage t) >>= \at -> return (case at of
  Waiting w -> ThreadBlocked (why w)
  Lost _ w -> ThreadBlocked (why w)
  Ended status -> status
  _ -> ThreadRunning)
