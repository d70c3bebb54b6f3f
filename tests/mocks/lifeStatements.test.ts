import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { getCases, getHeader, getInsurancePackages } from '../../src/api/life'
import {
  changeBeneficiaries,
  changePersonalDocuments,
  exemptFromFee,
  getBeneficiaries,
  getExemptionTerms,
  getIndexStatement,
  getPersonalDocuments,
  getSuspensionTerms,
  stateIndex,
  suspendFee,
} from '../../src/api/lifeStatements'
import { getPayments } from '../../src/api/payments'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const inDays = (days: number) => isoDaysFrom(Date.now(), days)
const heir = { name: 'Törvényes örökös', birthDate: null }
const person = { name: 'Vadas Bence', birthDate: '2001-03-08' }
const beneficiaryShare = (serviceId: string, percentage: number, beneficiary: object = person) => ({
  serviceId,
  percentage,
  type: beneficiary === heir ? 'LEGAL_HEIR' : 'NAMED',
  beneficiary,
})
const toOnePerson = [
  beneficiaryShare('DEATH', 100),
  beneficiaryShare('MATURITY', 100),
  beneficiaryShare('ACCIDENTAL_DEATH', 100),
]

describe.each(Object.entries(insurers))('at the simulated insurer %s,', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    customer = await lifeCustomer(insurer, '40000001')
  })
  afterEach(() => insurer.close())

  const daysLater = async (days: number) => {
    await insurer.advance(days * 24 * 60 * 60 * 1000)
    customer = await lifeCustomer(insurer, '40000001')
  }

  it('an indexation statement (on a yearly rise) offers the higher value only if the contract has additional packages', async () => {
    expect(await customer.read(getIndexStatement)).toEqual({
      hasAdditionalPackages: true,
      indexValues: [
        { percentage: 5, type: 'BASE' },
        { percentage: 10, type: 'EXTRA' },
      ],
    })
    const pension = await (await lifeCustomer(insurer, '50000001')).read(getIndexStatement)
    expect(pension).toEqual({ hasAdditionalPackages: false, indexValues: [{ percentage: 5, type: 'BASE' }] })
  })

  it.each([
    ['that accept an index value apply ten days after the request', { percentage: 10, type: 'EXTRA' }, inDays(10)],
    ['that decline indexation have no start date', null, null],
  ] as const)('indexation statements %s, and a second statement is refused', async (_what, indexValue, day) => {
    const body = { isAccepted: indexValue !== null, indexValue }
    expect((await customer.send(stateIndex, body)).body).toMatchObject({
      caseStatus: 'SUCCEEDED',
      modificationValidFromDate: day,
    })
    const { caseId } = (await customer.read(getCases))[0] ?? {}
    expect((await customer.read(getHeader)).contract).toMatchObject({
      hasIndexStatementCase: true,
      indexStatementCaseId: caseId,
    })
    expect(await customer.send(stateIndex, body)).toEqual(rejectedChange)
  })

  it('an indexation statement raises premium and insured sums by the accepted percentage on its start date', async () => {
    const amounts = async () => {
      const { baseInsurance, additionalPackages } = await customer.read(getInsurancePackages)
      const covered = [baseInsurance, ...additionalPackages].flatMap(({ coverages }) => coverages)
      const { premiumFrequency } = (await customer.read(getHeader)).contract
      return [premiumFrequency, ...covered.flatMap(({ amount }) => amount ?? [])].map(({ value }) => value)
    }
    const before = await amounts()
    await customer.send(stateIndex, { isAccepted: true, indexValue: { percentage: 10, type: 'EXTRA' } })
    await daysLater(9)
    expect(await amounts()).toEqual(before)
    await daysLater(1)
    expect(await amounts()).toEqual(before.map((amount) => Math.round(amount * 1.1)))
    const nextPremium = (await customer.read(getPayments)).find(({ premiumType }) => premiumType === 'NEXT')
    expect((await customer.read(getHeader)).nextPremium).toEqual(nextPremium?.premium ?? 'not listed')
  })

  it.each([9, 12])('beneficiaries are accepted with equal shares: %i persons', async (count) => {
    const share = Math.floor(10_000 / count) / 100
    const shares = Array.from({ length: count }, (_, index) =>
      beneficiaryShare('DEATH', index === 0 ? Math.round(10_000 - share * 100 * (count - 1)) / 100 : share, {
        ...person,
        name: `Vadas ${index}`,
      }),
    )
    const beneficiaries = [...shares, ...toOnePerson.slice(1)]
    expect((await customer.send(changeBeneficiaries, { beneficiaries })).status).toBe(200)
  })

  it('an indexation statement is rejected if the contract is exempt from premiums before its start date, and is then not offered', async () => {
    await customer.send(stateIndex, { isAccepted: true, indexValue: { percentage: 10, type: 'EXTRA' } })
    await customer.identify(await customer.send(exemptFromFee, { startDate: inDays(2) }))
    await daysLater(12)
    const statement = (await customer.read(getCases)).find(({ name }) => name === 'Értékkövetési nyilatkozat')
    expect(statement?.decision).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining('díjmentes') })
    expect((await customer.read(getHeader)).enabledMenuItems).not.toContain('index-statement')
  })

  it.each([
    ['a value that is not offered', { isAccepted: true, indexValue: { percentage: 7, type: 'BASE' } }],
    ['acceptance but no value', { isAccepted: true }],
    ['a value but no acceptance', { isAccepted: false, indexValue: { percentage: 5, type: 'BASE' } }],
  ])('an indexation statement is refused with %s', async (_what, body) => {
    expect(await customer.send(stateIndex, body)).toEqual(rejectedChange)
    expect((await customer.read(getHeader)).contract.hasIndexStatementCase).toBe(false)
  })

  it('a statement about a personal document changes only that document, and only after the identification', async () => {
    const changed = { personalDocuments: [{ type: 'ID_CARD', value: '999999AA' }] }
    const answer = await customer.send(changePersonalDocuments, { ...changed, documents: [await customer.upload()] })
    expect(answer.body).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
    const idCard = async () =>
      (await customer.read(getPersonalDocuments)).personalDocuments.find(({ type }) => type === 'ID_CARD')?.value
    expect(await idCard()).toBe('284613KE')
    await customer.identify(answer)
    expect(await idCard()).toBe('999999AA')
    expect((await customer.read(getPersonalDocuments)).personalDocuments).toHaveLength(2)
    expect((await customer.read(getCases))[0]).toMatchObject({
      name: 'Személyes okmányok módosítása',
      caseStatus: 'SUCCEEDED',
    })
  })

  it('a statement about a personal document without an uploaded copy opens a case for a changed document number', async () => {
    await customer.send(changePersonalDocuments, { personalDocuments: [{ type: 'ADDRESS_CARD', value: '111111BB' }] })
    expect((await customer.read(getCases))[0]?.name).toBe('Okmányszám módosítása')
  })

  it.each([
    ['an empty number', { personalDocuments: [{ type: 'ID_CARD', value: ' ' }] }],
    ['an invalid number', { personalDocuments: [{ type: 'ID_CARD', value: '100' }] }],
    ['a missing copy', { personalDocuments: [{ type: 'ID_CARD', value: '999999AA' }], documents: ['document-404'] }],
    [
      'a duplicate document',
      { personalDocuments: ['999999AA', '111111BB'].map((value) => ({ type: 'ID_CARD', value })) },
    ],
  ])('a statement about personal documents is refused with %s', async (_what, body) => {
    expect(await customer.send(changePersonalDocuments, body)).toEqual(rejectedChange)
  })

  it('a statement about personal documents is refused for a company, which has no such documents', async () => {
    const company = await lifeCustomer(insurer, '40000002')
    expect((await company.read(getPersonalDocuments)).personalDocuments).toEqual([])
    const body = { personalDocuments: [{ type: 'ID_CARD', value: '999999AA' }] }
    expect(await company.send(changePersonalDocuments, body)).toEqual(rejectedChange)
  })

  it('a statement changes the beneficiaries, also those of the packages, only after the identification', async () => {
    const before = await customer.read(getBeneficiaries)
    const answer = await customer.send(changeBeneficiaries, { beneficiaries: toOnePerson })
    expect(answer.body).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
    expect(await customer.read(getBeneficiaries)).toEqual(before)
    await customer.identify(answer)
    expect(await customer.read(getBeneficiaries)).toMatchObject(toOnePerson)
    const { baseInsurance } = await customer.read(getInsurancePackages)
    expect(baseInsurance.beneficiaries.map(({ beneficiary }) => beneficiary.name)).toEqual([person.name, person.name])
  })

  it('a statement about beneficiaries leaves the names of the insured services unchanged', async () => {
    await customer.identify(await customer.send(changeBeneficiaries, { beneficiaries: toOnePerson }))
    expect((await customer.read(getBeneficiaries)).map(({ serviceName }) => serviceName)).toEqual([
      'Haláleseti szolgáltatás',
      'Lejárati szolgáltatás',
      'Baleseti haláleseti szolgáltatás',
    ])
  })

  const rest = toOnePerson.slice(1)
  it.each([
    ['shares of a service below 100 percent', [beneficiaryShare('DEATH', 60), ...rest]],
    [
      'shares of a service above 100 percent',
      [beneficiaryShare('DEATH', 60), beneficiaryShare('DEATH', 60, heir), ...rest],
    ],
    [
      'shares that sum to 100 percent only across two services',
      [beneficiaryShare('DEATH', 50), beneficiaryShare('MATURITY', 150 - 50), beneficiaryShare('ACCIDENTAL_DEATH', 50)],
    ],
    ['a missing service', rest],
    ['a service outside the contract', [...toOnePerson, beneficiaryShare('RETIREMENT', 100)]],
    ['a beneficiary without a name', [beneficiaryShare('DEATH', 100, { name: '', birthDate: null }), ...rest]],
    [
      'an organisation without a registered office',
      [{ ...beneficiaryShare('DEATH', 100, { name: 'Alapítvány', birthDate: null }), type: 'ORGANISATION' }, ...rest],
    ],
    [
      'duplicate legal heirs for a service',
      [beneficiaryShare('DEATH', 60, heir), beneficiaryShare('DEATH', 40, heir), ...rest],
    ],
    ['a duplicate beneficiary for a service', [beneficiaryShare('DEATH', 60), beneficiaryShare('DEATH', 40), ...rest]],
    ['a beneficiary with 0 percent', [...toOnePerson, beneficiaryShare('DEATH', 0, heir)]],
  ])('a statement about beneficiaries is refused with %s', async (_what, beneficiaries) => {
    expect(await customer.send(changeBeneficiaries, { beneficiaries })).toEqual(rejectedChange)
    expect(await customer.read(getCases)).toHaveLength(1)
  })

  it('a premium suspension stops the premiums for half a year from its start date', async () => {
    const answer = await customer.send(suspendFee, { startDate: inDays(5) })
    const validToDate = isoDaysFrom(Date.parse(inDays(5)), 183)
    expect(answer.body).toMatchObject({
      caseStatus: 'IDENTIFICATION_NEEDED',
      validFromDate: inDays(5),
      validToDate,
    })
    const next = async () => (await customer.read(getHeader)).contract.paymentNextperiod
    expect(await next()).not.toBe(validToDate)
    await customer.identify(answer)
    expect(await next()).not.toBe(validToDate)
    await daysLater(5)
    expect(await next()).toBe(validToDate)
  })

  it('a premium exemption without a start date ends all premiums ten days after the request', async () => {
    const answer = await customer.send(exemptFromFee, {})
    expect(answer.body).toMatchObject({
      caseStatus: 'IDENTIFICATION_NEEDED',
      validFromDate: inDays(10),
      validToDate: null,
    })
    await customer.identify(answer)
    await daysLater(10)
    expect((await customer.read(getHeader)).contract).toMatchObject({
      premiumFrequency: null,
      paymentNextperiod: null,
    })
  })

  it('the terms of a premium suspension show the full cover, and those of an exemption show half of the cover', async () => {
    const suspension = await customer.read(getSuspensionTerms)
    expect(suspension).toMatchObject({
      validFromDate: inDays(10),
      validToDate: isoDaysFrom(Date.parse(inDays(10)), 183),
    })
    for (const { amount, amountMeanwhile } of suspension.coverages) expect(amountMeanwhile).toEqual(amount)
    const { coverages, validToDate } = await customer.read(getExemptionTerms)
    expect(validToDate).toBeNull()
    expect(coverages).toContainEqual({
      name: 'Haláleset',
      amount: { value: 3_000_000, currency: 'HUF' },
      amountMeanwhile: { value: 1_500_000, currency: 'HUF' },
    })
    await customer.identify(await customer.send(exemptFromFee, {}))
    await daysLater(10)
    const { baseInsurance, additionalPackages } = await customer.read(getInsurancePackages)
    const covered = [baseInsurance, ...(additionalPackages ?? [])].flatMap((each) => each?.coverages ?? [])
    expect(covered.flatMap(({ amount }) => amount ?? [])).toEqual(
      coverages.map(({ amountMeanwhile }) => amountMeanwhile),
    )
    const { enabledMenuItems } = await customer.read(getHeader)
    expect(enabledMenuItems).not.toContain('fee-suspension')
    expect(enabledMenuItems).not.toContain('fee-exemption')
    expect(await customer.send(suspendFee, {})).toEqual(rejectedChange)
  })

  it.each([
    ['a suspension', suspendFee],
    ['an exemption', exemptFromFee],
  ])('another premium suspension or exemption is refused while %s is pending', async (_, call) => {
    await customer.identify(await customer.send(call, { startDate: inDays(5) }))
    expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(true)
    expect((await customer.read(getExemptionTerms)).isOrdered).toBe(true)
    expect(await customer.send(suspendFee, {})).toEqual(rejectedChange)
    expect(await customer.send(exemptFromFee, {})).toEqual(rejectedChange)
  })

  it.each([
    ['beneficiaries', changeBeneficiaries, { beneficiaries: toOnePerson }],
    ['a suspension', suspendFee, {}],
    ['an exemption', exemptFromFee, {}],
  ])('a statement about %s replaces an earlier one that was left without an identification', async (_, call, body) => {
    const firstResponse = await customer.send(call, body)
    const secondResponse = await customer.send(call, body)
    expect(secondResponse.status).toBe(200)
    const [newest, older] = await customer.read(getCases)
    expect(newest).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
    expect(older?.decision).toMatchObject({
      status: 'SUPERSEDED',
      reason: expect.stringContaining('Később új kérést küldött be'),
    })
    await expect(customer.prove(firstResponse)).rejects.toThrow('does not identify')
    await customer.identify(secondResponse)
    expect((await customer.read(getCases))[0]).toMatchObject({ caseStatus: 'SUCCEEDED' })
  })

  it('a second premium suspension is refused until the first one has ended', async () => {
    await customer.identify(await customer.send(suspendFee, { startDate: inDays(0) }))
    expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(true)
    expect(await customer.send(suspendFee, {})).toEqual(rejectedChange)
    expect((await customer.read(getExemptionTerms)).isOrdered).toBe(false)
    await daysLater(184)
    expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(false)
    expect((await customer.send(suspendFee, {})).status).toBe(200)
  })

  it('a premium suspension or exemption is refused if its start date is in the past', async () => {
    expect(await customer.send(suspendFee, { startDate: inDays(-1) })).toEqual(rejectedChange)
    expect(await customer.send(exemptFromFee, { startDate: inDays(-1) })).toEqual(rejectedChange)
  })
})
