-- | What is known while a property is being tested.
module Test.QuickCheck.State (State(..), Confidence(..)) where

import qualified Data.Map as Map
import Test.QuickCheck.Random (QCGen)

-- | How sure a verdict about coverage must be: odds against being wrong, and what share of a demand is near enough.
data Confidence = Confidence { certainty :: Integer, tolerance :: Double }
  deriving (Eq, Show)

-- | The state of a run: where its text goes, its limits and what was counted.
data State = MkState
  { terminal :: String -> IO ()
  , maxSuccessTests :: Int
  , maxDiscardedRatio :: Int
  , maxTestSize :: Int
  , numTotMaxShrinks :: Int
  , coverageConfidence :: Maybe Confidence
  , numSuccessTests :: Int
  , numDiscardedTests :: Int
  , labels :: Map.Map [String] Int
  , classes :: Map.Map String Int
  , tables :: Map.Map String (Map.Map String Int)
  , requiredCoverage :: Map.Map (Maybe String, String) Double
  , expected :: Bool
  , randomSeed :: QCGen
  , firstSize :: Maybe Int
  , numSuccessShrinks :: Int
  , numTryShrinks :: Int
  }
