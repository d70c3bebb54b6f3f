import { describe, expect, it } from 'vitest'
import { SESSION } from '../../../machines/storageKeys'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { getCases } from '../../../src/api/kgfb'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import {
  CASE,
  hide,
  openIdentification,
  show,
  statusCallCount,
  stillUnderWay,
  underWay,
  verified,
  wait,
} from '../kit/identificationStory'
import { answer, callsTo, fail, MINUTE, page, pass, refuse, SECOND, withClock } from '../kit/story'

withClock()

const listedCase = { caseId: CASE, name: 'Kedvezményezett módosítása', caseStatus: 'SUCCEEDED' }

describe('a pending identification', () => {
  it('is polled after two seconds, and then after pauses that grow to ten seconds', async () => {
    const { fake } = await openIdentification()
    const from = Date.now()
    const callTimes = await wait(fake, MINUTE)
    const pauses = callTimes.map((at, route) => at - (callTimes[route - 1] ?? from))
    expect(pauses.slice(0, 6)).toEqual([2000, 3000, 4500, 6750, 10_000, 10_000])
    expect(Math.max(...pauses)).toBe(10 * SECOND)
  })

  it('is polled without an idempotency key', async () => {
    const { fake } = await openIdentification()
    await wait(fake, MINUTE)
    expect(new Set(callsTo(fake, getIdentification).map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([undefined]),
    )
  })

  it('times out after ten minutes and can be restarted', async () => {
    const { fake, identification } = await openIdentification()
    await wait(fake, 10 * MINUTE - SECOND)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    await wait(fake, SECOND)
    expect(identification.getSnapshot().value).toBe('timedOut')
    const callCount = statusCallCount(fake)
    await pass(MINUTE)
    expect(statusCallCount(fake)).toBe(callCount)
    identification.send({ type: 'identification.restarted' })
    await answer(fake, createIdentification, underWay)
    await wait(fake, 9 * MINUTE)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('is not polled while the page is hidden, and is polled at once when the page is shown', async () => {
    const { fake, identification } = await openIdentification()
    await wait(fake, MINUTE)
    const callCount = statusCallCount(fake)
    await hide(fake)
    await pass(5 * MINUTE)
    expect(statusCallCount(fake)).toBe(callCount)
    await show(fake)
    expect(statusCallCount(fake)).toBe(callCount + 1)
    await stillUnderWay(fake)
    await pass(2 * SECOND)
    await answer(fake, getIdentification, verified)
    expect(identification.getSnapshot().output).toMatchObject({ type: 'verified' })
  })

  it('does not count the time while the page is hidden towards its timeout', async () => {
    const { fake, identification } = await openIdentification()
    await hide(fake)
    await pass(20 * MINUTE)
    await show(fake)
    await stillUnderWay(fake)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    await wait(fake, 10 * MINUTE)
    expect(identification.getSnapshot().value).toBe('timedOut')
  })

  it('is polled again when the page is shown, if the page was hidden during a call', async () => {
    const { fake, identification } = await openIdentification()
    await pass(2 * SECOND)
    await hide(fake)
    expect(fake.waiting()).not.toContain('call auth.getIdentification')
    await show(fake)
    await answer(fake, getIdentification, verified)
    expect(identification.getSnapshot().output).toMatchObject({ type: 'verified' })
  })

  it.each(['transport', 'brokenAnswer'] as const)(
    'continues after the technical error "%s", which is shown until the next answer',
    async (kind) => {
      const { fake, identification } = await openIdentification()
      await pass(2 * SECOND)
      await fail(fake, getIdentification, kind)
      expect(identification.getSnapshot().context.technicalError).toBe(kind)
      await pass(3 * SECOND)
      await answer(fake, getIdentification, { ...underWay, status: 'IN_PROGRESS' })
      expect(identification.getSnapshot().context).toMatchObject({ technicalError: null, isOpened: true })
      await pass(4500)
      await answer(fake, getIdentification, verified)
      expect(identification.getSnapshot().output).toMatchObject({ type: 'verified' })
    },
  )

  it('ends when the session expires', async () => {
    const { fake, identification } = await openIdentification()
    await pass(2 * SECOND)
    await fail(fake, getIdentification, 'expired')
    expect(identification.getSnapshot().output).toEqual({ type: 'expired' })
  })

  it('can be restarted, with a new idempotency key, after the insurer has refused it', async () => {
    const { fake, identification } = await openIdentification()
    await pass(2 * SECOND)
    await refuse(fake, getIdentification, { code: 'MODIFICATION_FAILED001' })
    expect(identification.getSnapshot().value).toBe('refused')
    identification.send({ type: 'identification.restarted' })
    await answer(fake, createIdentification, underWay)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    const [first, second] = callsTo(fake, createIdentification).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
  })
})

describe('a successful identification', () => {
  it.each([
    ['takes effect', 'lists its case', [{ ...listedCase, decision: null }], true],
    ['takes no effect', 'has superseded its case', [{ ...listedCase, decision: { status: 'SUPERSEDED' } }], false],
    ['takes effect', 'does not list its case', [], true],
  ] as const)('%s if the insurer %s', async (_, __, cases, takesEffect) => {
    const opened = page()
    opened.fake.services.storage.write(SESSION, sampleSession())
    const { fake, identification } = await openIdentification(opened.fake)
    await pass(2 * SECOND)
    await answer(fake, getIdentification, verified)
    await answer(fake, getCases, [...cases])
    expect(identification.getSnapshot().output).toEqual({ type: 'verified', takesEffect })
  })
})
