-- | Time used by the program.
module System.CPUTime (getCPUTime, cpuTimePrecision) where

import Needle.Prim (IO(..), primCpuTime)

-- | Picoseconds of processor time.
getCPUTime :: IO Integer
getCPUTime = IO (\w -> primCpuTime w)

-- | The smallest difference that can be measured, in picoseconds.
cpuTimePrecision :: Integer
cpuTimePrecision = 1000000
