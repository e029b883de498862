-- A bank: accounts in a Map, transactions in StateT over Either, a statement printed with aligned columns.
module Main (main) where

import Control.Monad.State
import Data.List (foldl', sortOn)
import qualified Data.Map.Strict as M
import Data.Maybe (fromMaybe)

newtype AccountId = AccountId Int deriving (Eq, Ord)
newtype Cents = Cents Int deriving (Eq, Ord)

instance Show AccountId where
  showsPrec _ (AccountId n) = showChar '#' . shows n

instance Show Cents where
  show (Cents c)
    | c < 0 = '-' : show (Cents (negate c))
    | otherwise = show (c `div` 100) ++ "." ++ pad (show (c `mod` 100))
    where pad s = replicate (2 - length s) '0' ++ s

instance Num Cents where
  Cents a + Cents b = Cents (a + b)
  Cents a * Cents b = Cents (a * b)
  negate (Cents a) = Cents (negate a)
  abs (Cents a) = Cents (abs a)
  signum (Cents a) = Cents (signum a)
  fromInteger n = Cents (fromInteger n * 100)

data Kind = Checking { overdraft :: Cents } | Savings { rate :: Double }
  deriving Show

data Account = Account
  { owner :: String
  , balance :: Cents
  , kind :: Kind
  , history :: [Entry]
  }

data Entry = Entry { day :: Int, what :: String, delta :: Cents }

data Bank = Bank
  { accounts :: M.Map AccountId Account
  , nextId :: Int
  , today :: Int
  }

data BankError
  = NoSuchAccount AccountId
  | Insufficient { needed :: Cents, available :: Cents }
  | BadAmount Cents
  | SameAccount
  deriving (Eq)

instance Show BankError where
  show (NoSuchAccount i) = "no account " ++ show i
  show Insufficient {..} = "insufficient funds: needed " ++ show needed ++ ", available " ++ show available
  show (BadAmount c) = "bad amount " ++ show c
  show SameAccount = "cannot transfer to the same account"

type BankM = StateT Bank (Either BankError)

refuse :: BankError -> BankM a
refuse = lift . Left

open :: String -> Kind -> BankM AccountId
open who k = do
  n <- gets nextId
  let i = AccountId n
  modify $ \b -> b { nextId = n + 1, accounts = M.insert i (Account who 0 k []) (accounts b) }
  return i

find :: AccountId -> BankM Account
find i = gets (M.lookup i . accounts) >>= maybe (refuse (NoSuchAccount i)) return

limit :: Account -> Cents
limit a = case kind a of
  Checking o -> balance a + o
  Savings _ -> balance a

post :: AccountId -> String -> Cents -> BankM ()
post i text amount = do
  a <- find i
  d <- gets today
  let a' = a { balance = balance a + amount, history = Entry d text amount : history a }
  modify $ \b -> b { accounts = M.insert i a' (accounts b) }

deposit :: AccountId -> Cents -> BankM ()
deposit i c
  | c <= 0 = refuse (BadAmount c)
  | otherwise = post i "deposit" c

withdraw :: AccountId -> Cents -> BankM ()
withdraw i c = do
  when (c <= 0) $ refuse (BadAmount c)
  a <- find i
  when (limit a < c) $ refuse Insufficient { needed = c, available = limit a }
  post i "withdrawal" (negate c)

transfer :: AccountId -> AccountId -> Cents -> BankM ()
transfer from to c = do
  when (from == to) $ refuse SameAccount
  _ <- find to
  a <- find from
  unless (limit a >= c) $ refuse (Insufficient c (limit a))
  post from ("to " ++ show to) (negate c)
  post to ("from " ++ show from) c

interest :: Account -> Cents
interest Account { kind = Savings r, balance = Cents c } = Cents (round (fromIntegral c * r))
interest _ = 0

endOfDay :: BankM ()
endOfDay = do
  as <- gets accounts
  forM_ (M.toList as) $ \(i, a) -> do
    let earned = interest a
    when (earned > 0) $ post i "interest" earned
  modify (\b -> b { today = today b + 1 })

-- Attempts an action; on failure the state is as before.
attempt :: BankM a -> BankM (Either BankError a)
attempt act = do
  s <- get
  case runStateT act s of
    Left e -> return (Left e)
    Right (a, s') -> put s' >> return (Right a)

statement :: AccountId -> Account -> [String]
statement i Account {..} = header : map row (reverse history) ++ [line ("balance", balance)]
  where
    header = show i ++ " " ++ owner ++ " (" ++ show kind ++ ")"
    row Entry {..} = line ("day " ++ show day ++ " " ++ what, delta)
    line (l, c) = "  " ++ l ++ replicate (24 - length l) '.' ++ leftPad 10 (show c)
    leftPad n s = replicate (n - length s) ' ' ++ s

scenario :: BankM [String]
scenario = do
  ann <- open "Ann" (Checking 100)
  bob <- open "Bob" (Savings 0.01)
  cyd <- open "Cyd" Checking { overdraft = 0 }
  deposit ann 250
  deposit bob 1000
  endOfDay
  rs <- sequence
    [ attempt (transfer ann bob 300)
    , attempt (transfer ann bob 300)
    , attempt (withdraw cyd 1)
    , attempt (deposit cyd (-5))
    , attempt (transfer bob bob 1)
    , attempt (withdraw (AccountId 77) 1)
    , attempt (deposit cyd 20 >> withdraw cyd 50)
    , attempt (withdraw bob 0.5)
    ]
  endOfDay
  replicateM_ 3 endOfDay
  transfer bob cyd (Cents 12345)
  return [either show (const "ok") r | r <- rs]

instance Fractional Cents where
  fromRational r = Cents (round (r * 100))
  Cents a / Cents b = Cents (a `div` b)

main :: IO ()
main = case runStateT scenario (Bank M.empty 1 0) of
  Left e -> putStrLn ("scenario failed: " ++ show e)
  Right (results, bank) -> do
    forM_ (zip [1 :: Int ..] results) $ \(n, r) -> putStrLn (show n ++ ". " ++ r)
    forM_ (M.toList (accounts bank)) $ \(i, a) -> mapM_ putStrLn (statement i a)
    let total = foldl' (+) 0 (map balance (M.elems (accounts bank)))
    putStrLn ("total " ++ show total ++ " on day " ++ show (today bank))
    let ranking = sortOn (negate . balance . snd) (M.toList (accounts bank))
    putStrLn (unwords [owner a ++ show i | (i, a) <- ranking])
    print (fmap interest (M.lookup (AccountId 2) (accounts bank)))
    putStrLn (fromMaybe "none" (owner <$> M.lookup (AccountId 9) (accounts bank)))
