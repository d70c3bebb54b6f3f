import { afterEach, expect, test, vi } from 'vitest'
import { askBeforeLoss, tabStorage } from '../../src/app/tabStorage'

afterEach(() => {
  vi.restoreAllMocks()
  tabStorage.remove('kept')
  askBeforeLoss(() => false)
})

/** Whether the browser would ask before it leaves the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })

test('what a full store does not take is there until the page is left, and the browser asks before that', () => {
  askBeforeLoss(() => true)
  const filled = full()
  tabStorage.write('kept', { answer: 1 })
  expect(tabStorage.read('kept')).toEqual({ answer: 1 })
  expect(tabStorage.keys('ke')).toEqual(['kept'])
  expect(asks()).toBe(true)
  filled.mockRestore()
  tabStorage.write('kept', { answer: 2 })
  expect(asks()).toBe(false)
})

test('nobody is asked who has nothing to lose', () => {
  full()
  tabStorage.write('kept', 1)
  expect(asks()).toBe(false)
})
