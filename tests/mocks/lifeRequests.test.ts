import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { signDigitally } from '../../src/api/documents'
import { getCases, getHeader } from '../../src/api/life'
import { redirectFunds } from '../../src/api/lifeFunds'
import { claimService, modifyContract, reactivate, terminate } from '../../src/api/lifeRequests'
import { type Insurer, type InsurerResponse, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => isoDaysFrom(Date.now(), days)
const idOf = ({ body }: InsurerResponse): unknown => Object(body).caseId

describe.each(Object.entries(insurers))('at the simulated insurer %s, requests on a life contract', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    customer = await lifeCustomer(insurer, '40000001')
  })
  afterEach(() => insurer.close())

  // Signs in again after this time, because the session has expired.
  const waitAndComeBack = async (ms: number) => {
    await insurer.advance(ms)
    customer = await lifeCustomer(insurer, '40000001')
  }
  const terminated = async (terminationDate?: string) => {
    const answer = await customer.send(terminate, terminationDate === undefined ? {} : { terminationDate })
    await customer.send(signDigitally, { caseId: idOf(answer) })
    await waitAndComeBack(60 * 1000)
  }

  it.each([
    ['decease', 'Haláleset'],
    ['emergency', 'Sürgősségi ellátás'],
    ['advanced', 'Előleg igénylése'],
    ['consent-statement', 'Hozzájáruló nyilatkozat'],
  ])('for the claim %s are accepted, and wait for the identification of the customer', async (kind, name) => {
    const documents = [await customer.upload()]
    const contact = { name: 'Kerekes Boglárka', phoneNumber: '+36201234567', email: 'uj@pelda.example' }
    const answer = await customer.send(claimService, { kind, documents, bankAccount: '99900016-12345676', ...contact })
    expect(answer.body).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED', confirmationEmail: 'uj@pelda.example' })
    expect((await customer.read(getCases))[0]).toMatchObject({ name, caseStatus: 'IDENTIFICATION_NEEDED' })
    await customer.identify(answer)
    expect((await customer.read(getCases))[0]?.caseStatus).toBe('SUCCEEDED')
  })

  it.each([
    ['a claim that is missing from the menu', { kind: 'retirement' }],
    ['a missing document', { kind: 'decease', documents: ['document-404'] }],
    ["another contract's account", { kind: 'complete-buyback', udcContractId: '50000001-1' }],
    ['a buy-back of an account without a buy-back value', { kind: 'complete-buyback', udcContractId: '40000001-4' }],
    ['a partial buy-back without an amount', { kind: 'partial-buyback', udcContractId: '40000001-1' }],
    ['a partial buy-back without an account', { kind: 'partial-buyback', amount: 1000 }],
    [
      "a partial buy-back above the account's value",
      { kind: 'partial-buyback', udcContractId: '40000001-1', amount: 4_571_733 },
    ],
    [
      'a partial buy-back of an account that allows a complete one only',
      { kind: 'partial-buyback', udcContractId: '40000001-3', amount: 100 },
    ],
  ])('are refused because of %s', async (_what, body) => {
    expect(await customer.send(claimService, body)).toEqual(rejectedChange)
    expect(await customer.read(getCases)).toHaveLength(1)
  })

  it('for a partial buy-back are accepted if the account allows it', async () => {
    const body = { kind: 'partial-buyback', udcContractId: '40000001-1', amount: 500_000 }
    expect((await customer.send(claimService, body)).status).toBe(200)
    expect((await customer.read(getCases))[0]?.name).toBe('Részleges visszavásárlás')
  })

  it.each([
    ['change-signatory', 'Szerződő személyének megváltoztatása'],
    ['change-insured', 'Biztosított személyének megváltoztatása'],
    ['other-contract-modification-claim', 'Egyéb szerződésmódosítás'],
  ])('for the modification %s are accepted, and wait for the signature of the customer', async (kind, name) => {
    const answer = await customer.send(modifyContract, { kind, description: 'Kérem a módosítást.' })
    expect(answer.body).toMatchObject({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED' })
    expect((await customer.read(getCases))[0]?.name).toBe(name)
    const missing = { kind, description: 'Kérem a módosítást.', documents: ['document-404'] }
    expect(await customer.send(modifyContract, missing)).toEqual(rejectedChange)
  })

  it('that were not signed are rejected when the contract ends, except for claims', async () => {
    const claim = { kind: 'decease', documents: [await customer.upload()], bankAccount: '99900016-12345676' }
    await customer.send(claimService, claim)
    await customer.send(modifyContract, { kind: 'change-insured', description: 'Kérem a módosítást.' })
    await terminated()
    expect((await customer.read(getCases)).slice(1, 3)).toMatchObject([
      { caseStatus: 'SUCCEEDED', decision: { status: 'REJECTED' } },
      { name: 'Haláleset', caseStatus: 'IDENTIFICATION_NEEDED' },
    ])
  })

  it('for a modification are under examination for ten minutes after the signature', async () => {
    const request = { kind: 'change-signatory', description: 'Kérem a módosítást.' }
    const answer = await customer.send(modifyContract, request)
    const newest = async () => (await customer.read(getCases))[0]
    expect(Object(await newest()).decision).toBeNull()
    await customer.send(signDigitally, { caseId: Object(answer.body).caseId })
    expect(await newest()).toMatchObject({
      caseStatus: 'SUCCEEDED',
      decision: { status: 'EXAMINING', date: inDays(15) },
    })
    expect((await customer.read(getHeader)).casesCount).toBe(1)
    await insurer.advance(10 * 60 * 1000)
    expect(Object(await newest()).decision).toBeNull()
    expect((await customer.read(getHeader)).casesCount).toBe(0)
  })

  it('for a termination end the contract on the requested day, even if they are signed after that day', async () => {
    const answer = await customer.send(terminate, { terminationDate: inDays(3) })
    expect(answer.body).toMatchObject({
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      terminationReason: 'A szerződő felmondása',
    })
    await waitAndComeBack(4 * DAY)
    expect((await customer.read(getHeader)).contract.contractStatusId).toBe(1)
    await customer.send(signDigitally, { caseId: idOf(answer) })
    // As soon as the termination is signed, the active contract's header contains its end date.
    const ending = { contractStatusId: 1, terminationDate: inDays(3), terminationReasonId: 1 }
    expect((await customer.read(getHeader)).contract).toMatchObject(ending)
    await waitAndComeBack(60 * 1000)
    const { contract, insurancePeriod, enabledMenuItems } = await customer.read(getHeader)
    expect(contract).toMatchObject({ contractStatusId: 2, terminationDate: inDays(3), terminationReasonId: 1 })
    expect(insurancePeriod).toBeNull()
    expect(enabledMenuItems).toContain('online-cases')
    expect(enabledMenuItems).not.toContain('terminate-insurance')
  })

  it('for a second termination are accepted only if its date is earlier than the date of the first, signed one', async () => {
    await terminated(inDays(3))
    expect(await customer.send(terminate, { terminationDate: inDays(30) })).toEqual(rejectedChange)
    expect(await customer.send(terminate, { terminationDate: inDays(3) })).toEqual(rejectedChange)
    expect((await customer.send(terminate, { terminationDate: inDays(2) })).status).toBe(200)
  })

  it('for a termination keep the contract active until the requested day', async () => {
    await terminated(inDays(3))
    expect((await customer.read(getHeader)).contract.contractStatusId).toBe(1)
    await waitAndComeBack(3 * DAY)
    expect((await customer.read(getHeader)).contract.contractStatusId).toBe(2)
  })

  it('are refused after the contract is terminated, even requests for its reactivation', async () => {
    await terminated()
    const redirection = { udcContractId: '40000001-1', productFunds: [{ id: 'F01', percentage: 100 }] }
    expect(await customer.send(redirectFunds, redirection)).toEqual(rejectedChange)
    expect(await customer.send(claimService, { kind: 'decease' })).toEqual(rejectedChange)
    expect(await customer.send(terminate, {})).toEqual(rejectedChange)
    const paid = { status: 'ACCEPTED', amount: 0, reactivateDate: inDays(1) }
    expect(await customer.send(reactivate, paid)).toEqual(rejectedChange)
    expect((await customer.read(getHeader)).enabledMenuItems).not.toContain('reactivate')
  })

  it('for a termination remove the payment from the menu if no debt is left', async () => {
    await terminated()
    const { enabledMenuItems, contract } = await customer.read(getHeader)
    expect(contract.contractStatusId).toBe(2)
    expect(enabledMenuItems).not.toContain('pay')
  })

  it('for a termination are refused if the day is past or over a year ahead, or a document is missing', async () => {
    expect(await customer.send(terminate, { terminationDate: inDays(-1) })).toEqual(rejectedChange)
    expect(await customer.send(terminate, { terminationDate: inDays(366) })).toEqual(rejectedChange)
    expect(await customer.send(terminate, { documents: ['document-404'] })).toEqual(rejectedChange)
  })

  it('for a reactivation are refused on an active contract', async () => {
    const paid = { status: 'ACCEPTED', amount: 25_000, reactivateDate: inDays(1) }
    expect(await customer.send(reactivate, paid)).toEqual(rejectedChange)
  })

  it('for a reactivation restart a lapsed contract on the requested day, and are refused a second time', async () => {
    customer = await lifeCustomer(insurer, '40000003')
    expect((await customer.read(getHeader)).contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 2 })
    const body = { status: 'ACCEPTED', amount: 75_000, reactivateDate: inDays(3) }
    expect((await customer.send(reactivate, body)).status).toBe(200)
    const waitingHeader = await customer.read(getHeader)
    expect([waitingHeader.contract.contractStatusId, waitingHeader.debt?.value]).toEqual([2, 0])
    expect(waitingHeader.reactivationDate).toBe(inDays(3))
    expect(await customer.send(reactivate, body)).toEqual(rejectedChange)
    await insurer.advance(3 * DAY)
    customer = await lifeCustomer(insurer, '40000003')
    const { contract, insuranceValidDate, reactivationDate, enabledMenuItems } = await customer.read(getHeader)
    expect(contract).toMatchObject({ contractStatusId: 1, terminationReasonId: null, paymentNextperiod: inDays(3) })
    expect([reactivationDate, insuranceValidDate > inDays(360)]).toEqual([null, true])
    expect(enabledMenuItems).toEqual(expect.arrayContaining(['investment-accounts', 'terminate-insurance']))
    expect(await customer.send(reactivate, body)).toEqual(rejectedChange)
  })

  it.each([
    ['a payment that failed', { status: 'REJECTED', reactivateDate: inDays(1) }],
    ['a payment of another amount', { status: 'ACCEPTED', amount: 1, reactivateDate: inDays(1) }],
    ['a day in the past', { status: 'ACCEPTED', reactivateDate: inDays(-1) }],
    ['a day too far ahead', { status: 'ACCEPTED', reactivateDate: inDays(32) }],
  ])('for a reactivation are refused with %s', async (_what, body) => {
    customer = await lifeCustomer(insurer, '40000003')
    expect(await customer.send(reactivate, body)).toEqual(rejectedChange)
    expect((await customer.read(getHeader)).debt).toEqual({ value: 75_000, currency: 'HUF' })
  })
})
