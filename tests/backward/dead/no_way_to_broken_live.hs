-- expect: reached
-- Pushing a locked door breaks it.
module NoWayToBrokenLive where

import Needle (target)

data State = Open | Closed | Locked | Broken
data Event = Push | Pull | Turn

step :: State -> Event -> State
step Open Push = Closed
step Closed Pull = Open
step Closed Turn = Locked
step Locked Turn = Closed
step Locked Push = Broken
step s _ = s

entry :: [Event] -> Int
entry es = case foldl step Open es of
  Broken -> target 1
  _ -> 0
