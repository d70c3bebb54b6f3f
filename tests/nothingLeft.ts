import { afterAll, expect, vi } from 'vitest'

// Files share a process, or a page: the next one may not find a clock that stands still.
// A file of which a filter leaves out every test runs no hooks, nor takes back what it did while it was collected.
vi.useRealTimers()

afterAll(() => expect(vi.isFakeTimers(), 'the clock that a file has left standing').toBe(false))
