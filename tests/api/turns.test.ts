import { expect, test } from 'vitest'
import { createTaskQueue } from '../../src/api/taskQueue'
import { TechnicalError } from '../../src/api/technicalError'

/**
 * Returns a task queue and controls for the test. `call` adds a call, and `out` lists the calls already sent. `end`
 * answers a call or lets it fail, `lose` and `find` switch the network off and on.
 */
const createQueue = (atOnce: number) => {
  let isAway = false
  let detection = Promise.resolve()
  let waiters: (() => void)[] = []
  const network = {
    isAway: () => detection.then(() => isAway),
    back: () => new Promise<void>((resolve) => waiters.push(resolve)),
  }
  const inTurn = createTaskQueue(atOnce, network)
  const lose = () => {
    isAway = true
  }
  const find = () => {
    isAway = false
    const pending = waiters
    waiters = []
    for (const resume of pending) resume()
  }
  const out: string[] = []
  const openCalls = new Map<string, { readonly answer: () => void; readonly fail: () => void }>()
  const call = (name: string, signal = new AbortController().signal) =>
    inTurn(signal, () => {
      out.push(name)
      return new Promise<string>((resolve, reject) => {
        openCalls.set(name, { answer: () => resolve(name), fail: () => reject(new TechnicalError('transport', 'cut')) })
      })
    })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  /** Leaves the check for a lost network without a result until the returned function is called. */
  const wonder = () => {
    let know = (): void => {}
    detection = new Promise((resolve) => {
      know = resolve
    })
    return () => know()
  }
  return { wonder, call, out, settled, end: (name: string) => openCalls.get(name), lose, find }
}

test('the queue runs at most two calls in parallel, and starts the others in order', async () => {
  const { call, out, end, settled } = createQueue(2)
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

test('the next call in the queue starts after a call has failed', async () => {
  const { call, out, end, settled } = createQueue(1)
  const first = call('a')
  const second = call('b')
  await settled()
  end('a')?.fail()
  await expect(first).rejects.toThrow(TechnicalError)
  await settled()
  expect(out).toEqual(['a', 'b'])
  end('b')?.answer()
  expect(await second).toBe('b')
})

test('an aborted call leaves the queue and is never sent', async () => {
  const { call, out, end, settled } = createQueue(1)
  const controller = new AbortController()
  const first = call('a')
  const second = call('b', controller.signal)
  const third = call('c')
  await settled()
  controller.abort()
  await expect(second).rejects.toThrow(TechnicalError)
  await expect(call('d', controller.signal)).rejects.toThrow(TechnicalError)
  end('a')?.answer()
  await first
  await settled()
  expect(out).toEqual(['a', 'c'])
  end('c')?.answer()
  expect(await third).toBe('c')
})

test('while the network is lost, queued calls wait, but a newly made call is sent immediately', async () => {
  const { call, out, end, settled, lose, find } = createQueue(2)
  const cut = ['a', 'b'].map((name) => call(name))
  const queued = ['c', 'd', 'e'].map((name) => call(name))
  await settled()
  lose()
  for (const name of ['a', 'b']) end(name)?.fail()
  await Promise.allSettled(cut)
  await settled()
  expect(out).toEqual(['a', 'b'])
  const late = call('f')
  await settled()
  expect(out).toEqual(['a', 'b', 'f'])
  end('f')?.fail()
  await expect(late).rejects.toThrow(TechnicalError)
  find()
  await settled()
  expect(out).toEqual(['a', 'b', 'f', 'c', 'd'])
  for (const name of ['c', 'd']) end(name)?.answer()
  await settled()
  end('e')?.answer()
  expect(await Promise.all(queued)).toEqual(['c', 'd', 'e'])
})

test('after a failed call, the queue sends nothing until a check finds that the network is back', async () => {
  const { call, out, end, settled, lose, find, wonder } = createQueue(1)
  const cut = call('a')
  const queued = call('b')
  await settled()
  const know = wonder()
  lose()
  end('a')?.fail()
  await expect(cut).rejects.toThrow(TechnicalError)
  await settled()
  expect(out).toEqual(['a'])
  know()
  await settled()
  expect(out).toEqual(['a'])
  find()
  await settled()
  expect(out).toEqual(['a', 'b'])
  end('b')?.answer()
  expect(await queued).toBe('b')
})
