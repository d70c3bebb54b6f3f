import { afterAll, expect, vi } from 'vitest'

// Test files share a process or a page, so a frozen clock would stay for the next file. The hooks of a file do not run
// if a filter leaves out all its tests, so the clock is also reset here.
vi.useRealTimers()

afterAll(() => expect(vi.isFakeTimers(), 'the clock that a file has left standing').toBe(false))
