import Control.Monad.Trans.Accum
import Control.Monad.Trans.Select
import qualified Control.Monad.Trans.Writer.CPS as W
import qualified Control.Monad.Trans.RWS.CPS as R
import Control.Monad.Trans.Except
import Control.Monad.Trans.Maybe
import Control.Monad.Trans.Identity
import Control.Monad.Trans.Cont
import Control.Monad.Trans.Class
import qualified Control.Monad.Trans.Writer.Lazy as WL
import qualified Control.Monad.Trans.Writer.Strict as WS
import Control.Monad.Trans.State
import Control.Monad.Trans.Reader (runReader, reader)
import Control.Monad
import Data.Functor.Classes
import Data.Functor.Identity
import Data.Monoid
queens :: Int -> [Int]
queens n = runSelect (go n []) (\qs -> ok qs) where
  go 0 acc = return (reverse acc)
  go k acc = do { q <- select (\p -> argmax p [1..n]); go (k-1) (q:acc) }
  argmax p xs = foldr1 (\a b -> if p a >= p b then a else b) xs
  ok qs = length (takeWhile id [safe (take i qs) (qs !! i) | i <- [0..length qs - 1]])
  safe ps q = and [q /= p && abs (q-p) /= length ps - i | (i,p) <- zip [0..] ps]
main = do
  print (runAccum (do { add "ab"; x <- look; add "c"; y <- looks length; return (x,y) }) "z")
  print (evalAccum (replicateM 3 (do { n <- looks getSum; add (Sum (n+1)); return n })) (Sum 1), execAccum (add [1] >> add [2]) [0])
  print (runStateT (accumToStateT (add "x" >> look)) "s" :: Maybe (String,String))
  r <- runAccumT (do { add [1]; lift (print 1); accum (\w -> (length w, w)) } ) [5,6]
  print r
  print (queens 4)
  print (runSelect (do { a <- select (\k -> maximum (zip (map k [1..4]) [1..4]) `seq` snd (maximum (zip (map k [1..4]) [1..4]))); b <- select (\k -> snd (minimum (zip (map k [1..4]) [1..4]))); return (a,b) }) (\(a,b) -> a * b - b * b))
  print (W.runWriter (do { W.tell "a"; (x, w) <- W.listen (W.tell "b" >> return 3); W.censor reverse (W.tell "cd"); W.pass (return (x, (++ "!"))); return (x, w) }))
  print (getSum (W.execWriter (mapM_ (W.tell . Sum) [1..10000 :: Int])))
  print (R.runRWS (do { r <- R.ask; R.tell [r]; s <- R.get; R.put (s * 2); R.modify (+ r); x <- R.local (+1) (R.asks (*10)); (y, w) <- R.listen (R.tell [x] >> return 'y'); s' <- R.state (\s -> (s, s+1)); return (x, y, w, s') }) 3 4)
  print (R.evalRWS (R.censor (map negate) (R.tell [1] >> R.rws (\r s -> (r, s, [s])))) 5 6, R.execRWS (R.withRWS (\r s -> (r+1, s+1)) (R.ask >>= R.put)) 1 2 :: (Int,String))
  print (runExcept (withExceptT length (throwE "abc" `catchE` (\e -> throwE (e ++ "d"))) :: Except Int ()))
  print (liftCompare compare (MaybeT [Just 1]) (MaybeT [Nothing]), eq1 (ExceptT (Just (Left 1 :: Either Int Int))) (ExceptT (Just (Left 1))))
  putStrLn (showsPrec1 11 (MaybeT [Just 1, Nothing]) "" ++ showsPrec1 0 (ExceptT [Right 'a', Left 2]) "" ++ showsPrec1 0 (IdentityT [1]) "" ++ showsPrec1 0 (WL.WriterT (Just (1,"w"))) "")
  print (WS.WriterT [(1,"a")], read "WriterT [(1,\"a\")]" :: WL.WriterT String [] Int, fst (head (readsPrec1 0 "MaybeT [Just 3]")) :: MaybeT [] Int)

-- expect: (("zab",4),"abc")
-- expect: ([1,3,7],[1,2])
-- expect: Just ("sx","sx")
-- expect: 1
-- expect: (3,[1,5,6,1])
-- expect: [2,4,1,3]
-- expect: (4,4)
-- expect: ((3,"b"),"abdc!")
-- expect: 50005000
-- expect: ((40,'y',[40],11),12,[3,40])
-- expect: ((5,[-1,-6]),(2,""))
-- expect: Left 4
-- expect: (GT,True)
-- expect: (MaybeT [Just 1,Nothing])ExceptT [Right 'a',Left 2]IdentityT [1]WriterT (Just (1,"w"))
-- expect: (WriterT [(1,"a")],WriterT [(1,"a")],MaybeT [Just 3])
