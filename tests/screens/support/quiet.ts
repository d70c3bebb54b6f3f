import { afterAll, afterEach, expect } from 'vitest'

// What React complains of (two entries with one key, a nesting that no browser takes) fails the test in which it does.
const { error } = console
const complaints: string[] = []
console.error = (...said: readonly unknown[]) => {
  complaints.push(said.map(String).join(' '))
  error(...said)
}

afterEach(() => expect(complaints.splice(0), 'what the console was told of').toEqual([]))
afterAll(() => {
  console.error = error
})
