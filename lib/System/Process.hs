-- | Other programs, as data. None is ever run: an action that would run one ends the program with a word that no handler catches, as a
-- call of a foreign function does.
module System.Process
  ( CreateProcess(..), CmdSpec(..), StdStream(..), ProcessHandle, Pid, shell, proc, createProcess, withCreateProcess, cleanupProcess
  , callProcess, callCommand, spawnProcess, spawnCommand, readProcess, readCreateProcess, readProcessWithExitCode
  , readCreateProcessWithExitCode, showCommandForUser, getPid, getCurrentPid, waitForProcess, getProcessExitCode, terminateProcess
  , interruptProcessGroupOf, createPipe, runProcess, runCommand, runInteractiveProcess, runInteractiveCommand, system, rawSystem
  ) where

import Data.Char (isAlphaNum, isAscii)
import Needle.Catch (notRun)
import System.Exit (ExitCode)
import System.IO (Handle)
import System.Posix.Types (CPid, GroupID, UserID)

-- | What is to be run, and how.
data CreateProcess = CreateProcess
  { cmdspec :: CmdSpec
  , cwd :: Maybe FilePath
  , env :: Maybe [(String, String)]
  , std_in, std_out, std_err :: StdStream
  , close_fds, create_group, delegate_ctlc, detach_console, create_new_console, new_session :: Bool
  , child_group :: Maybe GroupID
  , child_user :: Maybe UserID
  , use_process_jobs :: Bool
  } deriving (Eq, Show)

-- | A line for the shell, or a program with its arguments.
data CmdSpec = ShellCommand String | RawCommand FilePath [String]
  deriving (Eq, Show)

-- | What a stream of the process is connected with.
data StdStream = Inherit | UseHandle Handle | CreatePipe | NoStream
  deriving (Eq, Show)

-- | A process, of which there is none.
data ProcessHandle = ProcessHandle
  deriving Eq

-- | The number of a process.
type Pid = CPid

-- | A line for the shell.
shell :: String -> CreateProcess
shell = described . ShellCommand

-- | A program with its arguments.
proc :: FilePath -> [String] -> CreateProcess
proc program arguments = described (RawCommand program arguments)

described :: CmdSpec -> CreateProcess
described what = CreateProcess
  { cmdspec = what, cwd = Nothing, env = Nothing, std_in = Inherit, std_out = Inherit, std_err = Inherit, close_fds = False
  , create_group = False, delegate_ctlc = False, detach_console = False, create_new_console = False, new_session = False
  , child_group = Nothing, child_user = Nothing, use_process_jobs = False }

none :: CreateProcess -> IO a
none p = nothingRuns (case cmdspec p of { ShellCommand line -> line; RawCommand program _ -> program })

nothingRuns :: String -> IO a
nothingRuns what = return () >>= \_ -> notRun ("no other programs are run: " ++ what)

-- | Begins to run it.
createProcess :: CreateProcess -> IO (Maybe Handle, Maybe Handle, Maybe Handle, ProcessHandle)
createProcess = none

-- | Runs it around an action.
withCreateProcess :: CreateProcess -> (Maybe Handle -> Maybe Handle -> Maybe Handle -> ProcessHandle -> IO a) -> IO a
withCreateProcess p _ = none p

-- | Ends a process and its streams.
cleanupProcess :: (Maybe Handle, Maybe Handle, Maybe Handle, ProcessHandle) -> IO ()
cleanupProcess _ = nothingRuns "cleanupProcess"

-- | Runs a program, which has to succeed.
callProcess :: FilePath -> [String] -> IO ()
callProcess program arguments = none (proc program arguments)

-- | Runs a line of the shell, which has to succeed.
callCommand :: String -> IO ()
callCommand = none . shell

-- | Begins to run a program.
spawnProcess :: FilePath -> [String] -> IO ProcessHandle
spawnProcess program arguments = none (proc program arguments)

-- | Begins to run a line of the shell.
spawnCommand :: String -> IO ProcessHandle
spawnCommand = none . shell

-- | What a program that succeeds prints for an input.
readProcess :: FilePath -> [String] -> String -> IO String
readProcess program arguments _ = none (proc program arguments)

-- | The same.
readCreateProcess :: CreateProcess -> String -> IO String
readCreateProcess p _ = none p

-- | How a program ends for an input, and what it prints.
readProcessWithExitCode :: FilePath -> [String] -> String -> IO (ExitCode, String, String)
readProcessWithExitCode program arguments _ = none (proc program arguments)

-- | The same.
readCreateProcessWithExitCode :: CreateProcess -> String -> IO (ExitCode, String, String)
readCreateProcessWithExitCode p _ = none p

-- | A program and its arguments as one would write them for the shell.
showCommandForUser :: FilePath -> [String] -> String
showCommandForUser program arguments = unwords (map quoted (program : arguments))
  where
    quoted word
      | not (null word) && all plain word = word
      | otherwise = '\'' : concatMap (\c -> if c == '\'' then "'\\''" else [c]) word ++ "'"
    plain c = isAscii c && isAlphaNum c || c `elem` "-_.,/"

-- | The number of a process.
getPid :: ProcessHandle -> IO (Maybe Pid)
getPid _ = nothingRuns "getPid"

-- | The number of this process.
getCurrentPid :: IO Pid
getCurrentPid = nothingRuns "getCurrentPid"

-- | Waits for its end.
waitForProcess :: ProcessHandle -> IO ExitCode
waitForProcess _ = nothingRuns "waitForProcess"

-- | How it ended, if it did.
getProcessExitCode :: ProcessHandle -> IO (Maybe ExitCode)
getProcessExitCode _ = nothingRuns "getProcessExitCode"

-- | Ends it.
terminateProcess :: ProcessHandle -> IO ()
terminateProcess _ = nothingRuns "terminateProcess"

-- | Interrupts it.
interruptProcessGroupOf :: ProcessHandle -> IO ()
interruptProcessGroupOf _ = nothingRuns "interruptProcessGroupOf"

-- | Two ends of a pipe.
createPipe :: IO (Handle, Handle)
createPipe = nothingRuns "createPipe"

-- | Begins to run a program.
runProcess :: FilePath -> [String] -> Maybe FilePath -> Maybe [(String, String)] -> Maybe Handle -> Maybe Handle -> Maybe Handle -> IO ProcessHandle
runProcess program arguments _ _ _ _ _ = none (proc program arguments)

-- | Begins to run a line of the shell.
runCommand :: String -> IO ProcessHandle
runCommand = none . shell

-- | Begins to run a program, with its streams.
runInteractiveProcess :: FilePath -> [String] -> Maybe FilePath -> Maybe [(String, String)] -> IO (Handle, Handle, Handle, ProcessHandle)
runInteractiveProcess program arguments _ _ = none (proc program arguments)

-- | Begins to run a line of the shell, with its streams.
runInteractiveCommand :: String -> IO (Handle, Handle, Handle, ProcessHandle)
runInteractiveCommand = none . shell

-- | Runs a line of the shell.
system :: String -> IO ExitCode
system = none . shell

-- | Runs a program.
rawSystem :: FilePath -> [String] -> IO ExitCode
rawSystem program arguments = none (proc program arguments)
