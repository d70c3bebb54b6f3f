import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { identificationMachine } from '../../machines/identification/identification.machine'
import { identificationKey } from '../../machines/storageKeys'
import type { CallData } from '../../src/api/endpoint'
import { createIdentification, getIdentification } from '../../src/api/identification'
import type { ScriptedWorld } from '../model/kit/world'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, refuse, reload, SECOND, withClock } from './story'

const CASE = 'case-1'
const ADDRESS = 'https://azonositas.example/?case=case-1'
const underWay: CallData<typeof getIdentification> = {
  caseId: CASE,
  status: 'CREATION_SUCCESS',
  identificationURL: ADDRESS,
}
const verified: CallData<typeof getIdentification> = { ...underWay, status: 'VERIFIED', identificationURL: null }

const start = (world: ScriptedWorld) => begin(createActor(identificationMachine, { input: { caseId: CASE } }), world)

/** An identification that the insurer has just begun. */
const begun = async (world = page().world) => {
  const identification = await start(world)
  await answer(world, createIdentification, underWay)
  return { world, identification }
}

const questions = (world: ScriptedWorld): number => callsTo(world, getIdentification).length
const stillUnderWay = (world: ScriptedWorld): Promise<void> => answer(world, getIdentification, underWay)
const hide = (world: ScriptedWorld): Promise<void> => load(world, 'page hidden')
const show = (world: ScriptedWorld): Promise<void> => load(world, 'page visible')

/** Lets time pass, with the insurer answering each question at once: nothing new. Gives when it was asked. */
const wait = async (world: ScriptedWorld, duration: number): Promise<readonly number[]> => {
  const asked: number[] = []
  const end = Date.now() + duration
  while (Date.now() < end) {
    await pass(250)
    if (!world.waiting().includes('call auth.getIdentification')) continue
    asked.push(Date.now())
    await stillUnderWay(world)
  }
  return asked
}

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

describe('an identification that is left', () => {
  it('asks no more, and keeps nothing in the tab', async () => {
    const { world, identification } = await begun()
    identification.send({ type: 'identification.left' })
    await pass(MINUTE)
    expect(identification.getSnapshot().output).toEqual({ type: 'left' })
    expect(questions(world)).toBe(0)
    expect(world.storage.has(identificationKey(CASE))).toBe(false)
  })

  it('goes on when it is taken up again', async () => {
    const { world, identification } = await begun()
    identification.send({ type: 'identification.left' })
    const again = await start(world)
    await answer(world, createIdentification, { ...underWay, status: 'IN_PROGRESS' })
    expect(again.getSnapshot().context).toMatchObject({ address: ADDRESS, isOpened: true })
  })
})

describe('a reload', () => {
  it('asks at once how the identification stands, and begins no other', async () => {
    const { world } = await begun()
    await pass(5 * MINUTE)
    const later = reload(world).world
    const identification = await start(later)
    expect(callsTo(later, createIdentification)).toEqual([])
    await stillUnderWay(later)
    expect(identification.getSnapshot().context.address).toBe(ADDRESS)
    await wait(later, 5 * MINUTE)
    expect(identification.getSnapshot().value).toBe('timedOut')
  })

  it('of a page that was hidden counts the time before only', async () => {
    const { world } = await begun()
    await hide(world)
    await pass(20 * MINUTE)
    const later = reload(world).world
    const identification = await start(later)
    await stillUnderWay(later)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('finds another case’s identification neither begun nor lost', async () => {
    const { world } = await begun()
    const later = reload(world).world
    await begin(createActor(identificationMachine, { input: { caseId: 'case-2' } }), later)
    expect(callsTo(later, createIdentification)).toMatchObject([{ input: { body: { caseId: 'case-2' } } }])
    expect(later.storage.has(identificationKey(CASE))).toBe(true)
  })

  it.each([
    ['garbage', '{"address":1}'],
    ['an address of somebody else', '{"address":"https://csalo.example/","until":9999999999999,"hiddenAt":null}'],
  ])('that finds %s in the tab starts anew', async (_, kept) => {
    const { world } = page(new Map([[identificationKey(CASE), kept]]))
    await start(world)
    expect(callsTo(world, createIdentification)).toHaveLength(1)
  })
})

describe('an identification that cannot begin', () => {
  it('is tried again as the same request, since its answer may only be lost', async () => {
    const { world, identification } = await begunWithFault()
    identification.send({ type: 'identification.restarted' })
    await answer(world, createIdentification, underWay)
    const [first, repeated] = callsTo(world, createIdentification).map(({ idempotencyKey }) => idempotencyKey)
    expect(repeated).toBe(first)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('is tried again by itself when the network is back', async () => {
    const { world, identification } = await begunWithFault()
    expect(identification.getSnapshot().value).toBe('createFailed')
    await load(world, 'networkBack')
    await answer(world, createIdentification, verified)
    expect(identification.getSnapshot().output).toEqual({ type: 'verified' })
  })

  it.each([
    'https://csalo.example/?case=case-1',
    'http://azonositas.example/',
    'javascript:alert(1)',
    `https://azonositas.example/${'x'.repeat(10_000)}`,
    null,
  ])('since its address is %s, says so, leads nowhere, and tells the operator', async (identificationURL) => {
    const { world } = page()
    const identification = await start(world)
    await answer(world, createIdentification, { ...underWay, identificationURL })
    expect(identification.getSnapshot()).toMatchObject({ value: 'addressRefused', context: { address: '' } })
    expect(world.reports).toEqual([
      { kind: 'fault', subject: 'auth.createIdentification', detail: expect.stringContaining('identificationHosts') },
    ])
    expect(JSON.stringify(world.reports)).not.toContain('case-1')
  })
})

async function begunWithFault() {
  const { world } = page()
  const identification = await start(world)
  await fail(world, createIdentification)
  return { world, identification }
}
