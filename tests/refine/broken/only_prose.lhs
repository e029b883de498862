-- broken: 1 exit 2

A file without any code
=======================

There is text here, and a [link](http://example.org), but nothing between code markers:
neither `\begin{code}` at the start of a line nor a line that starts with a bird track.
