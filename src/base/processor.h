// Which processor's own instructions the code may use. With NEEDLE_PORTABLE none: what other processors run is then compiled,
// and tested, on this one.
#pragma once

#if defined(__x86_64__) && !defined(NEEDLE_PORTABLE)
#define NEEDLE_X86_64 1
#endif
