newtype State s a = State { runState :: s -> (a, s) }

instance Functor (State s) where
  fmap f (State g) = State $ \s -> let (a, s') = g s in (f a, s')

instance Applicative (State s) where
  pure a = State (\s -> (a, s))
  State f <*> State g = State $ \s ->
    let (h, s1) = f s
        (a, s2) = g s1
    in (h a, s2)

instance Monad (State s) where
  State g >>= f = State $ \s -> let (a, s') = g s in runState (f a) s'

get :: State s s
get = State (\s -> (s, s))

put :: s -> State s ()
put s = State (const ((), s))

fresh :: State Int Int
fresh = do
  n <- get
  put (n + 1)
  return n

label :: [a] -> State Int [(Int, a)]
label = mapM (\x -> do { i <- fresh; return (i, x) })

main :: IO ()
main = do
  print (runState (label "abc") 10)
  print (fst (runState (do { _ <- fresh; _ <- fresh; fresh }) 0))

-- expect: ([(10,'a'),(11,'b'),(12,'c')],13)
-- expect: 2
