import { afterAll, expect, vi } from 'vitest'

// Files share a process or a page: the next one must not find a frozen clock.
// If a filter leaves out every test of a file, its hooks do not run, and changes made during collection stay.
vi.useRealTimers()

afterAll(() => expect(vi.isFakeTimers(), 'the clock that a file has left standing').toBe(false))
