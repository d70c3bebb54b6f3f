import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { identificationKey } from '../../../machines/storageKeys'
import { createIdentification } from '../../../src/api/identification'
import {
  ADDRESS,
  CASE,
  hide,
  openIdentification,
  start,
  statusCallCount,
  stillUnderWay,
  underWay,
  verified,
  wait,
} from '../kit/identificationStory'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, reload, withClock } from '../kit/story'

withClock()

describe('an identification that the customer leaves', () => {
  it('stops polling and is removed from the tab', async () => {
    const { fake, identification } = await openIdentification()
    identification.send({ type: 'identification.left' })
    await pass(MINUTE)
    expect(identification.getSnapshot().output).toEqual({ type: 'left' })
    expect(statusCallCount(fake)).toBe(0)
    expect(fake.storage.has(identificationKey(CASE))).toBe(false)
  })

  it('continues when it is started again', async () => {
    const { fake, identification } = await openIdentification()
    identification.send({ type: 'identification.left' })
    const restarted = await start(fake)
    await answer(fake, createIdentification, { ...underWay, status: 'IN_PROGRESS' })
    expect(restarted.getSnapshot().context).toMatchObject({ address: ADDRESS, isOpened: true })
  })
})

describe('a reload during an identification', () => {
  it('polls the pending identification at once, and starts no second one', async () => {
    const { fake } = await openIdentification()
    await pass(5 * MINUTE)
    const later = reload(fake).fake
    const identification = await start(later)
    expect(callsTo(later, createIdentification)).toEqual([])
    await stillUnderWay(later)
    expect(identification.getSnapshot().context.address).toBe(ADDRESS)
    await wait(later, 5 * MINUTE)
    expect(identification.getSnapshot().value).toBe('timedOut')
  })

  it('continues the identification without counting the time that the page was hidden', async () => {
    const { fake } = await openIdentification()
    await hide(fake)
    await pass(20 * MINUTE)
    const later = reload(fake).fake
    const identification = await start(later)
    await stillUnderWay(later)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('keeps the identification of the first case if the customer then opens another case', async () => {
    const { fake } = await openIdentification()
    const later = reload(fake).fake
    await begin(createActor(identificationMachine, { input: { caseId: 'case-2' } }), later)
    expect(callsTo(later, createIdentification)).toMatchObject([{ input: { body: { caseId: 'case-2' } } }])
    expect(later.storage.has(identificationKey(CASE))).toBe(true)
  })

  it.each([
    ['an invalid value', '{"address":1}'],
    ['an untrusted address', '{"address":"https://csalo.example/","until":9999999999999,"hiddenAt":null}'],
  ])('starts a new identification if the identification saved in the tab has %s', async (_, stored) => {
    const { fake } = page(new Map([[identificationKey(CASE), stored]]))
    await start(fake)
    expect(callsTo(fake, createIdentification)).toHaveLength(1)
  })
})

describe('an identification that failed to start', () => {
  it('is retried with the same idempotency key', async () => {
    const { fake, identification } = await openWithError()
    identification.send({ type: 'identification.restarted' })
    await answer(fake, createIdentification, underWay)
    const [first, repeated] = callsTo(fake, createIdentification).map(({ idempotencyKey }) => idempotencyKey)
    expect(repeated).toBe(first)
    expect(identification.getSnapshot().matches('waiting')).toBe(true)
  })

  it('is retried by itself when the network is back', async () => {
    const { fake, identification } = await openWithError()
    expect(identification.getSnapshot().value).toBe('createFailed')
    await load(fake, 'networkBack')
    await answer(fake, createIdentification, verified)
    expect(identification.getSnapshot().output).toMatchObject({ type: 'verified' })
  })

  it.each([
    'https://csalo.example/?case=case-1',
    'http://azonositas.example/',
    'javascript:alert(1)',
    `https://azonositas.example/${'x'.repeat(10_000)}`,
    null,
  ])('is reported, and its page is not opened, if the insurer sent the address %s', async (identificationURL) => {
    const { fake } = page()
    const identification = await start(fake)
    await answer(fake, createIdentification, { ...underWay, identificationURL })
    expect(identification.getSnapshot()).toMatchObject({ value: 'addressRefused', context: { address: '' } })
    expect(fake.reports).toEqual([
      { kind: 'fault', subject: 'auth.createIdentification', detail: expect.stringContaining('identificationHosts') },
    ])
    expect(JSON.stringify(fake.reports)).not.toContain('case-1')
  })
})

async function openWithError() {
  const { fake } = page()
  const identification = await start(fake)
  await fail(fake, createIdentification)
  return { fake, identification }
}
