-- expect: unreachable
-- No event leads to the state Broken, however many there are.
module NoWayToBroken where

import Needle (target)

data State = Open | Closed | Locked | Broken
data Event = Push | Pull | Turn

step :: State -> Event -> State
step Open Push = Closed
step Closed Pull = Open
step Closed Turn = Locked
step Locked Turn = Closed
step s _ = s

entry :: [Event] -> Int
entry es = case foldl step Open es of
  Broken -> target 1
  _ -> 0
