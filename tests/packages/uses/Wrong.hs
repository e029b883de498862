module Wrong where

import Shapes
import Shapes.Build

wrong :: Shape
wrong = grown Plain

hidden :: Shape
hidden = Shape 1 2
