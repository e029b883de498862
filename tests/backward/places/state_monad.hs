-- expect: reached
-- A monad of the program's own: the target stands in an action that depends on the state.
module StateMonad where

import Needle (target)

newtype State a = State { runState :: Int -> (a, Int) }

instance Functor State where
  fmap f (State g) = State (\s -> let (a, t) = g s in (f a, t))

instance Applicative State where
  pure a = State (\s -> (a, s))
  State f <*> State g = State (\s -> let (h, t) = f s; (a, u) = g t in (h a, u))

instance Monad State where
  State g >>= f = State (\s -> let (a, t) = g s in runState (f a) t)

get :: State Int
get = State (\s -> (s, s))

add :: Int -> State ()
add n = State (\s -> ((), s + n))

steps :: Int -> State Int
steps n = do
  add n
  a <- get
  add (a * 2)
  b <- get
  if b == 30 then return (target b) else return a

entry :: Int -> Int -> Int
entry n s = if n > 3 then fst (runState (steps n) s) else 0
