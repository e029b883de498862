{-# LANGUAGE RankNTypes, MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, FlexibleContexts, UndecidableInstances #-}
-- | Parsers over streams of tokens, with a state of the user's and a monad below. A parser commits to an alternative once it has consumed a
-- token; `try` takes that back.
module Text.Parsec.Prim
  ( unknownError, sysUnExpectError, unexpected
  , ParsecT, runParsecT, mkPT, Parsec, Consumed(..), Reply(..), State(..)
  , parsecMap, parserReturn, parserBind, mergeErrorReply, parserFail, parserZero, parserPlus
  , (<?>), (<|>), label, labels, lookAhead, Stream(..), tokens, tokens', try, token, tokenPrim, tokenPrimEx
  , many, skipMany, manyAccum, runPT, runP, runParserT, runParser, parse, parseTest
  , getPosition, getInput, setPosition, setInput, getParserState, setParserState, updateParserState
  , getState, putState, modifyState, setState, updateState
  ) where

import qualified Control.Applicative as A
import Control.Monad (MonadPlus(..), ap)
import Control.Monad.Cont.Class (MonadCont(..))
import Control.Monad.Error.Class (MonadError(..))
import Control.Monad.IO.Class (MonadIO(..))
import Control.Monad.Reader.Class (MonadReader(..))
import qualified Control.Monad.State.Class as S
import Control.Monad.Trans.Class (MonadTrans(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString.Lazy.Char8 as LB
import qualified Data.Text as T
import qualified Data.Text.Lazy as L
import Text.Parsec.Error
import Text.Parsec.Pos

{-# NEWER tokens' #-}

infix 0 <?>
infixr 1 <|>

-- | The input that is left, where it begins, and the user's state.
data State s u = State
  { stateInput :: s
  , statePos :: !SourcePos
  , stateUser :: !u
  }

-- | Whether anything was consumed.
data Consumed a = Consumed a | Empty !a

instance Functor Consumed where
  fmap f (Consumed x) = Consumed (f x)
  fmap f (Empty x) = Empty (f x)

-- | How a parser ended. A success also says what would have failed here.
data Reply s u a = Ok a !(State s u) ParseError | Error ParseError

instance Functor (Reply s u) where
  fmap f (Ok x s e) = Ok (f x) s e
  fmap _ (Error e) = Error e

-- What to do after a success and a failure that consumed something, and after ones that did not, in this order.
-- | A parser of a stream @s@ with a state @u@ over a monad @m@.
newtype ParsecT s u m a = ParsecT
  { unParser :: forall b. State s u
      -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b)
      -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b) -> m b }

-- | A parser without a monad below.
type Parsec s u = ParsecT s u Identity

-- | Streams of tokens.
class Monad m => Stream s m t | s -> t where
  -- | The first token and the rest.
  uncons :: s -> m (Maybe (t, s))

instance Monad m => Stream [tok] m tok where
  uncons [] = return Nothing
  uncons (t : ts) = return (Just (t, ts))

instance Monad m => Stream T.Text m Char where
  uncons = return . T.uncons

instance Monad m => Stream L.Text m Char where
  uncons = return . L.uncons

instance Monad m => Stream LB.ByteString m Char where
  uncons = return . LB.uncons

instance Monad m => Stream B.ByteString m Char where
  uncons = return . B.uncons

-- | Nothing to say of this place.
unknownError :: State s u -> ParseError
unknownError s = newErrorUnknown (statePos s)

-- | The failure that the library itself did not expect this.
sysUnExpectError :: String -> SourcePos -> Reply s u a
sysUnExpectError text pos = Error (newErrorMessage (SysUnExpect text) pos)

-- | Fails and says that this was not expected.
unexpected :: Stream s m t => String -> ParsecT s u m a
unexpected text = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (UnExpect text) (statePos s)))

-- | Runs a parser one step: whether it consumes, and how it ends.
runParsecT :: Monad m => ParsecT s u m a -> State s u -> m (Consumed (m (Reply s u a)))
runParsecT p s0 = unParser p s0
  (\a s e -> return (Consumed (return (Ok a s e)))) (return . Consumed . return . Error)
  (\a s e -> return (Empty (return (Ok a s e)))) (return . Empty . return . Error)

-- | The parser with these steps.
mkPT :: Monad m => (State s u -> m (Consumed (m (Reply s u a)))) -> ParsecT s u m a
mkPT k = ParsecT (\s cok cerr eok eerr -> k s >>= \outcome -> case outcome of
  Consumed reply -> reply >>= finish cok cerr
  Empty reply -> reply >>= finish eok eerr)
  where
    finish ok err r = case r of
      Ok x s e -> ok x s e
      Error e -> err e

-- | fmap.
parsecMap :: (a -> b) -> ParsecT s u m a -> ParsecT s u m b
parsecMap f p = ParsecT (\s cok cerr eok eerr -> unParser p s (cok . f) cerr (eok . f) eerr)

-- | Succeeds without consuming.
parserReturn :: a -> ParsecT s u m a
parserReturn x = ParsecT (\s _ _ eok _ -> eok x s (unknownError s))

-- | One parser after another. What the first says at its end counts as long as the second consumes nothing.
parserBind :: ParsecT s u m a -> (a -> ParsecT s u m b) -> ParsecT s u m b
parserBind p k = ParsecT (\s cok cerr eok eerr ->
  let
    second ok err x t e
      | errorIsUnknown e = unParser (k x) t cok cerr ok err
      | otherwise = unParser (k x) t cok cerr (\y u e' -> ok y u (mergeError e e')) (err . mergeError e)
  in unParser p s (second cok cerr) cerr (second eok eerr) eerr)

-- | An error more in what a parser says.
mergeErrorReply :: ParseError -> Reply s u a -> Reply s u a
mergeErrorReply e r = case r of
  Ok x s e' -> Ok x s (mergeError e e')
  Error e' -> Error (mergeError e e')

-- | Fails with a message.
parserFail :: String -> ParsecT s u m a
parserFail text = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (Message text) (statePos s)))

-- | Fails without a message.
parserZero :: ParsecT s u m a
parserZero = ParsecT (\s _ _ _ eerr -> eerr (unknownError s))

-- | The second if the first fails without consuming.
parserPlus :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
parserPlus p q = ParsecT (\s cok cerr eok eerr ->
  unParser p s cok cerr eok (\e -> unParser q s cok cerr (\y t e' -> eok y t (mergeError e e')) (eerr . mergeError e)))

-- | The second if the first fails without consuming.
(<|>) :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
(<|>) = parserPlus

-- | A name for what the parser expects when it fails without consuming.
(<?>) :: ParsecT s u m a -> String -> ParsecT s u m a
(<?>) = label

-- | `<?>`.
label :: ParsecT s u m a -> String -> ParsecT s u m a
label p name = labels p [name]

-- | Several names.
labels :: ParsecT s u m a -> [String] -> ParsecT s u m a
labels p names = ParsecT (\s cok cerr eok eerr ->
  unParser p s cok cerr (\x t e -> eok x t (if errorIsUnknown e then e else named e)) (eerr . named))
  where
    named e = case names of
      [] -> setErrorMessage (Expect "") e
      n : ns -> foldr (addErrorMessage . Expect) (setErrorMessage (Expect n) e) ns

-- | The same parser; when it fails it has consumed nothing.
try :: ParsecT s u m a -> ParsecT s u m a
try p = ParsecT (\s cok _ eok eerr -> unParser p s cok eerr eok eerr)

-- | The same parser; when it succeeds it has consumed nothing.
lookAhead :: Stream s m t => ParsecT s u m a -> ParsecT s u m a
lookAhead p = ParsecT (\s _ cerr eok eerr ->
  let back x _ _ = eok x s (unknownError s)
  in unParser p s back cerr back eerr)

-- | Exactly these tokens; once the first has matched, they are consumed.
tokens :: (Stream s m t, Eq t) => ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokens = tokensOr (\cerr _ -> cerr)

-- | Exactly these tokens; nothing is consumed unless all match.
tokens' :: (Stream s m t, Eq t) => ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokens' = tokensOr (\_ eerr -> eerr)

-- the first argument chooses how to fail after the first token
tokensOr :: (Stream s m t, Eq t) => (forall r. r -> r -> r) -> ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokensOr _ _ _ [] = ParsecT (\s _ _ eok _ -> eok [] s (unknownError s))
tokensOr choose showTokens nextPos wanted@(w0 : ws0) = ParsecT (\(State input pos user) cok cerr _ eerr ->
  let
    failure found = setErrorMessage (Expect (showTokens wanted)) (newErrorMessage (SysUnExpect found) pos)
    late = choose cerr eerr
    done rest = let pos' = nextPos pos wanted in cok wanted (State rest pos' user) (newErrorUnknown pos')
    match _ [] rest = done rest
    match err (w : ws) rest = uncons rest >>= \c -> case c of
      Nothing -> err (failure "")
      Just (t, ts)
        | w == t -> match late ws ts
        | otherwise -> err (failure (showTokens [t]))
  in match eerr (w0 : ws0) input)

-- | A token, tested by a function, with its own place.
token :: Stream s Identity t => (t -> String) -> (t -> SourcePos) -> (t -> Maybe a) -> Parsec s u a
token showToken place test = tokenPrim showToken nextPos test
  where
    nextPos _ t ts = case runIdentity (uncons ts) of
      Nothing -> place t
      Just (t', _) -> place t'

-- | A token, tested by a function.
tokenPrim :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos) -> (t -> Maybe a) -> ParsecT s u m a
tokenPrim showToken nextPos test = tokenPrimEx showToken nextPos Nothing test

-- | The same, with a change of the user's state.
tokenPrimEx :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos) -> Maybe (SourcePos -> t -> s -> u -> u) -> (t -> Maybe a)
  -> ParsecT s u m a
tokenPrimEx showToken nextPos nextUser test = ParsecT (\(State input pos user) cok _ _ eerr ->
  uncons input >>= \c -> case c of
    Nothing -> eerr (newErrorMessage (SysUnExpect "") pos)
    Just (t, ts) -> case test t of
      Nothing -> eerr (newErrorMessage (SysUnExpect (showToken t)) pos)
      Just x ->
        let pos' = nextPos pos t ts
            user' = maybe user (\f -> f pos t ts user) nextUser
        in pos' `seq` cok x (State ts pos' user') (newErrorUnknown pos'))

-- | None or more.
many :: ParsecT s u m a -> ParsecT s u m [a]
many p = parsecMap reverse (manyAccum (:) p)

-- | None or more, without the results.
skipMany :: ParsecT s u m a -> ParsecT s u m ()
skipMany p = parsecMap (const ()) (manyAccum (\_ _ -> []) p)

-- | None or more; the function collects the results.
manyAccum :: (a -> [a] -> [a]) -> ParsecT s u m a -> ParsecT s u m [a]
manyAccum add p = ParsecT (\s cok cerr eok _ ->
  let
    loop xs x t _ =
      let ys = add x xs
      in ys `seq` unParser p t (loop ys) cerr endless (cok ys t)
  in unParser p s (loop []) cerr endless (eok [] s))
  where
    endless _ _ _ = error "Text.ParserCombinators.Parsec.Prim.many: combinator 'many' is applied to a parser that accepts an empty string."

-- | Runs a parser with a state of the user's, the name of the source, and the source.
runPT :: Stream s m t => ParsecT s u m a -> u -> SourceName -> s -> m (Either ParseError a)
runPT p user name input = unParser p (State input (initialPos name) user) ok err ok err
  where
    ok x _ _ = return (Right x)
    err = return . Left

-- | Runs a parser without a monad below.
runP :: Stream s Identity t => Parsec s u a -> u -> SourceName -> s -> Either ParseError a
runP p user name input = runIdentity (runPT p user name input)

-- | `runPT`.
runParserT :: Stream s m t => ParsecT s u m a -> u -> SourceName -> s -> m (Either ParseError a)
runParserT = runPT

-- | `runP`.
runParser :: Stream s Identity t => Parsec s u a -> u -> SourceName -> s -> Either ParseError a
runParser = runP

-- | Runs a parser without a state of the user's.
parse :: Stream s Identity t => Parsec s () a -> SourceName -> s -> Either ParseError a
parse p = runP p ()

-- | Runs a parser and prints how it ended.
parseTest :: (Stream s Identity t, Show a) => Parsec s () a -> s -> IO ()
parseTest p input = case parse p "" input of
  Left e -> putStr "parse error at " >> print e
  Right x -> print x

-- | Where the parser is.
getPosition :: Monad m => ParsecT s u m SourcePos
getPosition = fmap statePos getParserState

-- | The input that is left.
getInput :: Monad m => ParsecT s u m s
getInput = fmap stateInput getParserState

-- | Goes to another place; the input stays.
setPosition :: Monad m => SourcePos -> ParsecT s u m ()
setPosition pos = parsecMap (const ()) (updateParserState (\(State input _ user) -> State input pos user))

-- | Goes on with another input.
setInput :: Monad m => s -> ParsecT s u m ()
setInput input = parsecMap (const ()) (updateParserState (\(State _ pos user) -> State input pos user))

-- | The whole state.
getParserState :: Monad m => ParsecT s u m (State s u)
getParserState = updateParserState id

-- | Another state.
setParserState :: Monad m => State s u -> ParsecT s u m (State s u)
setParserState s = updateParserState (const s)

-- | Changes the state, and returns what it became.
updateParserState :: (State s u -> State s u) -> ParsecT s u m (State s u)
updateParserState f = ParsecT (\s _ _ eok _ -> let t = f s in eok t t (unknownError t))

-- | The user's state.
getState :: Monad m => ParsecT s u m u
getState = fmap stateUser getParserState

-- | Another state of the user's.
putState :: Monad m => u -> ParsecT s u m ()
putState u = modifyState (const u)

-- | Changes the user's state.
modifyState :: Monad m => (u -> u) -> ParsecT s u m ()
modifyState f = parsecMap (const ()) (updateParserState (\s -> s { stateUser = f (stateUser s) }))

-- | `putState`.
setState :: Monad m => u -> ParsecT s u m ()
setState = putState

-- | `modifyState`.
updateState :: Monad m => (u -> u) -> ParsecT s u m ()
updateState = modifyState

instance Functor (ParsecT s u m) where
  fmap = parsecMap

instance Applicative (ParsecT s u m) where
  pure = parserReturn
  (<*>) = ap
  p *> q = parserBind p (const q)
  p <* q = parserBind p (\x -> parserBind q (\_ -> parserReturn x))

instance A.Alternative (ParsecT s u m) where
  empty = parserZero
  (<|>) = parserPlus

instance Monad (ParsecT s u m) where
  (>>=) = parserBind

instance MonadFail (ParsecT s u m) where
  fail = parserFail

instance MonadPlus (ParsecT s u m)

instance Semigroup a => Semigroup (ParsecT s u m a) where
  p <> q = parserBind p (\x -> parserBind q (\y -> parserReturn (x <> y)))

instance (Monoid a, Semigroup (ParsecT s u m a)) => Monoid (ParsecT s u m a) where
  mempty = parserReturn mempty

instance MonadTrans (ParsecT s u) where
  lift m = ParsecT (\s _ _ eok _ -> m >>= \x -> eok x s (unknownError s))

instance MonadIO m => MonadIO (ParsecT s u m) where
  liftIO = lift . liftIO

instance MonadReader r m => MonadReader r (ParsecT s u m) where
  ask = lift ask
  local f p = mkPT (\s -> local f (runParsecT p s))

instance S.MonadState t m => S.MonadState t (ParsecT s u m) where
  get = lift S.get
  put = lift . S.put

instance MonadCont m => MonadCont (ParsecT s u m) where
  callCC f = mkPT (\s -> callCC (\c -> runParsecT (f (\x -> mkPT (\t -> c (Empty (return (Ok x t (unknownError t))))))) s))

instance MonadError e m => MonadError e (ParsecT s u m) where
  throwError = lift . throwError
  catchError p h = mkPT (\s -> catchError (runParsecT p s) (\e -> runParsecT (h e) s))
