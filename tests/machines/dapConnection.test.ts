import { describe, expect, test, vi } from 'vitest'
import { settled } from '../../exploration/kit/run'
import { reconnectPause } from '../../machines/dap/pauses'
import { getDapQrCode, getDapStatus, startDap } from '../../src/api/dap'
import { listenToDap } from '../../src/browser/dapSocket'
import { close, codeState, connections, givesCode, open, starts, statusState, tell, turn, waiting } from './dapSignIn'
import { answer, callsTo, fail, load, page, pass, SECOND, withClock } from './story'

withClock()

const asked = (world: Awaited<ReturnType<typeof waiting>>['world']) => callsTo(world, getDapStatus).length

describe('the live connection', () => {
  test('that is lost is tried again after one second, two, four, and never more than thirty', async () => {
    const { world, dap } = await waiting()
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      await close(world)
      expect(statusState(dap)).toEqual({ watching: 'reconnecting' })
      await pass(pause * SECOND - 1)
      expect(connections(world)).toBe(0)
      await pass(1)
      expect(connections(world)).toBe(1)
      await tell(world, 'STARTED')
    }
    expect(asked(world)).toBe(0)
  })

  test('that comes back tells at once what was missed, and its next loss is tried again soon', async () => {
    const { world, dap } = await waiting()
    await close(world)
    await pass(SECOND)
    await close(world)
    await pass(2 * SECOND)
    await tell(world, 'IN_PROGRESS')
    expect(codeState(dap)).toBe('opened')
    await close(world)
    await pass(SECOND)
    expect(connections(world)).toBe(1)
  })

  test('that fails twice is given up: the insurer is asked, with growing pauses', async () => {
    const { world } = page()
    const dap = await open(world)
    await starts(world)
    await givesCode(world, 600)
    await close(world)
    await pass(SECOND)
    await close(world)
    expect(asked(world)).toBe(1)
    for (const pause of [2, 3, 4.5, 6.75, 10, 10]) {
      const before = asked(world)
      await answer(world, getDapStatus, { status: 'STARTED' })
      await pass(pause * SECOND - 1)
      expect(asked(world)).toBe(before)
      await pass(1)
      expect(asked(world)).toBe(before + 1)
    }
    expect(connections(world)).toBe(0)
    await answer(world, getDapStatus, { status: 'IDENTIFIED' })
    expect(dap.getSnapshot().matches({ identified: 'loading' })).toBe(true)
  })

  test('that neither comes about nor fails is taken as failed after five seconds', async () => {
    const { world } = page()
    const dap = await open(world)
    await starts(world)
    await pass(5 * SECOND)
    expect(statusState(dap)).toEqual({ watching: 'reconnecting' })
    expect(connections(world)).toBe(0)
  })

  test('is tried again as soon as the browser is back on the network', async () => {
    const { world } = await waiting()
    for (const pause of [1, 2, 4]) {
      await close(world)
      await pass(pause * SECOND)
      await tell(world, 'STARTED')
    }
    await close(world)
    await load(world, 'networkBack')
    expect(connections(world)).toBe(1)
  })

  test('that says what nobody understands changes nothing and is reported', async () => {
    const { world, dap } = await waiting()
    const before = dap.getSnapshot().value
    for (const message of ['<script>alert(1)</script>', '{}', '{"status":"DONE"}', '[]', '']) world.tell(message)
    expect(dap.getSnapshot().value).toEqual(before)
    expect(world.reports).toHaveLength(5)
  })

  test('to a sign-in that the insurer does not know ends in a new start, not in trying again', async () => {
    const { world, dap } = await waiting()
    await close(world, 4404)
    expect(dap.getSnapshot().value).toBe('over')
    dap.send({ type: 'dap.restarted' })
    expect(callsTo(world, startDap)).toHaveLength(2)
  })
})

describe('a connection that is dropped fifty times', () => {
  const left = (world: Awaited<ReturnType<typeof waiting>>['world']) => ({
    waiting: [...world.waiting()].sort(),
    timers: vi.getTimerCount(),
  })

  test('still comes about, after pauses of half a minute at most, and leaves nothing behind', async () => {
    const { world, dap } = await waiting(3600)
    const before = left(world)
    const begun = Date.now()
    for (let drops = 1; drops <= 50; drops += 1) {
      await close(world)
      expect(connections(world)).toBe(0)
      await pass(reconnectPause(drops))
      await tell(world, 'STARTED')
      expect(left(world)).toEqual(before)
    }
    // One, two, four, eight, sixteen seconds, and then half a minute each.
    expect(Date.now() - begun).toBe((31 + 45 * 30) * SECOND)
    expect(world.calls.map(({ endpoint }) => endpoint)).toEqual([startDap.id, getDapQrCode.id])
    await tell(world, 'IDENTIFIED')
    expect(dap.getSnapshot().matches('identified')).toBe(true)
  })

  test('without ever coming about leaves the insurer asked every ten seconds at most, and can be left', async () => {
    const { world } = page()
    const dap = await open(world)
    await starts(world)
    await givesCode(world, 3600)
    for (let drops = 0; drops < 50; drops += 1) {
      if (connections(world) > 0) await close(world)
      else await fail(world, getDapStatus)
      await pass(10 * SECOND)
    }
    const before = left(world)
    const calls = asked(world)
    for (let asks = 0; asks < 50; asks += 1) {
      await fail(world, getDapStatus)
      await pass(10 * SECOND)
    }
    expect(asked(world) - calls).toBe(50)
    expect(left(world)).toEqual(before)
    expect(dap.getSnapshot().can({ type: 'dap.cancelled' })).toBe(true)
    dap.send({ type: 'dap.cancelled' })
    await settled()
    expect(left(world)).toMatchObject({ timers: 0 })
  })

  test('has at most one socket of the browser, and hears nothing more of those before', async () => {
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
    const { world } = page()
    world.ports.listenToDap = (...given) => listenToDap('/api', ...given)
    const dap = await open(world)
    await starts(world)
    await givesCode(world, 3600)
    for (let drops = 1; drops <= 50; drops += 1) {
      sockets.at(-1)?.open()
      await settled()
      sockets.at(-1)?.drop(1006)
      await settled()
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

describe('a hidden page', () => {
  test('neither listens nor asks, and asks at once when it is seen again', async () => {
    const { world, dap } = await waiting()
    await turn(world, 'hidden')
    expect(connections(world)).toBe(0)
    await pass(300 * SECOND)
    expect(asked(world)).toBe(0)
    expect(callsTo(world, getDapQrCode)).toHaveLength(1)
    await turn(world, 'visible')
    expect(asked(world)).toBe(1)
    await answer(world, getDapStatus, { status: 'IDENTIFIED' })
    expect(dap.getSnapshot().matches('identified')).toBe(true)
    expect(callsTo(world, getDapQrCode), 'no code that nobody needs').toHaveLength(1)
  })

  test('renews a code that ran out meanwhile, and connects again', async () => {
    const { world, dap } = await waiting()
    await turn(world, 'hidden')
    await pass(300 * SECOND)
    await turn(world, 'visible')
    await answer(world, getDapStatus, { status: 'EXPIRED' })
    expect(connections(world)).toBe(1)
    await givesCode(world)
    expect(codeState(dap)).toBe('timed')
  })

  test('hears of a refusal, not of a code that the insurer would no longer give', async () => {
    const { world, dap } = await waiting()
    await turn(world, 'hidden')
    await pass(300 * SECOND)
    await turn(world, 'visible')
    await answer(world, getDapStatus, { status: 'REFUSED' })
    expect(dap.getSnapshot().value).toBe('refused')
  })

  test('asks no more where it had to ask, and tries the connection anew afterwards', async () => {
    const { world, dap } = await waiting(600)
    await close(world)
    await pass(SECOND)
    await close(world)
    await pass(2 * SECOND)
    await close(world)
    expect(statusState(dap)).toEqual({ watching: 'asking' })
    await turn(world, 'hidden')
    const before = asked(world)
    await pass(120 * SECOND)
    expect(asked(world)).toBe(before)
    await turn(world, 'visible')
    await answer(world, getDapStatus, { status: 'STARTED' })
    expect(connections(world)).toBe(1)
  })
})
