import Control.Monad.Except
import Control.Monad.State

pop :: (MonadState [Int] m, MonadError String m) => m Int
pop = get >>= \s -> case s of
  [] -> throwError "empty stack"
  x : xs -> put xs >> return x

push :: MonadState [Int] m => Int -> m ()
push x = modify (x :)

rpn :: (MonadState [Int] m, MonadError String m) => String -> m ()
rpn "+" = (+) <$> pop <*> pop >>= push
rpn "*" = (*) <$> pop <*> pop >>= push
rpn w = push (read w)

run :: String -> Either String Int
run s = evalStateT (mapM_ rpn (words s) >> pop) []

run2 :: String -> (Either String Int, [Int])
run2 s = runState (runExceptT (mapM_ rpn (words s) >> pop `catchError` \_ -> return 0)) []

main :: IO ()
main = do
  print (run "1 2 + 4 *")
  print (run "1 +")
  print (run2 "5 7 +")
  print (run2 "1 +")
  print (run2 "")

-- expect: Right 12
-- expect: Left "empty stack"
-- expect: (Right 12,[])
-- expect: (Left "empty stack",[])
-- expect: (Right 0,[])
