import { describe, expect, test, vi } from 'vitest'
import { reconnectPause } from '../../../machines/dap/pauses'
import { getDapQrCode, getDapStatus, startDap } from '../../../src/api/dap'
import { listenToDap } from '../../../src/browser/dapSocket'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import {
  close,
  codeState,
  connections,
  givesCode,
  open,
  openQrSignIn,
  sendStatus,
  starts,
  statusState,
  turn,
} from '../kit/dapSignIn'
import { answer, callsTo, fail, load, page, pass, SECOND, withClock } from '../kit/story'

withClock()

const statusCallCount = (fake: Awaited<ReturnType<typeof openQrSignIn>>['fake']) => callsTo(fake, getDapStatus).length

describe('the WebSocket of a DÁP sign-in', () => {
  test('reconnects after pauses of 1, 2, 4, 8, 16 and then always 30 seconds', async () => {
    const { fake, dap } = await openQrSignIn()
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      await close(fake)
      expect(statusState(dap)).toEqual({ watching: 'reconnecting' })
      await pass(pause * SECOND - 1)
      expect(connections(fake)).toBe(0)
      await pass(1)
      expect(connections(fake)).toBe(1)
      await sendStatus(fake, 'STARTED')
    }
    expect(statusCallCount(fake)).toBe(0)
  })

  test('delivers a status after a reconnection, and pauses only one second after the next lost connection', async () => {
    const { fake, dap } = await openQrSignIn()
    await close(fake)
    await pass(SECOND)
    await close(fake)
    await pass(2 * SECOND)
    await sendStatus(fake, 'IN_PROGRESS')
    expect(codeState(dap)).toBe('opened')
    await close(fake)
    await pass(SECOND)
    expect(connections(fake)).toBe(1)
  })

  test('is replaced by polling with growing pauses after it has failed twice', async () => {
    const { fake } = page()
    const dap = await open(fake)
    await starts(fake)
    await givesCode(fake, 600)
    await close(fake)
    await pass(SECOND)
    await close(fake)
    expect(statusCallCount(fake)).toBe(1)
    for (const pause of [2, 3, 4.5, 6.75, 10, 10]) {
      const before = statusCallCount(fake)
      await answer(fake, getDapStatus, { status: 'STARTED' })
      await pass(pause * SECOND - 1)
      expect(statusCallCount(fake)).toBe(before)
      await pass(1)
      expect(statusCallCount(fake)).toBe(before + 1)
    }
    expect(connections(fake)).toBe(0)
    await answer(fake, getDapStatus, { status: 'IDENTIFIED' })
    expect(dap.getSnapshot().matches({ identified: 'loading' })).toBe(true)
  })

  test('is treated as failed if it does not open within five seconds', async () => {
    const { fake } = page()
    const dap = await open(fake)
    await starts(fake)
    await pass(5 * SECOND)
    expect(statusState(dap)).toEqual({ watching: 'reconnecting' })
    expect(connections(fake)).toBe(0)
  })

  test('is backed by a question about the status after each half minute without news', async () => {
    const { fake, dap } = await openQrSignIn(3600)
    await pass(20 * SECOND)
    await sendStatus(fake, 'IN_PROGRESS')
    await pass(30 * SECOND - 1)
    expect(statusCallCount(fake)).toBe(0)
    await pass(1)
    await fail(fake, getDapStatus)
    await pass(30 * SECOND)
    expect(connections(fake)).toBe(1)
    await answer(fake, getDapStatus, { status: 'IDENTIFIED' })
    expect(dap.getSnapshot().matches('identified')).toBe(true)
  })

  test('is retried as soon as the browser is online again', async () => {
    const { fake } = await openQrSignIn()
    for (const pause of [1, 2, 4]) {
      await close(fake)
      await pass(pause * SECOND)
      await sendStatus(fake, 'STARTED')
    }
    await close(fake)
    await load(fake, 'networkBack')
    expect(connections(fake)).toBe(1)
  })

  test('reports an invalid message and ignores it', async () => {
    const { fake, dap } = await openQrSignIn()
    const before = dap.getSnapshot().value
    for (const message of ['<script>alert(1)</script>', '{}', '{"status":"DONE"}', '[]', '']) fake.tell(message)
    expect(dap.getSnapshot().value).toEqual(before)
    expect(fake.reports).toHaveLength(5)
  })

  test('ends the sign-in without a retry if it closes with the code for an unknown sign-in', async () => {
    const { fake, dap } = await openQrSignIn()
    await close(fake, 4404)
    expect(dap.getSnapshot().value).toBe('over')
    dap.send({ type: 'dap.restarted' })
    expect(callsTo(fake, startDap)).toHaveLength(2)
  })
})

describe('a WebSocket that is dropped fifty times', () => {
  const pendingWorkOf = (fake: Awaited<ReturnType<typeof openQrSignIn>>['fake']) => ({
    waiting: [...fake.waiting()].sort(),
    timers: vi.getTimerCount(),
  })

  test('reconnects with pauses of at most 30 seconds, and leaves no timers or calls behind', async () => {
    const { fake, dap } = await openQrSignIn(3600)
    const before = pendingWorkOf(fake)
    const startTime = Date.now()
    for (let drops = 1; drops <= 50; drops += 1) {
      await close(fake)
      expect(connections(fake)).toBe(0)
      await pass(reconnectPause(drops))
      await sendStatus(fake, 'STARTED')
      expect(pendingWorkOf(fake)).toEqual(before)
    }
    // The portal waits 1, 2, 4, 8 and 16 seconds between its attempts, then always 30 seconds.
    expect(Date.now() - startTime).toBe((31 + 45 * 30) * SECOND)
    expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual([startDap.id, getDapQrCode.id])
    await sendStatus(fake, 'IDENTIFIED')
    expect(dap.getSnapshot().matches('identified')).toBe(true)
  })

  test('is replaced by polling every ten seconds if it does not open, and the sign-in can still be cancelled', async () => {
    const { fake } = page()
    const dap = await open(fake)
    await starts(fake)
    await givesCode(fake, 3600)
    for (let drops = 0; drops < 50; drops += 1) {
      if (connections(fake) > 0) await close(fake)
      else await fail(fake, getDapStatus)
      await pass(10 * SECOND)
    }
    const before = pendingWorkOf(fake)
    const calls = statusCallCount(fake)
    for (let asks = 0; asks < 50; asks += 1) {
      await fail(fake, getDapStatus)
      await pass(10 * SECOND)
    }
    expect(statusCallCount(fake) - calls).toBe(50)
    expect(pendingWorkOf(fake)).toEqual(before)
    expect(dap.getSnapshot().can({ type: 'dap.cancelled' })).toBe(true)
    dap.send({ type: 'dap.cancelled' })
    await runPendingCallbacks()
    expect(pendingWorkOf(fake)).toMatchObject({ timers: 0 })
  })

  test('never has two open connections, and messages of earlier connections are ignored', async () => {
    const sockets: FakeSocket[] = []
    class FakeSocket extends EventTarget {
      static readonly CONNECTING = 0
      readyState = 0
      constructor() {
        super()
        sockets.push(this)
      }
      close() {
        this.drop(1000)
      }
      open() {
        this.readyState = 1
        this.dispatchEvent(new Event('open'))
        this.dispatchEvent(Object.assign(new Event('message'), { data: '{"status":"STARTED"}' }))
      }
      drop(code: number) {
        this.readyState = 3
        this.dispatchEvent(Object.assign(new Event('close'), { code }))
      }
    }
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { href: 'https://portal.example/kgfb/belepes' })
    const { fake } = page()
    fake.services.listenToDap = (...args) => listenToDap('/api', ...args)
    const dap = await open(fake)
    await starts(fake)
    await givesCode(fake, 3600)
    for (let drops = 1; drops <= 50; drops += 1) {
      sockets.at(-1)?.open()
      await runPendingCallbacks()
      sockets.at(-1)?.drop(1006)
      await runPendingCallbacks()
      await pass(reconnectPause(drops))
      expect(sockets).toHaveLength(drops + 1)
    }
    expect(sockets.filter(({ readyState }) => readyState < 3)).toHaveLength(1)
    const before = dap.getSnapshot()
    for (const socket of sockets.slice(0, -1)) socket.open()
    expect(dap.getSnapshot()).toBe(before)
    dap.send({ type: 'dap.cancelled' })
    sockets.at(-1)?.open()
    expect(sockets.at(-1)?.readyState).toBe(3)
    vi.unstubAllGlobals()
  })
})

describe('a hidden page with a DÁP sign-in', () => {
  test('stops listening and polling, and asks the insurer for the status when shown again', async () => {
    const { fake, dap } = await openQrSignIn()
    await turn(fake, 'hidden')
    expect(connections(fake)).toBe(0)
    await pass(300 * SECOND)
    expect(statusCallCount(fake)).toBe(0)
    expect(callsTo(fake, getDapQrCode)).toHaveLength(1)
    await turn(fake, 'visible')
    expect(statusCallCount(fake)).toBe(1)
    await answer(fake, getDapStatus, { status: 'IDENTIFIED' })
    expect(dap.getSnapshot().matches('identified')).toBe(true)
    expect(callsTo(fake, getDapQrCode), 'no code that nobody needs').toHaveLength(1)
  })

  test('renews an expired code and reconnects when shown again', async () => {
    const { fake, dap } = await openQrSignIn()
    await turn(fake, 'hidden')
    await pass(300 * SECOND)
    await turn(fake, 'visible')
    await answer(fake, getDapStatus, { status: 'EXPIRED' })
    expect(connections(fake)).toBe(1)
    await givesCode(fake)
    expect(codeState(dap)).toBe('timed')
  })

  test('tells the customer that the sign-in was refused as soon as the page is visible again', async () => {
    const { fake, dap } = await openQrSignIn()
    await turn(fake, 'hidden')
    await pass(300 * SECOND)
    await turn(fake, 'visible')
    await answer(fake, getDapStatus, { status: 'REFUSED' })
    expect(dap.getSnapshot().value).toBe('refused')
  })

  test('stops the polling that has replaced the WebSocket, and reconnects when shown again', async () => {
    const { fake, dap } = await openQrSignIn(600)
    await close(fake)
    await pass(SECOND)
    await close(fake)
    await pass(2 * SECOND)
    await close(fake)
    expect(statusState(dap)).toEqual({ watching: 'asking' })
    await turn(fake, 'hidden')
    const before = statusCallCount(fake)
    await pass(120 * SECOND)
    expect(statusCallCount(fake)).toBe(before)
    await turn(fake, 'visible')
    await answer(fake, getDapStatus, { status: 'STARTED' })
    expect(connections(fake)).toBe(1)
  })
})
