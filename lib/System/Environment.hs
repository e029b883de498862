-- | Arguments and environment.
module System.Environment (getArgs, getProgName, getEnv, lookupEnv, withArgs, withProgName, getEnvironment, setEnv, unsetEnv, getExecutablePath) where

import Needle.IO
import Needle.Base (unsafePerformIO)
import Needle.Prim (IO(..), primGetArgs, primGetProgName, primGetEnv)

overriddenArgs :: IORef (Maybe [String])
overriddenArgs = unsafePerformIO (newIORef Nothing)

overriddenName :: IORef (Maybe String)
overriddenName = unsafePerformIO (newIORef Nothing)

-- | The arguments of the program.
getArgs :: IO [String]
getArgs = readIORef overriddenArgs >>= maybe (IO (\w -> primGetArgs w)) return

-- | The name of the program.
getProgName :: IO String
getProgName = readIORef overriddenName >>= maybe (IO (\w -> primGetProgName w)) return

-- | The value of an environment variable, if it is set.
lookupEnv :: String -> IO (Maybe String)
lookupEnv name = IO (\w -> primGetEnv (forceString name) w) >>= \r -> case r of
  [] -> return Nothing
  v : _ -> return (Just v)

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

-- | Empty: single variables can be looked up.
getEnvironment :: IO [(String, String)]
getEnvironment = return []

-- | The environment stays as it is: a search must not change it.
setEnv :: String -> String -> IO ()
setEnv name _ = ioError (IOError UnsupportedOperation "setEnv" "Needle does not change the environment" (Just name) Nothing)

-- | As setEnv.
unsetEnv :: String -> IO ()
unsetEnv name = ioError (IOError UnsupportedOperation "unsetEnv" "Needle does not change the environment" (Just name) Nothing)

-- | The program's name.
getExecutablePath :: IO FilePath
getExecutablePath = getProgName
