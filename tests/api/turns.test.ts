import { expect, test } from 'vitest'
import { CallFault } from '../../src/api/fault'
import { turns } from '../../src/api/turns'

/** Calls that are answered by hand, and which of them have gone out. */
const line = (atOnce: number) => {
  const inTurn = turns(atOnce)
  const out: string[] = []
  const ends = new Map<string, { readonly answer: () => void; readonly fail: () => void }>()
  const call = (name: string, signal = new AbortController().signal) =>
    inTurn(signal, () => {
      out.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { answer: () => resolve(name), fail: () => reject(new CallFault('transport', 'cut')) })
      })
    })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { call, out, settled, end: (name: string) => ends.get(name) }
}

test('no more than so many go at once, the others in the order in which they came', async () => {
  const { call, out, end, settled } = line(2)
  const all = ['a', 'b', 'c', 'd'].map((name) => call(name))
  await settled()
  expect(out).toEqual(['a', 'b'])
  end('b')?.answer()
  await settled()
  expect(out).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)?.answer()
  await settled()
  end('d')?.answer()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('one that fails makes room for the next', async () => {
  const { call, out, end, settled } = line(1)
  const first = call('a')
  const second = call('b')
  await settled()
  end('a')?.fail()
  await expect(first).rejects.toThrow(CallFault)
  await settled()
  expect(out).toEqual(['a', 'b'])
  end('b')?.answer()
  expect(await second).toBe('b')
})

test('one that nobody wants any more leaves the line, and takes no place in it', async () => {
  const { call, out, end, settled } = line(1)
  const leaving = new AbortController()
  const first = call('a')
  const left = call('b', leaving.signal)
  const third = call('c')
  await settled()
  leaving.abort()
  await expect(left).rejects.toThrow(CallFault)
  await expect(call('d', leaving.signal)).rejects.toThrow(CallFault)
  end('a')?.answer()
  await first
  await settled()
  expect(out).toEqual(['a', 'c'])
  end('c')?.answer()
  expect(await third).toBe('c')
})
