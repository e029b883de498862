-- | A small double-entry ledger.
--
-- Amounts are whole cents. A positive amount is a debit, a negative one a credit, and the amounts of a transaction
-- add up to zero, so the balances of all accounts always do. Account numbers carry two check digits.
module Ledger
  ( -- * Money
    Cents
  , showCents
  , parseCents
  , roundHalfEven
  , split
    -- * Accounts
  , AccountNo
  , Kind (..)
  , Account (..)
  , numberFor
  , validNumber
  , Describe (..)
    -- * Ledgers
  , Ledger
  , LedgerError (..)
  , Entry (..)
  , empty
  , openAccount
  , closeAccount
  , post
  , transfer
  , balance
  , toList
  , trialBalance
  , journal
    -- * Interest
  , DayCount (..)
  , interest
  , accrue
    -- * Commands
  , Command (..)
  , runCommand
  , runCommands
  , report
    -- * Properties
  , prop_centsRoundTrip
  , prop_roundNearest
  , prop_roundSymmetric
  , prop_splitKeepsTotal
  , prop_numbersAreValid
  , prop_balanced
  , prop_transferConserves
  , prop_interestSign
  ) where

import Data.Char (isDigit)
import Data.List (foldl')
import qualified Data.Map as Map
import Test.QuickCheck (Property, (==>))

type Cents = Integer

type AccountNo = Integer

-- | What an account stands for.
data Kind = Asset | Liability | Equity | Income | Expense
  deriving (Eq, Ord, Show, Enum, Bounded)

data Account = Account
  { kind :: Kind
  , funds :: Cents
  , overdraft :: Cents -- ^ how far below zero an asset may go
  }
  deriving (Eq, Show)

-- | One line of a transaction.
data Entry = Entry {entryAccount :: AccountNo, entryAmount :: Cents}
  deriving (Eq, Show)

data LedgerError
  = NoSuchAccount AccountNo
  | BadNumber AccountNo
  | AlreadyOpen AccountNo
  | NotEmpty AccountNo Cents
  | BadAmount Cents
  | Unbalanced Cents
  | EmptyTransaction
  | InsufficientFunds AccountNo Cents
  deriving (Eq, Show)

-- | The accounts, and what was posted, the newest first.
data Ledger = Ledger (Map.Map AccountNo Account) [[Entry]]

-- | Things that can be told to a customer.
class Describe a where
  describe :: a -> String

instance Describe Kind where
  describe k = case k of
    Asset -> "asset"
    Liability -> "liability"
    Equity -> "equity"
    Income -> "income"
    Expense -> "expense"

instance Describe Account where
  describe account = describe (kind account) ++ " " ++ showCents (funds account)

instance Describe LedgerError where
  describe problem = case problem of
    NoSuchAccount number -> "there is no account " ++ show number
    BadNumber number -> show number ++ " is not an account number"
    AlreadyOpen number -> "account " ++ show number ++ " is open already"
    NotEmpty number cents -> "account " ++ show number ++ " still holds " ++ showCents cents
    BadAmount cents -> showCents cents ++ " cannot be transferred"
    Unbalanced cents -> "the entries are out of balance by " ++ showCents cents
    EmptyTransaction -> "a transaction needs entries"
    InsufficientFunds number cents -> "account " ++ show number ++ " lacks " ++ showCents cents

-- | Cents as units with two decimals: @showCents 1205@ is @"12.05"@.
showCents :: Cents -> String
showCents cents = show units ++ "." ++ pad (show (abs rest))
  where
    (units, rest) = cents `quotRem` 100
    pad digits
      | length digits < 2 = '0' : digits
      | otherwise = digits

-- | Reads what 'showCents' prints; the decimals may be left out or be only one.
parseCents :: String -> Maybe Cents
parseCents ('-' : text) = negate <$> parseUnsigned text
parseCents text = parseUnsigned text

parseUnsigned :: String -> Maybe Cents
parseUnsigned text
  | null units || not (all isDigit decimals) = Nothing
  | otherwise = case (rest, decimals) of
      ("", _) -> Just (100 * read units)
      ('.' : _, [_]) -> Just (100 * read units + 10 * read decimals)
      ('.' : _, [_, _]) -> Just (100 * read units + read decimals)
      _ -> Nothing
  where
    (units, rest) = span isDigit text
    decimals = drop 1 rest

-- | The quotient to the nearest integer, a half to the even one. The divisor must be positive.
roundHalfEven :: Integer -> Integer -> Integer
roundHalfEven n d
  | d <= 0 = error "roundHalfEven: the divisor must be positive"
  | twice < d = q
  | twice > d = q + 1
  | even q = q
  | twice == d = q + 1
  | otherwise = error "roundHalfEven: impossible"
  where
    (q, r) = n `divMod` d
    twice = 2 * r

-- | Shares an amount out by weights, so that no cent is lost. Nothing without a positive weight.
split :: Cents -> [Integer] -> Maybe [Cents]
split total weights
  | any (< 0) weights || whole == 0 = Nothing
  | otherwise = Just (go total whole weights)
  where
    whole = sum weights
    go _ _ [] = []
    go left _ [_] = [left]
    go left weight (w : ws)
      | weight == 0 = 0 : go left weight ws
      | otherwise = share : go (left - share) (weight - w) ws
      where
        share = roundHalfEven (left * w) weight

-- | The account number of a serial number: two check digits are appended.
numberFor :: Integer -> AccountNo
numberFor serial = base + 98 - base `mod` 97
  where
    base = 100 * abs serial

validNumber :: AccountNo -> Bool
validNumber number = number > 0 && number `mod` 97 == 1 && number `mod` 100 >= 2

empty :: Ledger
empty = Ledger Map.empty []

-- | Opens an account with nothing in it. Only an asset can be overdrawn.
openAccount :: Kind -> Cents -> AccountNo -> Ledger -> Either LedgerError Ledger
openAccount k limit number (Ledger accounts posted)
  | not (validNumber number) = Left (BadNumber number)
  | number `Map.member` accounts = Left (AlreadyOpen number)
  | limit < 0 || limit > 0 && k /= Asset = Left (BadAmount limit)
  | otherwise = Right (Ledger (Map.insert number (Account k 0 limit) accounts) posted)

-- | Only an account without money can be closed.
closeAccount :: AccountNo -> Ledger -> Either LedgerError Ledger
closeAccount number ledger@(Ledger accounts posted) = do
  account <- find number ledger
  case funds account of
    0 -> Right (Ledger (Map.delete number accounts) posted)
    cents -> Left (NotEmpty number cents)

find :: AccountNo -> Ledger -> Either LedgerError Account
find number (Ledger accounts _) = maybe (Left (NoSuchAccount number)) Right (Map.lookup number accounts)

-- | An asset that falls below its overdraft is refused.
checked :: AccountNo -> Account -> Either LedgerError Account
checked number account
  | kind account == Asset && missing > 0 = Left (InsufficientFunds number missing)
  | otherwise = Right account
  where
    missing = negate (funds account + overdraft account)

-- | Posts a transaction: all of its entries or none.
post :: [Entry] -> Ledger -> Either LedgerError Ledger
post entries ledger
  | null entries = Left EmptyTransaction
  | any ((== 0) . entryAmount) entries = Left (BadAmount 0)
  | total /= 0 = Left (Unbalanced total)
  | length entries < 2 = error "post: a single entry in balance"
  | otherwise = do
      Ledger accounts posted <- foldl' (\sofar entry -> sofar >>= book entry) (Right ledger) entries
      _ <- Map.traverseWithKey checked accounts
      Right (Ledger accounts (entries : posted))
  where
    total = sum (map entryAmount entries)

book :: Entry -> Ledger -> Either LedgerError Ledger
book (Entry number amount) ledger@(Ledger accounts posted) = do
  account <- find number ledger
  Right (Ledger (Map.insert number account {funds = funds account + amount} accounts) posted)

-- | Moves a positive amount from the first account to the second.
transfer :: AccountNo -> AccountNo -> Cents -> Ledger -> Either LedgerError Ledger
transfer from to amount ledger@(Ledger accounts posted)
  | amount <= 0 = Left (BadAmount amount)
  | otherwise = do
      source <- find from ledger
      target <- find to ledger
      paid <- checked from source {funds = funds source - amount}
      let received = target {funds = funds target + amount}
      Right (Ledger (Map.insert to received (Map.insert from paid accounts)) ([Entry from (-amount), Entry to amount] : posted))

balance :: AccountNo -> Ledger -> Either LedgerError Cents
balance number ledger = funds <$> find number ledger

toList :: Ledger -> [(AccountNo, Account)]
toList (Ledger accounts _) = Map.toList accounts

-- | The sum of all balances, which is zero, and of each kind that has an account.
trialBalance :: Ledger -> (Cents, [(Kind, Cents)])
trialBalance (Ledger accounts _) = (sum (Map.elems totals), Map.toList totals)
  where
    totals = Map.fromListWith (+) [(kind account, funds account) | account <- Map.elems accounts]

-- | What was posted, in that order.
journal :: Ledger -> [[Entry]]
journal (Ledger _ posted) = reverse posted

-- | How many days a year has, for interest.
data DayCount = Actual365 | Actual360 | Actual Integer
  deriving (Eq, Show)

yearDays :: DayCount -> Integer
yearDays Actual365 = 365
yearDays Actual360 = 360
yearDays (Actual year)
  | year `mod` 400 == 0 = 366
  | year `mod` 100 == 0 = 365
  | year `mod` 4 == 0 = 366
  | otherwise = 365

-- | Simple interest in cents: on an amount, at a rate in hundredths of a percent a year, for some days.
interest :: DayCount -> Integer -> Integer -> Cents -> Cents
interest count rate days cents
  | days <= 0 = 0
  | otherwise = roundHalfEven (cents * rate * days) (10000 * yearDays count)

-- | Pays a month's interest on every asset with money in it, at the cost of one account.
accrue :: DayCount -> Integer -> AccountNo -> Ledger -> Either LedgerError Ledger
accrue count rate payer ledger
  | null entries = Right ledger
  | otherwise = post (Entry payer (negate (sum (map entryAmount entries))) : entries) ledger
  where
    entries =
      [ Entry number earned
      | (number, account) <- toList ledger
      , number /= payer
      , kind account == Asset
      , let earned = interest count rate 30 (funds account)
      , earned > 0
      ]

data Command
  = Open Kind AccountNo
  | Close AccountNo
  | Transfer AccountNo AccountNo Cents
  | Post [Entry]
  | Accrue Integer AccountNo
  deriving (Eq, Show)

runCommand :: Command -> Ledger -> Either LedgerError Ledger
runCommand command = case command of
  Open k number -> openAccount k 0 number
  Close number -> closeAccount number
  Transfer from to amount -> transfer from to amount
  Post entries -> post entries
  Accrue rate payer -> accrue Actual360 rate payer

-- | Runs commands until one fails, and tells what is in the accounts.
runCommands :: [Command] -> Either LedgerError [(AccountNo, Account)]
runCommands commands = toList <$> foldl' (>>=) (Right empty) (map runCommand commands)

-- | The result of 'runCommands' as text: a line for each account, or the reason why they failed.
report :: Either LedgerError [(AccountNo, Account)] -> String
report result = case result of
  Left problem -> "error: " ++ describe problem
  Right accounts -> unlines [show number ++ " " ++ describe account | (number, account) <- accounts]

-- | A ledger with four accounts, equity and assets in turn, numbered for the serials 0 to 3.
sample :: Ledger
sample = foldl' add empty ([0 .. 3] :: [Integer])
  where
    add ledger serial = either (error . describe) id (openAccount (kindOf serial) 0 (numberFor serial) ledger)
    kindOf serial = if even serial then Equity else Asset

-- | Runs transfers between the sample's accounts; those that are refused change nothing.
transfers :: [(Integer, Integer, Cents)] -> Ledger
transfers = foldl' step sample
  where
    step ledger (from, to, amount) =
      either (const ledger) id (transfer (numberFor (from `mod` 4)) (numberFor (to `mod` 4)) amount ledger)

prop_centsRoundTrip :: Cents -> Bool
prop_centsRoundTrip cents = parseCents (showCents cents) == Just cents

-- | Divisors as interest has them.
divisors :: [Integer]
divisors = [1, 2, 100, 10000 * yearDays (Actual 2000)]

prop_roundNearest :: Integer -> Bool
prop_roundNearest n = and [2 * abs (n - d * roundHalfEven n d) <= d | d <- divisors]

prop_roundSymmetric :: Integer -> Bool
prop_roundSymmetric n = and [roundHalfEven (negate n) d == negate (roundHalfEven n d) | d <- divisors]

prop_splitKeepsTotal :: Cents -> [Integer] -> Bool
prop_splitKeepsTotal total weights = maybe True ((== total) . sum) (split total weights)

prop_numbersAreValid :: Integer -> Bool
prop_numbersAreValid serial = validNumber (numberFor serial)

prop_balanced :: Cents -> Cents -> Bool
prop_balanced a b = case post entries sample of
  Left _ -> a == 0 || b == 0 || a + b == 0 || b < 0
  Right ledger -> fst (trialBalance ledger) == 0
  where
    entries = [Entry (numberFor 0) a, Entry (numberFor 1) b, Entry (numberFor 2) (negate (a + b))]

prop_transferConserves :: [(Integer, Integer, Cents)] -> Bool
prop_transferConserves moves = fst (trialBalance (transfers moves)) == 0

prop_interestSign :: Integer -> Integer -> Cents -> Property
prop_interestSign rate days cents = rate >= 0 ==> signum (interest Actual365 rate days cents) `elem` [0, signum cents]
