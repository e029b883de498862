import Control.Monad.Logic
import Control.Monad.State
import Control.Monad.Reader
import qualified Control.Monad.State.Strict as S
import Control.Applicative
import Data.Foldable (toList)
nats :: MonadPlus m => m Int
nats = return 0 `mplus` fmap (+1) nats
pythag :: Logic (Int,Int,Int)
pythag = do { c <- fmap (+1) nats; a <- msum (map return [1..c]); b <- msum (map return [a..c]); guard (a*a+b*b==c*c); return (a,b,c) }
choose :: MonadPlus m => [a] -> m a
choose = msum . map return
main = do
  print (observeMany 5 nats)
  print (observeMany 3 pythag)
  print (observe (choose [3,4]))
  print (observeAll (choose [1,2,3] `interleave` choose [10,20]))
  print (observeMany 10 (nats >>- \x -> choose [x, x*100] ))
  print (observeMany 10 (do {x <- nats `interleave` fmap negate nats; ifte (guard (even x)) (\_ -> return (x,'e')) (return (x,'o'))}))
  print (observeAll (ifte (choose []) (\x -> choose [x]) (choose [9 :: Int])))
  print (observeAll (once (choose "abc")), observeAll (lnot (choose "abc")), observeAll (lnot (choose "")))
  xs <- observeManyT 2 (do { x <- choose [1..5 :: Int]; liftIO (print x); guard (odd x); return x })
  print xs
  ys <- observeAllT (do { x <- choose [1..3 :: Int]; lift (print x); return x })
  print ys
  y <- observeT (choose [] <|> (lift (putStrLn "second") >> pure 'q'))
  print y
  print (runState (observeAllT (do { x <- choose [1..4 :: Int]; modify (+x); s <- get; guard (even s); return (x,s) })) 0)
  print (runReader (observeAllT (local (+1) (do { x <- choose [1,2]; e <- ask; return (x+e) }) <|> ask)) 10)
  print (S.runStateT (interleave (choose [1,2,3]) (lift (choose [7,8]) <* S.put 'z')) 'a' :: [(Int,Char)])
  print (runStateT (once (choose [1,2,3])) 'a' :: [(Int,Char)])
  print (observeAll (S.runStateT (ifte (S.StateT (\s -> choose [(s,s+1),(s+1,s+2)])) (\x -> S.modify (*x) >> return x) (return 100)) 3))
  print (runReaderT (msplit (ReaderT (\e -> [e,e+1]))) 3 >>= \m -> case m of { Nothing -> [0]; Just (a,r) -> a : runReaderT r 5 })
  print (toList (choose [1..4] :: Logic Int), sum (choose [1..4] :: Logic Int))
  print (fmap observeAll (traverse (\x -> [x,x*10]) (choose [1,2] :: Logic Int)))
  print (map (take 3) (msplit [1..] >>= maybe [] (\(x,xs) -> [x : xs])))
  print (observeAll (fail "x" <|> pure 2), observeAll (choose [1] <> mempty <> choose [2]))
  print (observeT (empty :: LogicT Maybe Int))

-- expect: [0,1,2,3,4]
-- expect: [(3,4,5),(6,8,10),(5,12,13)]
-- expect: 3
-- expect: [1,10,2,20,3]
-- expect: [0,1,0,2,100,3,200,4,300,5]
-- expect: [(0,'e'),(0,'e'),(1,'o'),(-1,'o'),(2,'e'),(-2,'e'),(3,'o'),(-3,'o'),(4,'e'),(-4,'e')]
-- expect: [9]
-- expect: ("a",[],[()])
-- expect: 1
-- expect: 2
-- expect: 3
-- expect: [1,3]
-- expect: 1
-- expect: 2
-- expect: 3
-- expect: [1,2,3]
-- expect: second
-- expect: 'q'
-- expect: ([(3,6),(4,10)],10)
-- expect: [12,12,10]
-- expect: [(1,'a'),(7,'z'),(2,'a'),(8,'z'),(3,'a')]
-- expect: [(1,'a')]
-- expect: [(3,12),(4,20)]
-- expect: [3,4]
-- expect: ([1,2,3,4],10)
-- expect: [[1,2],[1,20],[10,2],[10,20]]
-- expect: [[1,2,3]]
-- expect: ([2],[1,2])
-- expect: Nothing
