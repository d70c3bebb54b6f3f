import { describe, expect, it } from 'vitest'
import { createIdentification, getIdentification } from '../../src/api/identification'
import { begun, hide, questions, show, stillUnderWay, underWay, verified, wait } from './identificationStory'
import { answer, callsTo, fail, MINUTE, pass, refuse, SECOND, withClock } from './story'

withClock()

describe('an identification under way', () => {
  it('is asked for after two seconds, then with pauses that grow to ten', async () => {
    const { world } = await begun()
    const from = Date.now()
    const asked = await wait(world, MINUTE)
    const pauses = asked.map((at, place) => at - (asked[place - 1] ?? from))
    expect(pauses.slice(0, 6)).toEqual([2000, 3000, 4500, 6750, 10_000, 10_000])
    expect(Math.max(...pauses)).toBe(10 * SECOND)
  })

  it('is asked for without a key, so that no question gets an old answer', async () => {
    const { world } = await begun()
    await wait(world, MINUTE)
    expect(new Set(callsTo(world, getIdentification).map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([undefined]),
    )
  })

  it('is waited for for ten minutes, asked once more, and can be gone on with', async () => {
    const { world, identification } = await begun()
    await wait(world, 10 * MINUTE - SECOND)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    await wait(world, SECOND)
    expect(identification.getSnapshot().value).toBe('timedOut')
    const asked = questions(world)
    await pass(MINUTE)
    expect(questions(world)).toBe(asked)
    identification.send({ type: 'identification.restarted' })
    await answer(world, createIdentification, underWay)
    await wait(world, 9 * MINUTE)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('is not asked for while the page is hidden, at once when it is shown, and often again from then on', async () => {
    const { world, identification } = await begun()
    await wait(world, MINUTE)
    const asked = questions(world)
    await hide(world)
    await pass(5 * MINUTE)
    expect(questions(world)).toBe(asked)
    await show(world)
    expect(questions(world)).toBe(asked + 1)
    await stillUnderWay(world)
    await pass(2 * SECOND)
    await answer(world, getIdentification, verified)
    expect(identification.getSnapshot().output).toEqual({ type: 'verified' })
  })

  it('may take longer than ten minutes on the provider’s page, which hides this one', async () => {
    const { world, identification } = await begun()
    await hide(world)
    await pass(20 * MINUTE)
    await show(world)
    await stillUnderWay(world)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    await wait(world, 10 * MINUTE)
    expect(identification.getSnapshot().value).toBe('timedOut')
  })

  it('that is asked for just when the page is hidden is asked for anew when it is shown', async () => {
    const { world, identification } = await begun()
    await pass(2 * SECOND)
    await hide(world)
    expect(world.waiting()).not.toContain('call auth.getIdentification')
    await show(world)
    await answer(world, getIdentification, verified)
    expect(identification.getSnapshot().output).toEqual({ type: 'verified' })
  })

  it.each(['transport', 'brokenAnswer'] as const)(
    'is gone on with after "%s", which is said meanwhile',
    async (kind) => {
      const { world, identification } = await begun()
      await pass(2 * SECOND)
      await fail(world, getIdentification, kind)
      expect(identification.getSnapshot().context.fault).toBe(kind)
      await pass(3 * SECOND)
      await answer(world, getIdentification, { ...underWay, status: 'IN_PROGRESS' })
      expect(identification.getSnapshot().context).toMatchObject({ fault: null, isOpened: true })
      await pass(4500)
      await answer(world, getIdentification, verified)
      expect(identification.getSnapshot().output).toEqual({ type: 'verified' })
    },
  )

  it('ends with the session behind it', async () => {
    const { world, identification } = await begun()
    await pass(2 * SECOND)
    await fail(world, getIdentification, 'expired')
    expect(identification.getSnapshot().output).toEqual({ type: 'expired' })
  })

  it('that is refused says so, and another one is a new request', async () => {
    const { world, identification } = await begun()
    await pass(2 * SECOND)
    await refuse(world, getIdentification, { code: 'MODIFICATION_FAILED001' })
    expect(identification.getSnapshot().value).toBe('refused')
    identification.send({ type: 'identification.restarted' })
    await answer(world, createIdentification, underWay)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
    const [first, second] = callsTo(world, createIdentification).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
  })
})
