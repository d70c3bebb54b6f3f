import { describe, expect, test } from 'vitest'
import { getHeader, modifyLicensePlate } from '../../../src/api/kgfb'
import { changed, DRAFT, fillAll } from '../kit/plate'
import {
  addressOf,
  atPlate,
  caseOf,
  contractLoads,
  contractOf,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  typePlate,
} from '../kit/portal'
import { answer, callsTo, fail, withClock } from '../kit/story'

withClock()

describe('an open case', () => {
  const openQuestion = async (ask: (portal: Portal) => void) => {
    const portal = await atPlate()
    typePlate(portal)
    ask(portal)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })).toBe(true)
    expect(addressOf(portal)).toBe(PLATE)
    return portal
  }
  const goBack = (portal: Portal): void => portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
  const logOut = (portal: Portal): void => portal.app.send({ type: 'logout.requested' })

  test.each(['/kezdolap', '/kgfb/biztonsag'])('leaves nothing to lose if it is discarded for %s', async (address) => {
    const portal = await openQuestion(({ app }) => app.send({ type: 'location.requested', address }))
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(addressOf(portal)).toBe(address)
    expect(portal.app.getSnapshot().context.dirty).toBe(false)
    portal.app.send({ type: 'session.expired' })
    expect(portal.app.getSnapshot().context.hadDrafts).toBe(false)
  })

  test.each([
    ['browser back', goBack],
    ['a logout', logOut],
  ])('is kept if the customer starts to leave it with %s, but then stays', async (_, ask) => {
    const portal = await openQuestion(ask)
    contractOf(portal).send({ type: 'departure.declined' })
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(contractOf(portal).getSnapshot().context.pending).toBeNull()
    expect(portal.fake.storage.has(DRAFT)).toBe(true)
  })

  test('is discarded if the customer confirms leaving it with browser back', async () => {
    const portal = await openQuestion(goBack)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    expect(portal.app.getSnapshot().context.dirty).toBe(false)
    expect(portal.fake.storage.has(DRAFT)).toBe(false)
  })

  test('ends with the session if the customer confirms logging out', async () => {
    const portal = await openQuestion(logOut)
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(portal.app.getSnapshot().context).toMatchObject({ session: null, notice: 'loggedOut' })
  })

  test('needs no confirmation when the customer moves to another of its steps', async () => {
    const portal = await atPlate()
    typePlate(portal)
    caseOf(portal).send({ type: 'step.submitted' })
    expect(addressOf(portal)).toBe(`${PLATE}/dokumentumok`)
    portal.app.send({ type: 'location.requested', address: PLATE })
    expect(caseOf(portal).getSnapshot().value).toBe('filling')
    expect(addressOf(portal)).toBe(PLATE)
  })

  const submitting = async () => {
    const portal = await atPlate()
    await fillAll(portal.fake, caseOf(portal))
    caseOf(portal).send({ type: 'step.submitted' })
    return portal
  }
  const isAsked = (portal: Portal): boolean =>
    contractOf(portal).getSnapshot().matches({ inCase: 'confirmingDeparture' })

  test.each([
    ['browser back', goBack],
    ['a logout', logOut],
  ])('cannot be left with %s until the insurer has answered its submission', async (_, ask) => {
    const portal = await submitting()
    ask(portal)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'waitingForSubmission' })).toBe(true)
    await answer(portal.fake, modifyLicensePlate, changed)
    expect(contractOf(portal).getSnapshot().matches({ inCase: 'working' })).toBe(true)
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
  })

  test('whose submission got no answer makes the header load again when the customer leaves the case', async () => {
    const portal = await submitting()
    await fail(portal.fake, modifyLicensePlate)
    goBack(portal)
    expect(isAsked(portal)).toBe(true)
    expect(contractOf(portal).getSnapshot().context.submission).toBe('uncertain')
    contractOf(portal).send({ type: 'departure.confirmed' })
    expect(contractOf(portal).getSnapshot().matches({ selecting: 'refreshing' })).toBe(true)
  })

  test('can be left without a confirmation if no answer was changed', async () => {
    const portal = await atPlate()
    goBack(portal)
    expect(contractOf(portal).getSnapshot().matches('selecting')).toBe(true)
  })

  test('keeps its answers after a reload', async () => {
    const portal = await atPlate()
    typePlate(portal)
    const reloadedPortal = await reloadPortal(portal, addressOf(portal))
    await contractLoads(reloadedPortal)
    await plateLoads(reloadedPortal)
    expect(caseOf(reloadedPortal).getSnapshot().context.answers).toMatchObject({ licensePlateNumber: 'AA BC-123' })
  })
})

describe('a submitted case', () => {
  const submitted = async () => {
    const portal = await atPlate()
    await fillAll(portal.fake, caseOf(portal))
    caseOf(portal).send({ type: 'step.submitted' })
    await answer(portal.fake, modifyLicensePlate, changed)
    expect(caseOf(portal).getSnapshot().value).toBe('submitted')
    return portal
  }

  test('can be left without a confirmation, and the menu then loads the header again', async () => {
    const portal = await submitted()
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    expect(contractOf(portal).getSnapshot().value).toEqual({ selecting: 'refreshing' })
    await contractLoads(portal)
    expect(contractOf(portal).getSnapshot().value).toEqual({ selecting: 'current' })
    expect(callsTo(portal.fake, getHeader)).toHaveLength(2)
  })

  test('makes the next case wait until the header has loaded again', async () => {
    const portal = await submitted()
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    portal.app.send({ type: 'location.requested', address: PLATE })
    expect(contractOf(portal).getSnapshot().value).toBe('loadingHeader')
    await contractLoads(portal)
    await plateLoads(portal)
    expect(contractOf(portal).getSnapshot().context.staleAfter).toBeNull()
    expect(caseOf(portal).getSnapshot().context.header).not.toBeNull()
  })

  test('redirects the address of one of its steps to the menu, and opens empty at its own address', async () => {
    const portal = await submitted()
    portal.app.send({ type: 'location.requested', address: `${PLATE}/ellenorzes` })
    expect(addressOf(portal)).toBe('/kgfb/ugyek')
    portal.app.send({ type: 'location.requested', address: PLATE })
    await contractLoads(portal)
    await plateLoads(portal)
    expect(caseOf(portal).getSnapshot().context.answers).toEqual({ licensePlateNumber: '', registrationBook: [] })
  })
})
