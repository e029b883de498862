{-# LANGUAGE ScopedTypeVariables #-}
-- Pointers, values in bytes, arrays, strings of C.
import Control.Exception
import Control.Monad
import Data.Char (toUpper)
import Foreign
import Foreign.C.String
import Foreign.C.Types
import qualified Foreign.Concurrent as C
import Foreign.Marshal.Unsafe (unsafeLocalState)

data Point = Point Int32 Double deriving (Eq, Show)

instance Storable Point where
  sizeOf _ = 16
  alignment _ = 8
  peek p = Point <$> peekByteOff p 0 <*> peekByteOff p 8
  poke p (Point x y) = pokeByteOff p 0 x >> pokeByteOff p 8 y

newtype Only = Only Word16 deriving (Eq, Show)

instance Storable Only where
  sizeOf _ = 2
  alignment _ = 2
  peekElemOff p i = Only <$> peekElemOff (castPtr p) i
  pokeElemOff p i (Only x) = pokeElemOff (castPtr p) i x

main :: IO ()
main = do
  -- bytes of numbers
  bs <- with (0x0102030405060708 :: Word64) (peekArray 8 . castPtr) :: IO [Word8]
  print bs
  alloca (\p -> poke p (-2 :: Int16) >> peek (castPtr p :: Ptr Word16)) >>= print
  with (1.5 :: Double) (peek . castPtr) >>= (print :: Word64 -> IO ())
  with 'x' (\p -> peekByteOff p 0) >>= (print :: Word8 -> IO ())
  with True (peek . castPtr) >>= (print :: Int32 -> IO ())
  print (sizeOf (0 :: CInt), sizeOf (0 :: CLong), sizeOf 'c', sizeOf True, sizeOf nullPtr, alignment (0 :: Word32), sizeOf (0 :: CChar))
  -- structures
  p <- new (Point 3 2.5)
  peek p >>= print
  poke p (Point (-1) 0)
  peek p >>= print
  free p
  ps <- newArray [Point i (fromIntegral i / 2) | i <- [1 .. 4]]
  peekArray 2 (advancePtr ps 1) >>= print
  pokeElemOff ps 0 (Point 9 9)
  moveArray (advancePtr ps 1) ps 3
  peekArray 4 ps >>= print
  withArray [Only 1, Only 513] (\q -> (,) <$> peek (advancePtr q 1) <*> peekByteOff q 3) >>= (print :: (Only, Word8) -> IO ())
  -- places
  let q = ps `plusPtr` 5 :: Ptr Word8
  print (q `minusPtr` ps, q > castPtr ps, compare q (q `plusPtr` 1), q == ps `plusPtr` 5, (alignPtr q 8) `minusPtr` ps, q == nullPtr)
  print (nullPtr :: Ptr Int, nullPtr `plusPtr` 255 :: Ptr Int, nullFunPtr == (nullFunPtr :: FunPtr (IO ())))
  -- foreign pointers
  f <- mallocForeignPtrArray 3 :: IO (ForeignPtr Word32)
  withForeignPtr f (\r -> pokeArray r [1, 2, 3])
  withForeignPtr (f `plusForeignPtr` 4) peek >>= (print :: Word32 -> IO ())
  g <- C.newForeignPtr ps (return ())
  withForeignPtr g (\r -> (== r) <$> return ps) >>= print
  touchForeignPtr f
  -- strings
  withCString "h\233llo" (\s -> (,) <$> peekCString s <*> lengthArray0 0 s) >>= print
  withCStringLen "abc" (\(s, n) -> forM_ [0 .. n - 1] (\i -> peekElemOff s i >>= pokeElemOff s i . castCharToCChar . toUpper . castCCharToChar) >> peekCStringLen (s, n)) >>= putStrLn
  allocaBytes 10 (\s -> fillBytes s 65 10 >> pokeByteOff s 4 (0 :: Word8) >> peekCString (castPtr s)) >>= putStrLn
  -- help
  print (toBool (0 :: CInt), fromBool True :: CInt, unsafeLocalState (with (7 :: Int) peek))
  maybeWith with (Just (4 :: Int)) (maybePeek peek) >>= print
  maybeWith with (Nothing :: Maybe Int) (maybePeek peek) >>= print
  withMany with [1, 2, 3 :: Int] (mapM peek) >>= print
  a <- reallocArray ps 6 >>= peekArray 2
  print a
  r <- try (throwIfNull "no block" (return nullPtr)) :: IO (Either IOException (Ptr ()))
  print (either (const False) (const True) r)
  st <- newStablePtr "kept"
  deRefStablePtr st >>= putStrLn
  freeStablePtr st

-- expect: [8,7,6,5,4,3,2,1]
-- expect: 65534
-- expect: 4609434218613702656
-- expect: 120
-- expect: 1
-- expect: (4,8,4,4,8,4,1)
-- expect: Point 3 2.5
-- expect: Point (-1) 0.0
-- expect: [Point 2 1.0,Point 3 1.5]
-- expect: [Point 9 9.0,Point 9 9.0,Point 2 1.0,Point 3 1.5]
-- expect: (Only 513,2)
-- expect: (5,True,LT,True,8,False)
-- expect: (0x0000000000000000,0x00000000000000ff,True)
-- expect: 2
-- expect: True
-- expect: ("h\233llo",6)
-- expect: ABC
-- expect: AAAA
-- expect: (False,1,7)
-- expect: Just 4
-- expect: Nothing
-- expect: [1,2,3]
-- expect: [Point 9 9.0,Point 9 9.0]
-- expect: False
-- expect: kept
