-- | Arguments and environment.
module System.Environment (getArgs, getProgName, getEnv, lookupEnv, setEnv, unsetEnv, withArgs, withProgName, getEnvironment, getExecutablePath) where

import Needle.IO
import Needle.Base (unsafePerformIO)
import Needle.Prim (IO(..), primGetArgs, primGetProgName, primGetEnv)

overriddenArgs :: IORef (Maybe [String])
overriddenArgs = unsafePerformIO (newIORef Nothing)

overriddenName :: IORef (Maybe String)
overriddenName = unsafePerformIO (newIORef Nothing)

-- those that the program has set or unset
overriddenVariables :: IORef [(String, Maybe String)]
overriddenVariables = unsafePerformIO (newIORef [])

-- | The arguments of the program.
getArgs :: IO [String]
getArgs = readIORef overriddenArgs >>= maybe (IO (\w -> primGetArgs w)) return

-- | The name of the program.
getProgName :: IO String
getProgName = readIORef overriddenName >>= maybe (IO (\w -> primGetProgName w)) return

-- | The value of an environment variable, if it is set.
lookupEnv :: String -> IO (Maybe String)
lookupEnv name = readIORef overriddenVariables >>= \own -> case lookup name own of
  Just value -> return value
  Nothing -> IO (\w -> primGetEnv (forceString name) w) >>= \r -> case r of
    [] -> return Nothing
    v : _ -> return (Just v)

-- | Sets an environment variable, for this program; an empty value unsets it.
setEnv :: String -> String -> IO ()
setEnv name value = override name (if null value then Nothing else Just value)

-- | Unsets an environment variable, for this program.
unsetEnv :: String -> IO ()
unsetEnv name = override name Nothing

override :: String -> Maybe String -> IO ()
override name value
  | null name || any (`elem` "=\NUL") name = ioError (IOError InvalidArgument "setEnv" "Invalid argument" Nothing Nothing)
  | otherwise = readIORef overriddenVariables >>= \own ->
      writeIORef overriddenVariables ((name, value) : filter ((/= name) . fst) own)

-- | The value of an environment variable; an error if it is not set.
getEnv :: String -> IO String
getEnv name = lookupEnv name >>= maybe (ioError (IOError NoSuchThing "getEnv" "no environment variable" (Just name) Nothing)) return

-- | Runs an action with other arguments.
withArgs :: [String] -> IO a -> IO a
withArgs xs io = readIORef overriddenArgs >>= \old ->
  bracket_ (writeIORef overriddenArgs (Just xs)) (writeIORef overriddenArgs old) io

-- | Runs an action under another program name.
withProgName :: String -> IO a -> IO a
withProgName n io = readIORef overriddenName >>= \old ->
  bracket_ (writeIORef overriddenName (Just n)) (writeIORef overriddenName old) io

-- | Those that the program has set: others can be looked up one by one.
getEnvironment :: IO [(String, String)]
getEnvironment = fmap (\own -> [(name, value) | (name, Just value) <- own]) (readIORef overriddenVariables)

-- | The program's name.
getExecutablePath :: IO FilePath
getExecutablePath = getProgName
