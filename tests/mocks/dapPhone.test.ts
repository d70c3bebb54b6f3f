import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { dapStatusOf, renewDapCode, startDap } from '../../mocks/store/dap/dap'
import { qrImage } from '../../mocks/store/dap/image'
import { confirmDap, openOnPhone, phonePage, refuseDap, waitingDapId } from '../../mocks/store/dap/phone'
import { createStore } from '../../mocks/store/persistence/createStore'
import type { Store } from '../../mocks/store/store'

const MINUTE = 60_000
const slowStore = (): Store =>
  createStore({ now: () => 0, pages: 'http://insurer.example/pages', scenario: 'dapByPhone' })

describe('the phone of the simulated DÁP app', () => {
  it('opens a sign-in with the text of the QR code, and confirms it with the session id', () => {
    const store = slowStore()
    const { sessionId, session } = startDap(store)
    expect(openOnPhone(store, session.code)).toBe('IN_PROGRESS')
    expect(confirmDap(store, sessionId)).toBe('IDENTIFIED')
    expect(dapStatusOf(store, session)).toBe('IDENTIFIED')
  })

  it('keeps a refusal even if the sign-in is confirmed or opened afterwards', () => {
    const store = slowStore()
    const { sessionId } = startDap(store)
    expect(refuseDap(store, sessionId)).toBe('REFUSED')
    expect(confirmDap(store, sessionId)).toBe('REFUSED')
    expect(openOnPhone(store, sessionId)).toBe('REFUSED')
  })

  it('rejects a QR code that is expired, replaced or unknown', () => {
    const store = slowStore()
    const { sessionId, session } = startDap(store)
    const { code } = session
    store.state.clockOffset += MINUTE
    expect(confirmDap(store, code)).toBe('EXPIRED')
    renewDapCode(store, sessionId)
    expect(confirmDap(store, code)).toBeUndefined()
    expect(confirmDap(store, 'constructor')).toBeUndefined()
    expect(confirmDap(store, session.code)).toBe('IDENTIFIED')
  })

  it('opens a sign-in, which is not confirmed automatically and stays in progress until its session expires', () => {
    const store = createStore({ now: () => 0, scenario: 'fast' })
    const { sessionId, session } = startDap(store)
    openOnPhone(store, sessionId)
    store.state.clockOffset += 2 * MINUTE
    expect(dapStatusOf(store, session)).toBe('IN_PROGRESS')
    store.state.clockOffset += 8 * MINUTE
    expect(dapStatusOf(store, session)).toBe('EXPIRED')
  })

  it('finds the latest pending sign-in', () => {
    const store = slowStore()
    expect(waitingDapId(store)).toBeUndefined()
    const first = startDap(store)
    const last = startDap(store)
    expect(waitingDapId(store)).toBe(last.sessionId)
    refuseDap(store, last.sessionId)
    expect(waitingDapId(store)).toBe(first.sessionId)
  })

  it('has its page at the address that the QR code contains', () => {
    const store = slowStore()
    const page = phonePage(store, startDap(store).session.code)
    expect(page).toMatch(/^http:\/\/insurer\.example\/pages\/dap\?code=dap-code-\d+$/)
    expect(decodeQR(pixelsOf(qrImage(page)))).toBe(page)
  })
})

// Returns the image as a camera would see it, with four pixels for the width of each square of the code.
const pixelsOf = (image: string) => {
  const drawing = decodeURIComponent(image)
  const squares = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1])
  const size = squares * 4
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x, y, length] of drawing.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = Number(y) * 4; row < (Number(y) + 1) * 4; row += 1) {
      const from = row * size + Number(x) * 4
      data.fill(0, from * 4, (from + Number(length) * 4) * 4)
    }
  }
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return { width: size, height: size, data }
}
