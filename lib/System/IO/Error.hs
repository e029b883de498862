-- | Input and output errors.
module System.IO.Error
  ( IOError, userError, mkIOError, annotateIOError
  , isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError, isIllegalOperation
  , isPermissionError, isUserError, isResourceVanishedError
  , isAlreadyExistsErrorType, isDoesNotExistErrorType, isAlreadyInUseErrorType, isFullErrorType, isEOFErrorType
  , isIllegalOperationErrorType, isPermissionErrorType, isUserErrorType, isResourceVanishedErrorType
  , ioeGetErrorType, ioeGetLocation, ioeGetErrorString, ioeGetFileName, ioeGetHandle
  , ioeSetErrorType, ioeSetErrorString, ioeSetLocation, ioeSetHandle, ioeSetFileName
  , IOErrorType, alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType, eofErrorType
  , illegalOperationErrorType, permissionErrorType, userErrorType, resourceVanishedErrorType
  , ioError, catchIOError, tryIOError, modifyIOError
  ) where

import Needle.IO

kind :: IOError -> IOErrorType
kind (IOError t _ _ _ _) = t

-- | Does something exist that should not?
isAlreadyExistsError :: IOError -> Bool
isAlreadyExistsError e = kind e == AlreadyExists

-- | Does something not exist?
isDoesNotExistError :: IOError -> Bool
isDoesNotExistError e = kind e == NoSuchThing

-- | Is something in use?
isAlreadyInUseError :: IOError -> Bool
isAlreadyInUseError e = kind e == ResourceBusy

-- | Is the device full?
isFullError :: IOError -> Bool
isFullError e = kind e == ResourceExhausted

-- | Is it the end of the input?
isEOFError :: IOError -> Bool
isEOFError e = kind e == EOF

-- | Was it not possible?
isIllegalOperation :: IOError -> Bool
isIllegalOperation e = kind e == IllegalOperation

-- | Was it not allowed?
isPermissionError :: IOError -> Bool
isPermissionError e = kind e == PermissionDenied

-- | Is it the program's own error?
isUserError :: IOError -> Bool
isUserError e = kind e == UserError

-- | Did the other end go away?
isResourceVanishedError :: IOError -> Bool
isResourceVanishedError e = kind e == ResourceVanished

-- | The same of kinds of errors.
isAlreadyExistsErrorType, isDoesNotExistErrorType, isAlreadyInUseErrorType, isFullErrorType, isEOFErrorType
  , isIllegalOperationErrorType, isPermissionErrorType, isUserErrorType, isResourceVanishedErrorType :: IOErrorType -> Bool
isAlreadyExistsErrorType = (== AlreadyExists)
isDoesNotExistErrorType = (== NoSuchThing)
isAlreadyInUseErrorType = (== ResourceBusy)
isFullErrorType = (== ResourceExhausted)
isEOFErrorType = (== EOF)
isIllegalOperationErrorType = (== IllegalOperation)
isPermissionErrorType = (== PermissionDenied)
isUserErrorType = (== UserError)
isResourceVanishedErrorType = (== ResourceVanished)

-- | The other end went away.
resourceVanishedErrorType :: IOErrorType
resourceVanishedErrorType = ResourceVanished

-- | Something exists already.
alreadyExistsErrorType :: IOErrorType
alreadyExistsErrorType = AlreadyExists

-- | Something does not exist.
doesNotExistErrorType :: IOErrorType
doesNotExistErrorType = NoSuchThing

-- | Something is in use.
alreadyInUseErrorType :: IOErrorType
alreadyInUseErrorType = ResourceBusy

-- | The device is full.
fullErrorType :: IOErrorType
fullErrorType = ResourceExhausted

-- | The input is at its end.
eofErrorType :: IOErrorType
eofErrorType = EOF

-- | It is not possible.
illegalOperationErrorType :: IOErrorType
illegalOperationErrorType = IllegalOperation

-- | It is not allowed.
permissionErrorType :: IOErrorType
permissionErrorType = PermissionDenied

-- | The program's own error.
userErrorType :: IOErrorType
userErrorType = UserError

-- | The kind of an error.
ioeGetErrorType :: IOError -> IOErrorType
ioeGetErrorType = kind

-- | Where it happened.
ioeGetLocation :: IOError -> String
ioeGetLocation (IOError _ l _ _ _) = l

-- | What happened.
ioeGetErrorString :: IOError -> String
ioeGetErrorString (IOError t _ d _ _) = if t == UserError then d else show t

-- | The file.
ioeGetFileName :: IOError -> Maybe FilePath
ioeGetFileName (IOError _ _ _ f _) = f

-- | The handle.
ioeGetHandle :: IOError -> Maybe Handle
ioeGetHandle (IOError _ _ _ _ h) = h

-- | Replaces the kind.
ioeSetErrorType :: IOError -> IOErrorType -> IOError
ioeSetErrorType (IOError _ l d f h) t = IOError t l d f h

-- | Replaces the description.
ioeSetErrorString :: IOError -> String -> IOError
ioeSetErrorString (IOError t l _ f h) d = IOError t l d f h

-- | Replaces the place.
ioeSetLocation :: IOError -> String -> IOError
ioeSetLocation (IOError t _ d f h) l = IOError t l d f h

-- | Replaces the handle.
ioeSetHandle :: IOError -> Handle -> IOError
ioeSetHandle (IOError t l d f _) h = IOError t l d f (Just h)

-- | Replaces the file.
ioeSetFileName :: IOError -> FilePath -> IOError
ioeSetFileName (IOError t l d _ h) f = IOError t l d (Just f) h

-- | Adds a place, a handle and a file.
annotateIOError :: IOError -> String -> Maybe Handle -> Maybe FilePath -> IOError
annotateIOError (IOError t _ d f h) loc h' f' = IOError t loc d (orElse f f') (orElse h h')
  where
    orElse :: Maybe a -> Maybe a -> Maybe a
    orElse (Just x) _ = Just x
    orElse Nothing y = y

-- | catch for input and output errors.
catchIOError :: IO a -> (IOError -> IO a) -> IO a
catchIOError = catch

-- | try for input and output errors.
tryIOError :: IO a -> IO (Either IOError a)
tryIOError = try

-- | Changes the errors an action throws.
modifyIOError :: (IOError -> IOError) -> IO a -> IO a
modifyIOError f io = catch io (\e -> ioError (f e))
