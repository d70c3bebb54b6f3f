import { describe, expect, test } from 'vitest'
import { dayAt, nextDayAt } from '../../machines/today'
import { casesInProgress, casesOf } from '../../mocks/store/cases/cases'
import { claimsOf } from '../../mocks/store/claims/claims'
import { takeReport } from '../../mocks/store/claims/report'
import { takeContact, takeDocuments, takeReviewRequest } from '../../mocks/store/claims/requests'
import { CLOSING_DELAY, EXAMINATION_DELAY, EXAMINATION_DURATION } from '../../mocks/store/claims/status'
import { storeDocument } from '../../mocks/store/documents/documents'
import { terminateHome } from '../../mocks/store/home/termination'
import { createStore } from '../../mocks/store/persistence/createStore'
import { contractOf } from '../../mocks/store/store'
import { isoDaysFrom } from '../../mocks/store/time/days'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Returns a home contract at a new insurer with an adjustable clock. */
const home = () => {
  const store = createStore()
  const contract = contractOf(store, '30000001')
  if (contract.insuranceType !== 'lakas') throw new Error('30000001 is no home')
  const pass = (ms: number): void => {
    store.state.clockOffset += ms
  }
  return { store, contract, pass, photo: () => storeDocument(store, contract, new File(['kép'], 'kár.jpg')).id }
}

/** Reports a damage and returns the resulting claim. */
const reportDamage = (
  damageEventId: number,
  { isBare = false, account = '99900016-12345676' as string | null } = {},
) => {
  const setup = home()
  const { store, contract, photo } = setup
  const damage = { damageDate: isoDaysFrom(store.now(), -1), damageLocation: 'Pécs', description: 'Kár érte.' }
  const report = { ...damage, damageEventId, damageTime: null, name: 'Szabó Éva', phoneNumber: '+36301112233' }
  const result = takeReport(store, contract, {
    ...report,
    email: isBare ? null : 'a@pelda.example',
    bankAccount: account,
    documents: isBare ? [] : [photo()],
  })
  const claimId = result?.claimId ?? ''
  const now = () => claimsOf(store, contract).find(({ id }) => id === claimId)
  return { ...setup, claimId, now }
}

const examine = (claim: ReturnType<typeof reportDamage>) => {
  claim.pass(EXAMINATION_DELAY + EXAMINATION_DURATION)
  return claim.now()
}

describe('a reported claim', () => {
  test('is examined, paid and closed as time passes', () => {
    const { now, pass } = reportDamage(6)
    expect(now()).toMatchObject({ status: 'PENDING', claimTasks: [] })
    pass(EXAMINATION_DELAY)
    expect(now()).toMatchObject({ status: 'EXAMINING' })
    pass(EXAMINATION_DURATION)
    expect(now()).toMatchObject({ status: 'PAID', decision: null, nextStepUntil: null })
    pass(CLOSING_DELAY)
    expect(now()).toMatchObject({ status: 'CLOSED' })
  })

  test('is paid after the examination with the sum of its estimated losses, or with a default sum if it has no estimates', () => {
    const setup = home()
    const { store, contract, pass } = setup
    const report = { damageEventId: 6, damageDate: isoDaysFrom(store.now(), -1), damageLocation: 'Pécs' }
    const damagedThings = {
      damagedBuilding: [{ name: 'Fal', estimatedLoss: 180_000 }],
      damagedAssets: [{ name: 'Mosógép' }],
    }
    const bankAccount = '99900016-12345676'
    const fullReport = {
      ...report,
      bankAccount,
      description: 'Kár érte.',
      email: 'a@pelda.example',
      documents: [setup.photo()],
    }
    takeReport(store, contract, fullReport)
    takeReport(store, contract, {
      ...fullReport,
      ...damagedThings,
      damagedOutbuildings: [{ name: 'Garázs', estimatedLoss: 95_000 }],
    })
    const paid = () => claimsOf(store, contract).map(({ paidAmount }) => paidAmount?.value ?? null)
    expect(paid().slice(0, 2)).toEqual([null, null])
    pass(EXAMINATION_DELAY + EXAMINATION_DURATION)
    expect(paid().slice(0, 2)).toEqual([275_000, 85_000])
  })

  test('is closed on time even if its earlier statuses were never loaded', () => {
    const { now, pass } = reportDamage(6)
    pass(EXAMINATION_DELAY + EXAMINATION_DURATION + CLOSING_DELAY)
    expect(now()).toMatchObject({ status: 'CLOSED' })
  })

  test('asks for missing photos and contact details, and is examined after both have arrived', () => {
    const claim = reportDamage(6, { isBare: true })
    const { store, contract, claimId, now, photo } = claim
    expect(examine(claim)).toMatchObject({
      status: 'WAITING_FOR_CLIENT',
      claimTasks: [{ type: 'CONTACT_DETAILS' }, { type: 'DOCUMENT' }],
    })
    takeContact(store, contract, { claimId, phoneNumber: '+36301112233' })
    takeDocuments(store, contract, { claimId, documents: [photo()] })
    expect(now()).toMatchObject({ status: 'EXAMINING', claimTasks: [] })
    claim.pass(EXAMINATION_DURATION)
    expect(now()).toMatchObject({ status: 'PAID' })
  })

  test.each([
    [6, ['CONTACT_DETAILS']],
    // After damage event 10, the insurer pays another person, so it needs no bank account of the customer.
    [10, []],
  ])('asks for a missing bank account unless the insurer pays another person: damage event %i', (event, types) => {
    const claim = reportDamage(event, { account: null })
    expect(examine(claim)?.claimTasks?.map((task) => task?.type)).toEqual(types)
    const { store, contract, claimId } = claim
    if (types.length === 0) return
    takeContact(store, contract, { claimId, phoneNumber: '+36301112233', bankAccount: '99900016-12345676' })
    claim.pass(EXAMINATION_DURATION)
    expect(claim.now()).toMatchObject({ status: 'PAID' })
  })

  test('is closed without payment if the requested data do not arrive by the end of the 30th day', () => {
    const claim = reportDamage(6, { isBare: true })
    const until = examine(claim)?.nextStepUntil
    expect(until).toBe(isoDaysFrom(claim.store.now(), 30))
    claim.pass(nextDayAt(claim.store.now() + 30 * DAY) - MINUTE - claim.store.now())
    expect(claim.now()).toMatchObject({ status: 'WAITING_FOR_CLIENT' })
    claim.pass(MINUTE)
    expect(claim.now()).toMatchObject({
      status: 'CLOSED_WITHOUT_PAYMENT',
      claimTasks: [],
      decision: expect.stringContaining('nem érkeztek meg'),
    })
  })

  test('is not decided until the missing contact details and documents arrive', () => {
    const claim = reportDamage(4, { isBare: true })
    const { store, contract, claimId, photo } = claim
    expect(examine(claim)).toMatchObject({
      claimTasks: [{ type: 'CONTACT_DETAILS' }, { type: 'DOCUMENT' }],
      decision: null,
    })
    takeContact(store, contract, { claimId, phoneNumber: '+36301112233' })
    takeDocuments(store, contract, { claimId, documents: [photo()] })
    claim.pass(EXAMINATION_DURATION)
    expect(claim.now()).toMatchObject({ claimTasks: [{ type: 'REVIEW_REQUEST' }], decision: expect.any(String) })
  })

  test('that was closed for missing data is paid after a review, without another request for the data', () => {
    const claim = reportDamage(4, { isBare: true })
    examine(claim)
    claim.pass(31 * DAY)
    takeReviewRequest(claim.store, claim.contract, { claimId: claim.claimId, reason: 'Kórházban voltam.' })
    claim.pass(EXAMINATION_DURATION)
    expect(claim.now()).toMatchObject({ status: 'PAID', claimTasks: [] })
  })

  test('about less rain than the insured minimum is paid after a review request, and rejected without one', () => {
    const reviewed = reportDamage(4)
    expect(examine(reviewed)).toMatchObject({
      status: 'WAITING_FOR_CLIENT',
      claimTasks: [{ type: 'REVIEW_REQUEST' }],
      decision: expect.stringContaining('0,5 mm'),
    })
    takeReviewRequest(reviewed.store, reviewed.contract, { claimId: reviewed.claimId, reason: 'Nálunk több esett.' })
    reviewed.pass(EXAMINATION_DURATION)
    expect(reviewed.now()).toMatchObject({ status: 'PAID', decision: null })
    const claim = reportDamage(4)
    examine(claim)
    claim.pass(31 * DAY)
    expect(claim.now()).toMatchObject({ status: 'REJECTED', decision: expect.stringContaining('0,5 mm') })
  })

  test.each([
    [9, 'REJECTED'],
    [10, 'CLOSED_WITHOUT_PAYMENT'],
  ] as const)(
    'about an event that the insurer does not pay ends without payment and gives the reason: damage event %i',
    (event, status) => {
      expect(examine(reportDamage(event))).toMatchObject({ status, decision: expect.stringMatching(/\w/) })
    },
  )

  test.each([
    ['is paid', 6, { status: 'PAID', amount: { value: 85_000, currency: 'HUF' } }],
    ['is rejected', 9, { status: 'REJECTED', reason: expect.stringContaining('ártéren') }],
  ])('shows in the case of its report that it is examined, and later that it %s', (_, event, decision) => {
    const { store, contract, now, pass } = reportDamage(event)
    const caseDecision = () => casesOf(store, contract)[0]?.decision
    const otherCaseCount = casesInProgress(store, contract) - 1
    expect(caseDecision()).toEqual({ status: 'EXAMINING' })
    pass(EXAMINATION_DELAY + EXAMINATION_DURATION)
    now()
    expect(caseDecision()).toMatchObject(decision)
    expect(casesInProgress(store, contract)).toBe(otherCaseCount)
    const before = caseDecision()
    pass(CLOSING_DELAY)
    now()
    expect(caseDecision()).toEqual(before)
  })

  test('shows its payment day in the case of its report even if the customer first loads the claim after it is closed', () => {
    const { store, contract, now, pass } = reportDamage(6)
    const paidOn = dayAt(store.now() + EXAMINATION_DELAY + EXAMINATION_DURATION)
    pass(EXAMINATION_DELAY + EXAMINATION_DURATION + CLOSING_DELAY)
    expect(now()).toMatchObject({ status: 'CLOSED' })
    expect(casesOf(store, contract)[0]?.decision).toMatchObject({ status: 'PAID', date: paidOn })
  })

  test('has no decision while its status is pending', () => {
    expect(reportDamage(9).now()).toMatchObject({ status: 'PENDING', decision: null })
  })
})

describe('the stored details of a case', () => {
  const detailsOf = ({ contract }: Pick<ReturnType<typeof home>, 'contract'>) =>
    Object.fromEntries(contract.cases[0]?.details ?? [])

  test('contain the formatted day of the damage, the time and the reporter if the case is a claim report', () => {
    expect(detailsOf(reportDamage(6))).toMatchObject({
      'A kár napja': expect.stringMatching(/^\d{4}\.\s\d{2}\.\s\d{2}\.$/),
      Időpont: 'Nem ismert pontosan',
      Bejelentő: 'Szabó Éva',
    })
  })

  test('list each damaged item on its own line if the case is a claim report', () => {
    const setup = home()
    takeReport(setup.store, setup.contract, {
      damageEventId: 1,
      damageDate: isoDaysFrom(setup.store.now(), -2),
      damageLocation: 'Pécs',
      description: 'Kár érte.',
      damagedAssets: [{ name: 'Televízió', purchaseYear: 2020, estimatedLoss: 120_000 }, { name: 'Kanapé' }],
    })
    expect(setup.contract.cases[0]?.details.slice(-2)).toEqual([
      ['Sérült vagy eltűnt ingóság', expect.stringMatching(/^Televízió, 2020, 120\s000\sFt$/)],
      ['Sérült vagy eltűnt ingóság', 'Kanapé'],
    ])
  })

  test('contain the formatted last day of cover if the case is a termination', () => {
    const sold = home()
    terminateHome(sold.store, sold.contract, 'home-sell', {})
    expect(detailsOf(sold)['A fedezet utolsó napja']).toMatch(/^\d{4}\.\s\d{2}\.\s\d{2}\.$/)
  })
})
