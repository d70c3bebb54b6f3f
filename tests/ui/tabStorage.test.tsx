import { afterEach, expect, test, vi } from 'vitest'
import { askBeforeLoss, tabStorage } from '../../src/browser/tabStorage'

afterEach(() => {
  vi.restoreAllMocks()
  tabStorage.remove('kept')
  askBeforeLoss(() => false)
})

/** Tells if the browser would ask before leaving the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })

test('if the storage is full, an entry is kept in memory, and the browser asks before the page is left', () => {
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

test('if the storage is full but nothing can be lost, the browser does not ask before the page is left', () => {
  full()
  tabStorage.write('kept', 1)
  expect(asks()).toBe(false)
})

const storedText = (): string | null => sessionStorage.getItem('kept')

test('writeSoon writes only the last of several values, and only after the current frame', async () => {
  const { setItem } = Storage.prototype
  const writes: string[] = []
  const done = new Promise<void>((resolve) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      setItem.call(this, key, text)
      writes.push(text)
      resolve()
    })
  })
  for (const letters of ['M', 'Mi', 'Min']) tabStorage.writeSoon('kept', letters)
  expect(writes).toEqual([])
  await done
  expect(writes).toEqual(['"Min"'])
  expect(storedText()).toBe('"Min"')
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['its key is read', () => expect(tabStorage.read('kept')).toBe('Min')],
  ['its key is listed', () => expect(tabStorage.keys('kept')).toEqual(['kept'])],
  ['another key is written', () => tabStorage.write('other', 1)],
])('writeSoon has written its value before %s', (_, act) => {
  tabStorage.writeSoon('kept', 'Min')
  expect(storedText()).toBeNull()
  act()
  expect(storedText()).toBe('"Min"')
  tabStorage.remove('other')
})

test.each([
  ['removed', () => tabStorage.remove('kept'), null],
  ['cleared', () => tabStorage.clear('ke'), null],
  ['written at once', () => tabStorage.write('kept', 'Minta'), '"Minta"'],
])('a pending writeSoon does not overwrite a key that is %s', async (_, act, expected) => {
  tabStorage.writeSoon('kept', 'Min')
  act()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(storedText()).toBe(expected)
})
