-- | Strategies for what is evaluated, and what of it in parallel. Nothing runs in parallel here: what is sparked is
-- evaluated when it is needed.
module Control.Parallel.Strategies
  ( Strategy, using, withStrategy, usingIO, withStrategyIO, dot, r0, rseq, rdeepseq, rpar, rparWith
  , evalSeq, SeqStrategy, evalTraversable, parTraversable, evalList, parList, evalListN, parListN, evalListNth
  , parListNth, evalListSplitAt, parListSplitAt, parListChunk, parMap, evalBuffer, parBuffer
  , evalTuple2, evalTuple3, evalTuple4, evalTuple5, evalTuple6, evalTuple7, evalTuple8, evalTuple9
  , parTuple2, parTuple3, parTuple4, parTuple5, parTuple6, parTuple7, parTuple8, parTuple9
  , ($|), ($||), (.|), (.||), (-|), (-||), Eval, parEval, runEval, runEvalIO
  , Done, demanding, sparking, (>|), (>||), rwhnf, unEval, seqTraverse, parTraverse, seqList, seqPair, parPair, seqTriple
  , parTriple, NFData
  ) where

import Control.DeepSeq (NFData, rnf)
import Control.Exception (evaluate)
import Control.Monad.Fix (MonadFix(..))
import Control.Parallel (par, pseq)
import qualified Control.Seq as Seq

infixr 9 `dot`
infixl 0 `using`, `usingIO`

-- | Evaluation, step after step. Nothing happens before it is run.
newtype Eval a = Eval (() -> Step a)

-- What a step came to, once it has been taken.
data Step a = Step a

instance Functor Eval where
  fmap f e = e >>= pure . f

instance Applicative Eval where
  pure x = Eval (\_ -> Step x)
  ef <*> ex = ef >>= \f -> ex >>= \x -> pure (f x)

instance Monad Eval where
  Eval e >>= k = Eval (\u -> case e u of Step x -> case k x of Eval r -> r u)

instance MonadFix Eval where
  mfix f = let r = f (runEval r) in r

-- | Takes the steps.
runEval :: Eval a -> a
runEval (Eval e) = case e () of Step x -> x

-- | The steps as an action.
runEvalIO :: Eval a -> IO a
runEvalIO (Eval e) = do
  Step x <- evaluate (e ())
  return x

-- | What is evaluated of a value.
type Strategy a = a -> Eval a

-- | A value, evaluated as the strategy says.
using :: a -> Strategy a -> a
x `using` s = runEval (s x)

-- | The same, the strategy first.
withStrategy :: Strategy a -> a -> a
withStrategy s x = x `using` s

-- | A value, evaluated as the strategy says before the action ends.
usingIO :: a -> Strategy a -> IO a
x `usingIO` s = runEvalIO (s x)

-- | The same, the strategy first.
withStrategyIO :: Strategy a -> a -> IO a
withStrategyIO s x = x `usingIO` s

-- | One strategy after the other, which comes second.
dot :: Strategy a -> Strategy a -> Strategy a
s2 `dot` s1 = s2 . runEval . s1

-- | A strategy of the other kind.
evalSeq :: SeqStrategy a -> Strategy a
evalSeq s x = s x `pseq` pure x

-- | A strategy that evaluates one thing after the other.
type SeqStrategy a = Seq.Strategy a

-- | Nothing.
r0 :: Strategy a
r0 x = pure x

-- | The outermost constructor.
rseq :: Strategy a
rseq x = Eval (\_ -> x `seq` Step x)

-- | Everything.
rdeepseq :: NFData a => Strategy a
rdeepseq x = rseq (rnf x) >> pure x

-- | In parallel: when it is needed.
rpar :: Strategy a
rpar x = pure x

-- | As the strategy says, in parallel: when it is needed.
rparWith :: Strategy a -> Strategy a
rparWith s x = pure (runEval (s x))

-- | The steps, in parallel: when the result is needed.
parEval :: Eval a -> Eval a
parEval e = pure (runEval e)

-- | All elements.
evalTraversable :: Traversable t => Strategy a -> Strategy (t a)
evalTraversable = traverse

-- | All elements, in parallel.
parTraversable :: Traversable t => Strategy a -> Strategy (t a)
parTraversable s = evalTraversable (rparWith s)

-- | All elements.
evalList :: Strategy a -> Strategy [a]
evalList = evalTraversable

-- | All elements, in parallel.
parList :: Strategy a -> Strategy [a]
parList = parTraversable

-- | The first n elements by one strategy, the others by another.
evalListSplitAt :: Int -> Strategy [a] -> Strategy [a] -> Strategy [a]
evalListSplitAt n first others xs = do
  let (ys, zs) = splitAt n xs
  ys' <- first ys
  zs' <- others zs
  return (ys' ++ zs')

-- | The same, in parallel.
parListSplitAt :: Int -> Strategy [a] -> Strategy [a] -> Strategy [a]
parListSplitAt n first others = evalListSplitAt n (rparWith first) (rparWith others)

-- | The first n elements.
evalListN :: Int -> Strategy a -> Strategy [a]
evalListN n s = evalListSplitAt n (evalList s) r0

-- | The first n elements, in parallel.
parListN :: Int -> Strategy a -> Strategy [a]
parListN n s = evalListN n (rparWith s)

-- | The n-th element, counted from 0.
evalListNth :: Int -> Strategy a -> Strategy [a]
evalListNth n s = evalListSplitAt n r0 (evalListN 1 s)

-- | The n-th element, in parallel.
parListNth :: Int -> Strategy a -> Strategy [a]
parListNth n s = evalListNth n (rparWith s)

-- | All elements, so many at a time.
parListChunk :: Int -> Strategy a -> Strategy [a]
parListChunk n s xs
  | n <= 1 = parList s xs
  | otherwise = concat <$> parList (evalList s) (chunks xs)
  where
    chunks [] = []
    chunks ys = let (zs, rest) = splitAt n ys in zs : chunks rest

-- | map, with all results evaluated in parallel.
parMap :: Strategy b -> (a -> b) -> [a] -> [b]
parMap s f = withStrategy (parList s) . map f

-- | The list, with n elements evaluated ahead of what is needed.
evalBuffer :: Int -> Strategy a -> Strategy [a]
evalBuffer n s xs = pure (ahead ys (begin n ys))
  where
    ys = map (withStrategy s) xs
    begin k zs | k <= 0 = zs
    begin _ [] = []
    begin k (z : zs) = z `pseq` begin (k - 1) zs
    ahead (z : zs) (w : ws) = w `pseq` (z : ahead zs ws)
    ahead zs _ = zs

-- | The same, in parallel.
parBuffer :: Int -> Strategy a -> Strategy [a]
parBuffer n s xs = pure (ahead ys (begin n ys))
  where
    ys = map (withStrategy s) xs
    begin k zs | k <= 0 = zs
    begin _ [] = []
    begin k (z : zs) = z `par` begin (k - 1) zs
    ahead (z : zs) (w : ws) = w `par` (z : ahead zs ws)
    ahead zs _ = zs

-- | All components.
evalTuple2 :: Strategy a -> Strategy b -> Strategy (a, b)
evalTuple2 s1 s2 (x1, x2) = (,) <$> s1 x1 <*> s2 x2

-- | All components, in parallel.
parTuple2 :: Strategy a -> Strategy b -> Strategy (a, b)
parTuple2 s1 s2 = evalTuple2 (rparWith s1) (rparWith s2)

-- | All components.
evalTuple3 :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
evalTuple3 s1 s2 s3 (x1, x2, x3) = (,,) <$> s1 x1 <*> s2 x2 <*> s3 x3

-- | All components, in parallel.
parTuple3 :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
parTuple3 s1 s2 s3 = evalTuple3 (rparWith s1) (rparWith s2) (rparWith s3)

-- | All components.
evalTuple4 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy (a, b, c, d)
evalTuple4 s1 s2 s3 s4 (x1, x2, x3, x4) = (,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4

-- | All components, in parallel.
parTuple4 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy (a, b, c, d)
parTuple4 s1 s2 s3 s4 = evalTuple4 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4)

-- | All components.
evalTuple5 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy (a, b, c, d, e)
evalTuple5 s1 s2 s3 s4 s5 (x1, x2, x3, x4, x5) = (,,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4 <*> s5 x5

-- | All components, in parallel.
parTuple5 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy (a, b, c, d, e)
parTuple5 s1 s2 s3 s4 s5 = evalTuple5 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4) (rparWith s5)

-- | All components.
evalTuple6 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy (a, b, c, d, e, f)
evalTuple6 s1 s2 s3 s4 s5 s6 (x1, x2, x3, x4, x5, x6) = (,,,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4 <*> s5 x5 <*> s6 x6

-- | All components, in parallel.
parTuple6 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy (a, b, c, d, e, f)
parTuple6 s1 s2 s3 s4 s5 s6 = evalTuple6 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4) (rparWith s5) (rparWith s6)

-- | All components.
evalTuple7 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy (a, b, c, d, e, f, g)
evalTuple7 s1 s2 s3 s4 s5 s6 s7 (x1, x2, x3, x4, x5, x6, x7) = (,,,,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4 <*> s5 x5 <*> s6 x6 <*> s7 x7

-- | All components, in parallel.
parTuple7 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy (a, b, c, d, e, f, g)
parTuple7 s1 s2 s3 s4 s5 s6 s7 = evalTuple7 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4) (rparWith s5) (rparWith s6) (rparWith s7)

-- | All components.
evalTuple8 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy (a, b, c, d, e, f, g, h)
evalTuple8 s1 s2 s3 s4 s5 s6 s7 s8 (x1, x2, x3, x4, x5, x6, x7, x8) = (,,,,,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4 <*> s5 x5 <*> s6 x6 <*> s7 x7 <*> s8 x8

-- | All components, in parallel.
parTuple8 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy (a, b, c, d, e, f, g, h)
parTuple8 s1 s2 s3 s4 s5 s6 s7 s8 = evalTuple8 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4) (rparWith s5) (rparWith s6) (rparWith s7) (rparWith s8)

-- | All components.
evalTuple9 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy i -> Strategy (a, b, c, d, e, f, g, h, i)
evalTuple9 s1 s2 s3 s4 s5 s6 s7 s8 s9 (x1, x2, x3, x4, x5, x6, x7, x8, x9) = (,,,,,,,,) <$> s1 x1 <*> s2 x2 <*> s3 x3 <*> s4 x4 <*> s5 x5 <*> s6 x6 <*> s7 x7 <*> s8 x8 <*> s9 x9

-- | All components, in parallel.
parTuple9 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy i -> Strategy (a, b, c, d, e, f, g, h, i)
parTuple9 s1 s2 s3 s4 s5 s6 s7 s8 s9 = evalTuple9 (rparWith s1) (rparWith s2) (rparWith s3) (rparWith s4) (rparWith s5) (rparWith s6) (rparWith s7) (rparWith s8) (rparWith s9)

-- | The function of the argument as the strategy evaluates it, which comes first.
($|) :: (a -> b) -> Strategy a -> a -> b
(f $| s) x = let z = x `using` s in z `pseq` f z

-- | The same, in parallel.
($||) :: (a -> b) -> Strategy a -> a -> b
(f $|| s) x = let z = x `using` s in z `par` f z

-- | Functions one after the other, with what is between evaluated as the strategy says.
(.|) :: (b -> c) -> Strategy b -> (a -> b) -> a -> c
(.|) f s g x = let z = g x `using` s in z `pseq` f z

-- | The same, in parallel.
(.||) :: (b -> c) -> Strategy b -> (a -> b) -> a -> c
(.||) f s g x = let z = g x `using` s in z `par` f z

-- | Functions one after the other, the first one first, with what is between evaluated as the strategy says.
(-|) :: (a -> b) -> Strategy b -> (b -> c) -> a -> c
(-|) f s g x = let z = f x `using` s in z `pseq` g z

-- | The same, in parallel.
(-||) :: (a -> b) -> Strategy b -> (b -> c) -> a -> c
(-||) f s g x = let z = f x `using` s in z `par` g z

-- | That something has been evaluated.
type Done = ()

-- | The value, after that.
demanding :: a -> Done -> a
demanding x done = done `pseq` x

-- | The value, and that in parallel.
sparking :: a -> Done -> a
sparking x done = done `par` x

-- | One and then the other.
(>|) :: Done -> Done -> Done
(>|) = seq

-- | One beside the other.
(>||) :: Done -> Done -> Done
(>||) = par

-- | 'rseq'.
rwhnf :: Strategy a
rwhnf = rseq

-- | 'runEval'.
unEval :: Eval a -> a
unEval = runEval

-- | 'evalTraversable'.
seqTraverse :: Traversable t => Strategy a -> Strategy (t a)
seqTraverse = evalTraversable

-- | 'parTraversable'.
parTraverse :: Traversable t => Strategy a -> Strategy (t a)
parTraverse = parTraversable

-- | 'evalList'.
seqList :: Strategy a -> Strategy [a]
seqList = evalList

-- | 'evalTuple2'.
seqPair :: Strategy a -> Strategy b -> Strategy (a, b)
seqPair = evalTuple2

-- | 'parTuple2'.
parPair :: Strategy a -> Strategy b -> Strategy (a, b)
parPair = parTuple2

-- | 'evalTuple3'.
seqTriple :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
seqTriple = evalTuple3

-- | 'parTuple3'.
parTriple :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
parTriple = parTuple3
