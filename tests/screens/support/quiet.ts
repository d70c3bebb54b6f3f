import { afterAll, afterEach, expect } from 'vitest'

// React's errors (duplicate keys, invalid nesting) fail the current test.
const { error } = console
const complaints: string[] = []
console.error = (...args: readonly unknown[]) => {
  complaints.push(args.map(String).join(' '))
  error(...args)
}

afterEach(() => expect(complaints.splice(0), 'what the console was told of').toEqual([]))
afterAll(() => {
  console.error = error
})
