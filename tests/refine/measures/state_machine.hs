-- refine: running fine
-- refine: start fine
-- refine: stop fine
-- refine: restart calls start
-- witness: restart Running
-- refine: toggle fine
-- A state machine; restart starts what is running.
module StateMachine where

data State = Idle | Running | Done deriving (Eq, Show)

{-@ measure running @-}
running :: State -> Bool
running Idle = False
running Running = True
running Done = False

{-@ start :: {s:State | not (running s)} -> {v:State | running v} @-}
start :: State -> State
start Idle = Running
start Done = Running

{-@ stop :: {s:State | running s} -> {v:State | not (running v)} @-}
stop :: State -> State
stop Running = Done

{-@ restart :: State -> State @-}
restart :: State -> State
restart s = start s

{-@ toggle :: s:State -> {v:State | running v <=> not (running s)} @-}
toggle :: State -> State
toggle s = if running s then stop s else start s
