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
import { type Insurer, insurers, refused } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const inDays = (days: number) => isoDaysFrom(Date.now(), days)
const heir = { name: 'Törvényes örökös', birthDate: null }
const person = { name: 'Vadas Bence', birthDate: '2001-03-08' }
const one = (serviceId: string, percentage: number, beneficiary: object = person) => ({
  serviceId,
  percentage,
  type: beneficiary === heir ? 'LEGAL_HEIR' : 'NAMED',
  beneficiary,
})
const toOnePerson = [one('DEATH', 100), one('MATURITY', 100), one('ACCIDENTAL_DEATH', 100)]

describe.each(Object.entries(insurers))(
  'statements on a life contract at the simulated insurer %s',
  (_name, create) => {
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

    it('offer the higher index value only to a contract with additional packages', async () => {
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
      ['accept an index value from ten days ahead', { percentage: 10, type: 'EXTRA' }, inDays(10)],
      ['decline indexation without a start date', null, null],
    ] as const)('%s and refuse a second statement', async (_what, indexValue, day) => {
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
      expect(await customer.send(stateIndex, body)).toEqual(refused)
    })

    it('raise the premium and all sums by the accepted percentage from its start date', async () => {
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
    })

    it.each(['40000001', '40000002', '50000001', '60000001'])(
      "list packages of %s whose premiums sum to the contract's premium",
      async (number) => {
        customer = await lifeCustomer(insurer, number)
        const { baseInsurance, additionalPackages } = await customer.read(getInsurancePackages)
        const premiums = [baseInsurance, ...additionalPackages].map(({ premiumFrequency }) => premiumFrequency.value)
        const { contract } = await customer.read(getHeader)
        expect(premiums.reduce((sum, premium) => sum + premium, 0)).toBe(contract.premiumFrequency.value)
      },
    )

    it.each([
      ['a value that is not offered', { isAccepted: true, indexValue: { percentage: 7, type: 'BASE' } }],
      ['acceptance but no value', { isAccepted: true }],
      ['a value but no acceptance', { isAccepted: false, indexValue: { percentage: 5, type: 'BASE' } }],
    ])('refuse an index statement with %s', async (_what, body) => {
      expect(await customer.send(stateIndex, body)).toEqual(refused)
      expect((await customer.read(getHeader)).contract.hasIndexStatementCase).toBe(false)
    })

    it('change one personal document after the identification, and keep the other one', async () => {
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

    it('about a personal document without a copy open a case that is named after the document number', async () => {
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
    ])('refuse a change of personal documents with %s', async (_what, body) => {
      expect(await customer.send(changePersonalDocuments, body)).toEqual(refused)
    })

    it('have no personal documents for a company and refuse to change them', async () => {
      const company = await lifeCustomer(insurer, '40000002')
      expect((await company.read(getPersonalDocuments)).personalDocuments).toEqual([])
      const body = { personalDocuments: [{ type: 'ID_CARD', value: '999999AA' }] }
      expect(await company.send(changePersonalDocuments, body)).toEqual(refused)
    })

    it('change the beneficiaries after the identification, in the packages as well', async () => {
      const before = await customer.read(getBeneficiaries)
      const answer = await customer.send(changeBeneficiaries, { beneficiaries: toOnePerson })
      expect(answer.body).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
      expect(await customer.read(getBeneficiaries)).toEqual(before)
      await customer.identify(answer)
      expect(await customer.read(getBeneficiaries)).toMatchObject(toOnePerson)
      const { baseInsurance } = await customer.read(getInsurancePackages)
      expect(baseInsurance.beneficiaries.map(({ beneficiary }) => beneficiary.name)).toEqual([person.name, person.name])
    })

    it('keep the name of each service after a change of beneficiaries', async () => {
      await customer.identify(await customer.send(changeBeneficiaries, { beneficiaries: toOnePerson }))
      expect((await customer.read(getBeneficiaries)).map(({ serviceName }) => serviceName)).toEqual([
        'Haláleseti szolgáltatás',
        'Lejárati szolgáltatás',
        'Baleseti haláleseti szolgáltatás',
      ])
    })

    const rest = toOnePerson.slice(1)
    it.each([
      ['shares of a service below 100 percent', [one('DEATH', 60), ...rest]],
      ['shares of a service above 100 percent', [one('DEATH', 60), one('DEATH', 60, heir), ...rest]],
      [
        'shares that are right only in total',
        [one('DEATH', 50), one('MATURITY', 150 - 50), one('ACCIDENTAL_DEATH', 50)],
      ],
      ['a missing service', rest],
      ['a service outside the contract', [...toOnePerson, one('RETIREMENT', 100)]],
      ['a beneficiary without a name', [one('DEATH', 100, { name: '', birthDate: null }), ...rest]],
      [
        'an organisation without a registered office',
        [{ ...one('DEATH', 100, { name: 'Alapítvány', birthDate: null }), type: 'ORGANISATION' }, ...rest],
      ],
      ['duplicate legal heirs for a service', [one('DEATH', 60, heir), one('DEATH', 40, heir), ...rest]],
      ['a duplicate beneficiary for a service', [one('DEATH', 60), one('DEATH', 40), ...rest]],
      ['a beneficiary with 0 percent', [...toOnePerson, one('DEATH', 0, heir)]],
    ])('refuse a change of beneficiaries with %s', async (_what, beneficiaries) => {
      expect(await customer.send(changeBeneficiaries, { beneficiaries })).toEqual(refused)
      expect(await customer.read(getCases)).toHaveLength(1)
    })

    it('suspend the premiums after the identification, for half a year from the start date', async () => {
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

    it('exempt a contract from premiums without an end date, by default from ten days ahead', async () => {
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

    it('preview full cover during a suspension, and half of it after an exemption', async () => {
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
      expect(await customer.send(suspendFee, {})).toEqual(refused)
    })

    it.each([
      ['a suspension', suspendFee],
      ['an exemption', exemptFromFee],
    ])('refuse suspension and exemption while %s is pending, and mark them as ordered', async (_, call) => {
      await customer.identify(await customer.send(call, { startDate: inDays(5) }))
      expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(true)
      expect((await customer.read(getExemptionTerms)).isOrdered).toBe(true)
      expect(await customer.send(suspendFee, {})).toEqual(refused)
      expect(await customer.send(exemptFromFee, {})).toEqual(refused)
    })

    it.each([
      ['beneficiaries', changeBeneficiaries, { beneficiaries: toOnePerson }],
      ['a suspension', suspendFee, {}],
      ['an exemption', exemptFromFee, {}],
    ])('replace an unidentified request for %s by a new one', async (_, call, body) => {
      const left = await customer.send(call, body)
      const anew = await customer.send(call, body)
      expect(anew.status).toBe(200)
      const [newest, older] = await customer.read(getCases)
      expect(newest).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
      expect(older?.decision).toMatchObject({
        status: 'SUPERSEDED',
        reason: expect.stringContaining('Később új kérést küldött be'),
      })
      await expect(customer.prove(left)).rejects.toThrow('does not identify')
      await customer.identify(anew)
      expect((await customer.read(getCases))[0]).toMatchObject({ caseStatus: 'SUCCEEDED' })
    })

    it('refuse a second suspension until the first one ends, but still allow an exemption', async () => {
      await customer.identify(await customer.send(suspendFee, { startDate: inDays(0) }))
      expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(true)
      expect(await customer.send(suspendFee, {})).toEqual(refused)
      expect((await customer.read(getExemptionTerms)).isOrdered).toBe(false)
      await daysLater(184)
      expect((await customer.read(getSuspensionTerms)).isOrdered).toBe(false)
      expect((await customer.send(suspendFee, {})).status).toBe(200)
    })

    it('refuse a suspension or exemption in the past', async () => {
      expect(await customer.send(suspendFee, { startDate: inDays(-1) })).toEqual(refused)
      expect(await customer.send(exemptFromFee, { startDate: inDays(-1) })).toEqual(refused)
    })
  },
)
