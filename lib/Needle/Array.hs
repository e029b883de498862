{-# LANGUAGE NoImplicitPrelude, BangPatterns, RankNTypes, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
-- | Arrays: lazy and strict, pure and mutable, all over the one primitive array.
module Needle.Array where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List
import Needle.Foldable
import Needle.Read
import Needle.IO
import Needle.ST
import Needle.Ix

{-# NEWER newGenArray, modifyArray, modifyArray' #-}

-- | Pure arrays: lower bound, upper bound, size, elements.
data Array i e = Array !i !i !Int (Arr e)

undefElem :: a
undefElem = errorWithoutStackTrace "(Array.!): undefined array element"

safeRangeSize :: Ix i => (i, i) -> Int
safeRangeSize b = let r = rangeSize b in if intLt r 0 then errorWithoutStackTrace "Negative range size" else r

safeIndex :: Ix i => i -> i -> Int -> i -> Int
safeIndex l u n i =
  let k = index (l, u) i
  in if intLe 0 k && intLt k n then k
     else errorWithoutStackTrace ("Error in array index; " ++ show k ++ " not in range [0.." ++ show n ++ ")")

-- A fresh array of the bounds with the initial element, after the action has filled it.
buildArray :: Ix i => (i, i) -> e -> (Arr e -> Int -> World -> IORes ()) -> Array i e
buildArray (l, u) x fill = case safeRangeSize (l, u) of
  n -> buildSized l u n x fill

buildSized :: i -> i -> Int -> e -> (Arr e -> Int -> World -> IORes ()) -> Array i e
buildSized l u n x fill = case primNewArray n x realWorld of
  IORes arr -> case fill arr n realWorld of
    IORes _ -> Array l u n arr

indexArr :: Arr e -> Int -> e
indexArr arr k = case primIndexArray arr k of IORes x -> x

-- | An array from indices and elements.
array :: Ix i => (i, i) -> [(i, e)] -> Array i e
array b ies = arrayWith undefElem b ies

arrayWith :: Ix i => e -> (i, i) -> [(i, e)] -> Array i e
arrayWith x (l, u) ies = buildArray (l, u) x (\arr n w -> writeAssocs l u n arr ies w)

writeAssocs :: Ix i => i -> i -> Int -> Arr e -> [(i, e)] -> World -> IORes ()
writeAssocs l u n arr = go
  where
    go [] _ = IORes ()
    go ((i, e) : r) w = case safeIndex l u n i of
      !k -> case primWriteArray arr k e w of IORes _ -> go r w

-- | An array from its elements in order.
listArray :: Ix i => (i, i) -> [e] -> Array i e
listArray b es = listArrayWith undefElem b es

listArrayWith :: Ix i => e -> (i, i) -> [e] -> Array i e
listArrayWith x b es = buildArray b x (\arr n w -> writeList arr n 0 es w)

writeList :: Arr e -> Int -> Int -> [e] -> World -> IORes ()
writeList arr n !k es w = if intGe k n then IORes () else case es of
  [] -> IORes ()
  x : xs -> case primWriteArray arr k x w of IORes _ -> writeList arr n (intAdd k 1) xs w

-- | An array accumulated from an initial value.
accumArray :: Ix i => (e -> a -> e) -> e -> (i, i) -> [(i, a)] -> Array i e
accumArray f x (l, u) ies = buildArray (l, u) x (\arr n w -> accumInto f l u n arr ies w)

accumInto :: Ix i => (e -> a -> e) -> i -> i -> Int -> Arr e -> [(i, a)] -> World -> IORes ()
accumInto f l u n arr = go
  where
    go [] _ = IORes ()
    go ((i, a) : r) w = case safeIndex l u n i of
      !k -> case primReadArray arr k w of
        IORes old -> case f old a of
          !new -> case primWriteArray arr k new w of IORes _ -> go r w

infixl 9 `at`

-- the element at an index
at :: Ix i => Array i e -> i -> e
at (Array l u n arr) i = indexArr arr (safeIndex l u n i)

-- | The bounds.
arrBounds :: Array i e -> (i, i)
arrBounds (Array l u _ _) = (l, u)

-- | The number of elements.
numElements :: Array i e -> Int
numElements (Array _ _ n _) = n

-- | The indices in order.
arrIndices :: Ix i => Array i e -> [i]
arrIndices (Array l u _ _) = range (l, u)

-- | The elements in order.
arrElems :: Array i e -> [e]
arrElems (Array _ _ n arr) = go 0
  where
    go k = if intGe k n then [] else case primIndexArray arr k of IORes x -> x : go (intAdd k 1)

-- | Indices and elements in order.
arrAssocs :: Ix i => Array i e -> [(i, e)]
arrAssocs a = zip (arrIndices a) (arrElems a)

copyOf :: Array i e -> World -> IORes (Array i e)
copyOf (Array l u n arr) w = case primNewArray n undefElem w of
  IORes new -> case primCopyArray arr 0 new 0 n w of IORes _ -> IORes (Array l u n new)

-- | The array with some elements replaced.
update :: Ix i => Array i e -> [(i, e)] -> Array i e
update (Array l u n arr) ies = buildSized l u n undefElem (\new _ w ->
  case primCopyArray arr 0 new 0 n w of IORes _ -> writeAssocs l u n new ies w)

-- | The array with values accumulated onto its elements.
accumOnto :: Ix i => (e -> a -> e) -> Array i e -> [(i, a)] -> Array i e
accumOnto f (Array l u n arr) ies = buildSized l u n undefElem (\new _ w ->
  case primCopyArray arr 0 new 0 n w of IORes _ -> accumInto f l u n new ies w)

-- | Applies a function to every element, lazily.
amapArr :: (a -> b) -> Array i a -> Array i b
amapArr f (Array l u n arr) = buildSized l u n undefElem (\new _ w -> go new 0 w)
  where
    go new !k w = if intGe k n then IORes () else case primIndexArray arr k of
      IORes x -> case primWriteArray new k (f x) w of IORes _ -> go new (intAdd k 1) w

-- | An array seen through a function on indices.
ixmapArr :: (Ix i, Ix j) => (i, i) -> (i -> j) -> Array j e -> Array i e
ixmapArr b f a = listArray b (map (\i -> at a (f i)) (range b))

instance Functor (Array i) where
  fmap = amapArr

instance (Ix i, Eq e) => Eq (Array i e) where
  a@(Array l u n _) == b@(Array l' u' n' _)
    | intEq n 0 = intEq n' 0
    | otherwise = l == l' && u == u' && arrElems a == arrElems b

instance (Ix i, Ord e) => Ord (Array i e) where
  compare a b = compare (arrAssocs a) (arrAssocs b)

instance (Ix i, Show i, Show e) => Show (Array i e) where
  showsPrec d a = showArr 10 d (arrBounds a) (arrAssocs a)

showArr :: (Show i, Show e) => Int -> Int -> (i, i) -> [(i, e)] -> ShowS
showArr p d b as = showParen (d > p)
  (showString "array " . showsPrec 11 b . showChar ' ' . showsPrec 11 as)

instance (Ix i, Read i, Read e) => Read (Array i e) where
  readsPrec d = readParen (d > 10) (\r ->
    [(array b as, u) | ("array", s) <- lex r, (b, t) <- readsPrec 11 s, (as, u) <- readsPrec 11 t])

instance Foldable (Array i) where
  foldr f z (Array _ _ n arr) = go 0
    where
      go k = if intGe k n then z else case primIndexArray arr k of IORes x -> f x (go (intAdd k 1))
  foldl f z (Array _ _ n arr) = go (intSub n 1)
    where
      go k = if intLt k 0 then z else case primIndexArray arr k of IORes x -> f (go (intSub k 1)) x
  foldl' f z0 (Array _ _ n arr) = go z0 0
    where
      go !z k = if intGe k n then z else case primIndexArray arr k of IORes x -> go (f z x) (intAdd k 1)
  length = numElements
  null a = intEq (numElements a) 0
  toList = arrElems

instance Ix i => Traversable (Array i) where
  traverse f a = fmap (listArray (arrBounds a)) (traverse f (arrElems a))

-- Arrays of evaluated elements

-- | Element types of strict arrays.
class UElt e where
  zeroElem :: e

instance UElt Int where { zeroElem = 0 }
instance UElt Word where { zeroElem = 0 }
instance UElt Char where { zeroElem = '\0' }
instance UElt Double where { zeroElem = 0 }
instance UElt Float where { zeroElem = 0 }
instance UElt Bool where { zeroElem = False }

-- | Pure arrays of evaluated elements.
newtype UArray i e = UArray (Array i e)

forceElems :: Array i e -> Array i e
forceElems a@(Array _ _ n arr) = go 0
  where
    go k = if intGe k n then a else case primIndexArray arr k of IORes !_ -> go (intAdd k 1)

instance (Ix i, Eq e) => Eq (UArray i e) where
  UArray a == UArray b = a == b

instance (Ix i, Ord e) => Ord (UArray i e) where
  compare (UArray a) (UArray b) = compare a b

instance (Ix i, Show i, Show e) => Show (UArray i e) where
  showsPrec d (UArray a) = showArr 9 d (arrBounds a) (arrAssocs a)

-- | Pure array types and their elements.
class IArray a e where
  toArr :: a i e -> Array i e
  fromArr :: Array i e -> a i e
  initialElem :: a i e -> e

instance IArray Array e where
  toArr a = a
  fromArr a = a
  initialElem _ = undefElem

instance UElt e => IArray UArray e where
  toArr (UArray a) = a
  fromArr a = case forceElems a of !b -> UArray b
  initialElem _ = zeroElem

-- Mutable arrays

-- | Mutable arrays of a state thread.
newtype STArray s i e = STArray (Array i e)

-- | Mutable arrays of evaluated elements of a state thread.
newtype STUArray s i e = STUArray (Array i e)

-- | Mutable arrays in IO.
newtype IOArray i e = IOArray (Array i e)

-- | Mutable arrays of evaluated elements in IO.
newtype IOUArray i e = IOUArray (Array i e)

sameArr :: Array i e -> Array i e -> Bool
sameArr (Array _ _ _ a) (Array _ _ _ b) = primArrayEq a b

instance Eq (STArray s i e) where
  STArray a == STArray b = sameArr a b

instance Eq (STUArray s i e) where
  STUArray a == STUArray b = sameArr a b

instance Eq (IOArray i e) where
  IOArray a == IOArray b = sameArr a b

instance Eq (IOUArray i e) where
  IOUArray a == IOUArray b = sameArr a b

freshArr :: Ix i => (i, i) -> e -> World -> IORes (Array i e)
freshArr (l, u) x w = case safeRangeSize (l, u) of
  !n -> case primNewArray n x w of IORes arr -> IORes (Array l u n arr)

readArr :: Ix i => Array i e -> i -> World -> IORes e
readArr (Array l u n arr) i w = case safeIndex l u n i of !k -> primReadArray arr k w

writeArr :: Ix i => Array i e -> i -> e -> World -> IORes ()
writeArr (Array l u n arr) i e w = case safeIndex l u n i of !k -> primWriteArray arr k e w

readArrAt :: Array i e -> Int -> World -> IORes e
readArrAt (Array _ _ _ arr) k w = primReadArray arr k w

writeArrAt :: Array i e -> Int -> e -> World -> IORes ()
writeArrAt (Array _ _ _ arr) k e w = primWriteArray arr k e w

-- | Mutable array types, their elements and the monads they live in.
class Monad m => MArray a e m where
  -- | The bounds.
  getBounds :: Ix i => a i e -> m (i, i)
  -- | The number of elements.
  getNumElements :: Ix i => a i e -> m Int
  -- | A new array, every element the given one.
  newArray :: Ix i => (i, i) -> e -> m (a i e)
  -- | A new array.
  newArray_ :: Ix i => (i, i) -> m (a i e)
  -- | The element at an index.
  readArray :: Ix i => a i e -> i -> m e
  -- | Replaces the element at an index.
  writeArray :: Ix i => a i e -> i -> e -> m ()
  -- | The element at a position.
  unsafeRead :: Ix i => a i e -> Int -> m e
  -- | Replaces the element at a position.
  unsafeWrite :: Ix i => a i e -> Int -> e -> m ()
  -- a pure copy, a pure view, a mutable copy, a mutable view
  copyOut :: Ix i => a i e -> m (Array i e)
  viewOut :: Ix i => a i e -> m (Array i e)
  copyIn :: Ix i => Array i e -> m (a i e)
  viewIn :: Ix i => Array i e -> m (a i e)

instance MArray (STArray s) e (ST s) where
  getBounds (STArray (Array l u _ _)) = ST (\_ -> IORes (l, u))
  getNumElements (STArray (Array _ _ n _)) = ST (\_ -> IORes n)
  newArray b x = ST (\w -> case freshArr b x w of IORes a -> IORes (STArray a))
  newArray_ b = ST (\w -> case freshArr b undefElem w of IORes a -> IORes (STArray a))
  readArray (STArray a) i = ST (\w -> readArr a i w)
  writeArray (STArray a) i x = ST (\w -> writeArr a i x w)
  unsafeRead (STArray a) k = ST (\w -> readArrAt a k w)
  unsafeWrite (STArray a) k x = ST (\w -> writeArrAt a k x w)
  copyOut (STArray a) = ST (\w -> copyOf a w)
  viewOut (STArray a) = ST (\_ -> IORes a)
  copyIn a = ST (\w -> case copyOf a w of IORes b -> IORes (STArray b))
  viewIn a = ST (\_ -> IORes (STArray a))

instance UElt e => MArray (STUArray s) e (ST s) where
  getBounds (STUArray (Array l u _ _)) = ST (\_ -> IORes (l, u))
  getNumElements (STUArray (Array _ _ n _)) = ST (\_ -> IORes n)
  newArray b x = ST (\w -> case x of !v -> case freshArr b v w of IORes a -> IORes (STUArray a))
  newArray_ b = ST (\w -> case freshArr b zeroElem w of IORes a -> IORes (STUArray a))
  readArray (STUArray a) i = ST (\w -> readArr a i w)
  writeArray (STUArray a) i x = ST (\w -> case x of !v -> writeArr a i v w)
  unsafeRead (STUArray a) k = ST (\w -> readArrAt a k w)
  unsafeWrite (STUArray a) k x = ST (\w -> case x of !v -> writeArrAt a k v w)
  copyOut (STUArray a) = ST (\w -> copyOf a w)
  viewOut (STUArray a) = ST (\_ -> IORes a)
  copyIn a = ST (\w -> case copyOf a w of IORes b -> IORes (STUArray b))
  viewIn a = ST (\_ -> IORes (STUArray a))

instance MArray IOArray e IO where
  getBounds (IOArray (Array l u _ _)) = IO (\_ -> IORes (l, u))
  getNumElements (IOArray (Array _ _ n _)) = IO (\_ -> IORes n)
  newArray b x = IO (\w -> case freshArr b x w of IORes a -> IORes (IOArray a))
  newArray_ b = IO (\w -> case freshArr b undefElem w of IORes a -> IORes (IOArray a))
  readArray (IOArray a) i = IO (\w -> readArr a i w)
  writeArray (IOArray a) i x = IO (\w -> writeArr a i x w)
  unsafeRead (IOArray a) k = IO (\w -> readArrAt a k w)
  unsafeWrite (IOArray a) k x = IO (\w -> writeArrAt a k x w)
  copyOut (IOArray a) = IO (\w -> copyOf a w)
  viewOut (IOArray a) = IO (\_ -> IORes a)
  copyIn a = IO (\w -> case copyOf a w of IORes b -> IORes (IOArray b))
  viewIn a = IO (\_ -> IORes (IOArray a))

instance UElt e => MArray IOUArray e IO where
  getBounds (IOUArray (Array l u _ _)) = IO (\_ -> IORes (l, u))
  getNumElements (IOUArray (Array _ _ n _)) = IO (\_ -> IORes n)
  newArray b x = IO (\w -> case x of !v -> case freshArr b v w of IORes a -> IORes (IOUArray a))
  newArray_ b = IO (\w -> case freshArr b zeroElem w of IORes a -> IORes (IOUArray a))
  readArray (IOUArray a) i = IO (\w -> readArr a i w)
  writeArray (IOUArray a) i x = IO (\w -> case x of !v -> writeArr a i v w)
  unsafeRead (IOUArray a) k = IO (\w -> readArrAt a k w)
  unsafeWrite (IOUArray a) k x = IO (\w -> case x of !v -> writeArrAt a k v w)
  copyOut (IOUArray a) = IO (\w -> copyOf a w)
  viewOut (IOUArray a) = IO (\_ -> IORes a)
  copyIn a = IO (\w -> case copyOf a w of IORes b -> IORes (IOUArray b))
  viewIn a = IO (\_ -> IORes (IOUArray a))

-- | A new array with the given elements.
newListArray :: (MArray a e m, Ix i) => (i, i) -> [e] -> m (a i e)
newListArray b es = newArray_ b >>= \a -> getNumElements a >>= \n ->
  let go k xs = if intGe k n then return () else case xs of
        [] -> return ()
        y : ys -> unsafeWrite a k y >> go (intAdd k 1) ys
  in go 0 es >> return a

-- | A new array computed from its indices.
newGenArray :: (MArray a e m, Ix i) => (i, i) -> (i -> m e) -> m (a i e)
newGenArray b f = newArray_ b >>= \a ->
  let go _ [] = return ()
      go k (i : is) = f i >>= \x -> unsafeWrite a k x >> go (intAdd k 1) is
  in go 0 (range b) >> return a

-- | Applies a function to an element, lazily.
modifyArray :: (MArray a e m, Ix i) => a i e -> i -> (e -> e) -> m ()
modifyArray a i f = readArray a i >>= \x -> writeArray a i (f x)

-- | Applies a function to an element, evaluating the result.
modifyArray' :: (MArray a e m, Ix i) => a i e -> i -> (e -> e) -> m ()
modifyArray' a i f = readArray a i >>= \x -> case f x of !y -> writeArray a i y

-- | The elements in order.
getElems :: (MArray a e m, Ix i) => a i e -> m [e]
getElems a = copyOut a >>= \b -> return (arrElems b)

-- | Indices and elements in order.
getAssocs :: (MArray a e m, Ix i) => a i e -> m [(i, e)]
getAssocs a = copyOut a >>= \b -> return (arrAssocs b)

-- | A new array with a function applied to every element.
mapArray :: (MArray a e' m, MArray a e m, Ix i) => (e' -> e) -> a i e' -> m (a i e)
mapArray f a = getBounds a >>= \b -> getElems a >>= \es -> newListArray b (map f es)

-- | A new array seen through a function on indices.
mapIndices :: (MArray a e m, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> m (a i e)
mapIndices b f a = newGenArray b (\i -> readArray a (f i))

-- | A pure copy.
freeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
freeze a = copyOut a >>= \b -> return $! fromArr b

-- | A mutable copy.
thaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
thaw a = copyIn (toArr a)

-- | The array itself as a pure one.
unsafeFreeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
unsafeFreeze a = viewOut a >>= \b -> return $! fromArr b

-- | The array itself as a mutable one.
unsafeThaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
unsafeThaw a = viewIn (toArr a)

-- | The pure array a state thread leaves behind.
runSTArray :: (forall s. ST s (STArray s i e)) -> Array i e
runSTArray st = case runST (fmap (\(STArray a) -> a) st) of a -> a

-- | The pure array of evaluated elements a state thread leaves behind.
runSTUArray :: (forall s. ST s (STUArray s i e)) -> UArray i e
runSTUArray st = UArray (runST (fmap (\(STUArray a) -> a) st))
