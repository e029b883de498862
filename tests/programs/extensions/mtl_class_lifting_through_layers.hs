{-# LANGUAGE FlexibleContexts #-}
import Control.Monad.Except
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer

logic :: (MonadReader Int m, MonadState [Int] m, MonadWriter [String] m, MonadError String m) => Int -> m Int
logic x = do
  limit <- ask
  when (x > limit) $ throwError ("over " ++ show limit)
  modify (x :)
  tell ["saw " ++ show x]
  gets sum

outer :: Int -> (Either String [Int], [String])
outer n = fst `first'` runWriter (runStateT (runExceptT (runReaderT (mapM logic [1 .. n]) 3)) [])
  where first' f (a, w) = (f a, w)

inner :: Int -> Either String (([Int], [Int]), [String])
inner n = runExcept (runWriterT (runStateT (runReaderT (mapM logic [1 .. n]) 3) []))

main :: IO ()
main = do
  print (outer 3)
  print (outer 4)
  print (inner 3)
  print (inner 4)
  print (fst (runWriter (runStateT (runExceptT (runReaderT ((logic 9) `catchError` (\e -> tell [e] >> return 0)) 3)) [])))

-- expect: (Right [1,3,6],["saw 1","saw 2","saw 3"])
-- expect: (Left "over 3",["saw 1","saw 2","saw 3"])
-- expect: Right (([1,3,6],[3,2,1]),["saw 1","saw 2","saw 3"])
-- expect: Left "over 3"
-- expect: (Right 0,[])
