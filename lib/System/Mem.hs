-- | Collections come when they are due; asking for one does nothing.
module System.Mem (performGC, performMajorGC, performMinorGC) where

-- | Nothing.
performGC :: IO ()
performGC = return ()

-- | Nothing.
performMajorGC :: IO ()
performMajorGC = return ()

-- | Nothing.
performMinorGC :: IO ()
performMinorGC = return ()
