import { afterAll, expect, vi } from 'vitest'

// Test files share a process or a page, so a frozen clock would stay for the next file. If a filter leaves out all
// tests of a file, the file's hooks do not run. So this module resets the clock, too.
vi.useRealTimers()

afterAll(() => expect(vi.isFakeTimers(), 'the clock that a file has left standing').toBe(false))
