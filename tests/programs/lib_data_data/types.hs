import Data.Data
import Data.Ratio
import Data.Word
import Data.Int
import Numeric.Natural
import Data.List.NonEmpty (NonEmpty(..))
main = do
  print (dataTypeOf (Just 'a'), dataTypeOf "a", dataTypeOf (Left 'a' :: Either Char Char), dataTypeOf True, dataTypeOf LT, dataTypeOf (), dataTypeOf ('a','b'), dataTypeOf ('a','b','c'))
  print (dataTypeOf 'c', dataTypeOf (1::Int), dataTypeOf (1 :: Double), dataTypeOf (1 :: Float), dataTypeOf (1 :: Word8), dataTypeOf (1 :: Int64), dataTypeOf (1 :: Word), dataTypeOf (1 :: Integer), dataTypeOf (1 :: Natural), dataTypeOf (1 % 2 :: Rational), dataTypeOf ('a' :| ""))
  print (toConstr (1 :: Natural), constrFixity (toConstr (1%2 :: Rational)), map constrFixity (dataTypeConstrs (dataTypeOf ('a' :| ""))))

-- expect: (DataType {tycon = "Maybe", datarep = AlgRep [Nothing,Just]},DataType {tycon = "Prelude.[]", datarep = AlgRep [[],(:)]},DataType {tycon = "Either", datarep = AlgRep [Left,Right]},DataType {tycon = "Bool", datarep = AlgRep [False,True]},DataType {tycon = "Ordering", datarep = AlgRep [LT,EQ,GT]},DataType {tycon = "()", datarep = AlgRep [()]},DataType {tycon = "(,)", datarep = AlgRep [(,)]},DataType {tycon = "(,,)", datarep = AlgRep [(,,)]})
-- expect: (DataType {tycon = "Prelude.Char", datarep = CharRep},DataType {tycon = "Prelude.Int", datarep = IntRep},DataType {tycon = "Prelude.Double", datarep = FloatRep},DataType {tycon = "Prelude.Float", datarep = FloatRep},DataType {tycon = "Data.Word.Word8", datarep = IntRep},DataType {tycon = "Data.Int.Int64", datarep = IntRep},DataType {tycon = "Data.Word.Word", datarep = IntRep},DataType {tycon = "Prelude.Integer", datarep = IntRep},DataType {tycon = "Numeric.Natural.Natural", datarep = IntRep},DataType {tycon = "GHC.Real.Ratio", datarep = AlgRep [:%]},DataType {tycon = "NonEmpty", datarep = AlgRep [:|]})
-- expect: (1,Infix,[Infix])
