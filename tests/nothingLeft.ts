import { afterAll, expect, vi } from 'vitest'

// Files share a process, or a page: the next one may not find a clock that stands still.
afterAll(() => expect(vi.isFakeTimers(), 'the clock that a file has left standing').toBe(false))
