import { expect, test } from 'vitest'
import { createPayment } from '../../../src/api/payments'
import { sturdyStorage } from '../../../src/browser/sturdyStorage'
import { STORES_NOTHING_KEY } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { createStorage } from '../../mocks/storage'
import { choose, contextOf, open } from '../kit/paying'
import { tab } from '../kit/payments'
import { callsTo, withClock } from '../kit/story'

withClock()

test('card payment is not offered if the browser stores nothing', async () => {
  const fake = tab('tab-1')
  fake.shared.set(STORES_NOTHING_KEY, 'true')
  const { payment } = await open(fake)
  expect(contextOf(payment)).toMatchObject({ methods: ['transfer', 'later'], isCardWithheld: true })
})

test('no card payment starts if the browser’s storage has become full', async () => {
  const { payment, fake } = await open(tab('tab-1'))
  expect(contextOf(payment).methods).toContain('card')
  fake.shared.set(STORES_NOTHING_KEY, 'true')
  choose(payment, 'card')
  await runPendingCallbacks()
  expect(contextOf(payment)).toMatchObject({ methods: ['transfer', 'later'], method: null, isCardWithheld: true })
  expect(callsTo(fake, createPayment)).toEqual([])
})

const fails = (): never => {
  throw new DOMException('Not here', 'SecurityError')
}

test.each([
  ['keeps its values', () => createStorage(), true],
  ['throws on access', fails, false],
  ['throws on a write', () => ({ ...createStorage(), setItem: fails }), false],
  ['forgets at once', () => ({ ...createStorage(), getItem: () => null }), false],
])('a storage is treated as reliable only if it keeps its values: one that %s', (_, real, is) => {
  let one: Storage | null = null
  const store = sturdyStorage(() => {
    one ??= real()
    return one
  })
  expect(store.keeps()).toBe(is)
  store.setItem('key', 'text')
  expect(store.holds('key')).toBe(is)
})

test('a storage that rejected a value is treated as unreliable until it has saved that value', () => {
  let isFull = true
  const storage = createStorage()
  const store = sturdyStorage(() => ({
    ...storage,
    setItem: (key, text) => (isFull ? fails() : storage.setItem(key, text)),
  }))
  store.setItem('draft', 'x')
  isFull = false
  expect(store.keeps()).toBe(false)
  store.setItem('draft', 'x')
  expect(store.keeps()).toBe(true)
})
