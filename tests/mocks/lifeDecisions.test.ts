import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { signDigitally } from '../../src/api/documents'
import { getCases, getHeader } from '../../src/api/life'
import { getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { switchFunds } from '../../src/api/lifeFunds'
import { claimService, terminate } from '../../src/api/lifeRequests'
import { exemptFromFee, stateIndex, suspendFee } from '../../src/api/lifeStatements'
import { getTopUp, topUp } from '../../src/api/lifeTopUp'
import { type Insurer, type InsurerResponse, insurers } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const inDays = (days: number) => isoDaysFrom(Date.now(), days)
const idOf = ({ body }: InsurerResponse): unknown => Object(body).caseId
const forints = (value: number) => ({ value, currency: 'HUF' })

describe.each(Object.entries(insurers))(
  'at the simulated insurer %s, a request on a life contract',
  (_name, create) => {
    let insurer: Insurer
    let customer: LifeCustomer
    beforeEach(async () => {
      insurer = await create()
    })
    afterEach(() => insurer.close())

    const newest = async () => (await customer.read(getCases))[0]
    const decided = async (contractNumber: string, request: object) => {
      customer = await lifeCustomer(insurer, contractNumber)
      const answer = await customer.send(claimService, request)
      expect(answer.status).toBe(200)
      await customer.identify(answer)
      expect((await newest())?.decision).toMatchObject({ status: 'EXAMINING' })
      await insurer.advance(10 * MINUTE)
      const { decision } = (await newest()) ?? {}
      return decision
    }

    it('gets its decision deadline only after the customer is identified', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const answer = await customer.send(claimService, { kind: 'emergency', eventDate: inDays(-2) })
      expect(Object(await newest()).decision).toBeNull()
      await customer.identify(answer)
      expect((await newest())?.decision).toMatchObject({ status: 'EXAMINING', date: inDays(15) })
      expect((await customer.read(getHeader)).casesCount).toBe(1)
      await insurer.advance(10 * MINUTE)
      expect((await customer.read(getHeader)).casesCount).toBe(0)
    })

    it.each([
      ['an illness', '40000001', 'health-insurance-or-illness', 4_000_000],
      ['a day in hospital', '60000001', 'emergency', 8_000],
      ['an accidental death', '60000001', 'decease-by-accident', 5_000_000],
    ])('is paid with the insured sum for %s', async (_what, contractNumber, kind, amount) => {
      expect(await decided(contractNumber, { kind, eventDate: inDays(-2) })).toMatchObject({
        status: 'PAID',
        amount: forints(amount),
      })
    })

    it.each([
      ['an event that the contract does not cover', '60000001', { kind: 'decease' }, 'nem nyújt fedezetet'],
      [
        'an event before the contract began',
        '40000001',
        { kind: 'emergency', eventDate: inDays(-1500) },
        'még nem élt',
      ],
      ['a maturity that is not reached', '40000001', { kind: 'contract-expiration' }, 'még nem járt le'],
      [
        'a pension that has not begun',
        '50000001',
        { kind: 'retirement', eventDate: inDays(5) },
        'még nem kezdődött el',
      ],
      ['an advance that is too large', '40000001', { kind: 'advanced', amount: 9_000_000 }, 'legfeljebb'],
    ])('is rejected with a reason if it is about %s', async (_what, contractNumber, request, reason) => {
      const decision = await decided(contractNumber, request)
      expect(decision?.status).toBe('REJECTED')
      // Also allows the next day, since the test may run over midnight.
      expect([inDays(0), inDays(1)]).toContain(decision?.date)
      expect(decision?.reason).toContain(reason)
    })

    it('for an advance is paid up to the limit in the header, and rejected for one forint more', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { advanceLimit } = await customer.read(getHeader)
      const limit = advanceLimit.value
      expect((await decided('40000001', { kind: 'advanced', amount: limit + 1 }))?.status).toBe('REJECTED')
      expect(await decided('40000001', { kind: 'advanced', amount: limit })).toMatchObject({
        status: 'PAID',
        amount: forints(limit),
      })
    })

    it('for an advance lowers the limit of the next advance, and the payment after a termination', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { advanceLimit: limitBefore } = await customer.read(getHeader)
      await decided('40000001', { kind: 'advanced', amount: 1_000_000 })
      const { advanceLimit, paidAdvance, debt } = await customer.read(getHeader)
      expect([paidAdvance, advanceLimit]).toEqual([forints(1_000_000), forints(limitBefore.value - 1_000_000)])
      const { totalBuyBackValue } = await customer.read(getUnitAccounts)
      await customer.send(signDigitally, { caseId: idOf(await customer.send(terminate, {})) })
      await insurer.advance(MINUTE)
      const { amount, reason } = (await newest())?.decision ?? {}
      expect(amount).toEqual(forints(totalBuyBackValue.value - 1_000_000 - debt.value))
      expect(reason).toMatch(/Ebből levontuk a felvett előleget: 1\s000\s000\sFt és a tartozását: 25\s000\sFt\./)
      expect((await customer.read(getHeader)).paidAdvance).toBeNull()
    })

    it('for a buy-back is rejected if the other accounts would not cover a paid advance', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { advanceLimit } = await customer.read(getHeader)
      await decided('40000001', { kind: 'advanced', amount: advanceLimit.value })
      const buyBack = (account: number) => ({ kind: 'complete-buyback', udcContractId: `40000001-${account}` })
      expect((await decided('40000001', buyBack(2)))?.status).toBe('PAID')
      expect((await decided('40000001', buyBack(1)))?.reason).toContain('nem fedezné a felvett előlegét')
    })

    it('for a partial buy-back reduces the account by the requested amount if the buy-back value of the account equals its value', async () => {
      const request = { kind: 'partial-buyback', udcContractId: '40000001-2', amount: 260_000 }
      expect(await decided('40000001', request)).toMatchObject({ status: 'PAID', amount: forints(260_000) })
      const account = await customer.read(getProductFunds, { udcContractId: '40000001-2' })
      expect(account.buyBackValue).toEqual(forints(1_000_000))
      expect(account.accountValue).toEqual(forints(1_000_000))
    })

    it('for a partial buy-back reduces the account by more than the paid amount if its buy-back value is below the account value', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const before = await customer.read(getProductFunds, { udcContractId: '40000001-1' })
      await decided('40000001', { kind: 'partial-buyback', udcContractId: '40000001-1', amount: 950_000 })
      const { accountValue, buyBackValue } = await customer.read(getProductFunds, { udcContractId: '40000001-1' })
      // The comparison allows for rounding, because each fund is sold in its own units.
      expect(accountValue.value).toBeCloseTo(before.accountValue.value - 1_000_000, -2)
      expect(buyBackValue.value).toBeCloseTo(before.buyBackValue.value - 950_000, -2)
    })

    it("for a complete buy-back, even if sent twice, is paid once in the account's currency and removes the account", async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { buyBackValue } = await customer.read(getProductFunds, { udcContractId: '40000001-3' })
      const request = { kind: 'complete-buyback', udcContractId: '40000001-3' }
      // The customer sends this request first, but identifies for it only after the insurer has paid the second
      // request.
      const first = await customer.send(claimService, request)
      expect(await decided('40000001', request)).toMatchObject({ status: 'PAID', amount: buyBackValue })
      await customer.identify(first)
      await insurer.advance(10 * MINUTE)
      customer = await lifeCustomer(insurer, '40000001')
      expect((await customer.read(getCases))[1]?.decision).toMatchObject({ status: 'REJECTED' })
      const { subContracts } = await customer.read(getUnitAccounts)
      expect(subContracts.map(({ udcContractId }) => udcContractId)).not.toContain('40000001-3')
    })

    it("for a death is confirmed only to an e-mail address in the request, never to the contract's address", async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const confirmationEmailFor = async (request: object) =>
        Object((await customer.send(claimService, request)).body).confirmationEmail
      expect(await confirmationEmailFor({ kind: 'decease', eventDate: inDays(-3) })).toBeUndefined()
      expect(
        await confirmationEmailFor({ kind: 'decease', eventDate: inDays(-3), email: 'ozvegy@pelda.example' }),
      ).toBe('ozvegy@pelda.example')
      expect(await confirmationEmailFor({ kind: 'emergency', eventDate: inDays(-3) })).toBe(
        'kerekes.boglarka@pelda.example',
      )
    })

    it('for a death ends the contract and deducts the debt from the payment', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { totalValue } = await customer.read(getUnitAccounts)
      const decision = await decided('40000001', { kind: 'decease', eventDate: inDays(-3) })
      expect(decision).toMatchObject({ status: 'PAID', amount: forints(totalValue.value - 25_000) })
      expect(decision?.reason).toMatch(/25\s000/)
      const { contract, debt, enabledMenuItems } = await customer.read(getHeader)
      expect(contract.anniversaryDate).toBeNull()
      expect(contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 3 })
      expect(debt).toEqual({ value: 0, currency: 'HUF' })
      expect(enabledMenuItems).not.toContain('reactivate')
    })

    it.each([
      ['a death', '40000001', 'decease'],
      ['a pension', '50000001', 'retirement'],
    ])('for %s is paid once, even if sent twice', async (_what, contractNumber, kind) => {
      customer = await lifeCustomer(insurer, contractNumber)
      for (const request of [
        { kind, eventDate: inDays(-3) },
        { kind, eventDate: inDays(-3) },
      ])
        await customer.identify(await customer.send(claimService, request))
      await insurer.advance(10 * MINUTE)
      const [second, first] = await customer.read(getCases)
      expect([first?.decision?.status, second?.decision?.status].sort()).toEqual(['PAID', 'REJECTED'])
    })

    it('for a termination shows the paid amount after the contract has ended', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const { totalBuyBackValue } = await customer.read(getUnitAccounts)
      const answer = await customer.send(terminate, {})
      await customer.send(signDigitally, { caseId: idOf(answer) })
      await insurer.advance(MINUTE)
      expect((await newest())?.decision).toMatchObject({
        status: 'PAID',
        amount: forints(totalBuyBackValue.value - 25_000),
      })
      // One account remains. The customer requested its buy-back before the termination, and the case of the buy-back
      // pays for it.
      expect((await customer.read(getUnitAccounts)).subContracts).toMatchObject([{ isBuyBack: true }])
      expect((await customer.read(getHeader)).debt).toEqual({ value: 0, currency: 'HUF' })
      // The account stays visible until the insurer has paid its buy-back.
      const hasAccounts = async () => (await customer.read(getHeader)).enabledMenuItems.includes('investment-accounts')
      expect(await hasAccounts()).toBe(true)
      await insurer.advance(5 * DAY)
      customer = await lifeCustomer(insurer, '40000001')
      expect(await hasAccounts()).toBe(false)
    })

    it('for a buy-back is paid separately if the contract is then terminated, and nothing is paid twice', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const account = { udcContractId: '40000001-2' }
      const { buyBackValue } = await customer.read(getProductFunds, account)
      const before = (await customer.read(getUnitAccounts)).totalBuyBackValue.value
      await customer.identify(await customer.send(claimService, { kind: 'complete-buyback', ...account }))
      const { totalBuyBackValue } = await customer.read(getUnitAccounts)
      expect(totalBuyBackValue.value).toBe(before - buyBackValue.value)
      await customer.send(signDigitally, { caseId: idOf(await customer.send(terminate, {})) })
      await insurer.advance(10 * MINUTE)
      const [ended, boughtBack] = await customer.read(getCases)
      expect(ended?.decision).toMatchObject({ amount: forints(totalBuyBackValue.value - 25_000) })
      expect(boughtBack?.decision).toMatchObject({ status: 'PAID', amount: buyBackValue })
      expect((await customer.read(getHeader)).contract.terminationReasonId).not.toBe(3)
    })

    it.each([
      ['a termination', async () => customer.send(signDigitally, { caseId: idOf(await customer.send(terminate, {})) })],
      ['a death', async () => customer.identify(await customer.send(claimService, { kind: 'decease' }))],
      [
        'a buy-back that was sent before',
        async (buyBack: InsurerResponse) => {
          await customer.identify(buyBack)
        },
      ],
    ] as const)('that closes an account rejects the pending orders of the account: %s', async (_what, close) => {
      customer = await lifeCustomer(insurer, '40000001')
      const { udcContractId } = await customer.read(getTopUp)
      const account = { udcContractId: String(udcContractId) }
      const buyBack = await customer.send(claimService, { kind: 'complete-buyback', ...account })
      const productFunds = [{ id: 'F01', percentage: 100 }]
      await customer.send(topUp, { topupAmount: 100_000, productFunds })
      await customer.send(switchFunds, { ...account, productFunds })
      const orders = async () =>
        (await customer.read(getCases)).filter(({ name }) => /Eseti|átváltás/.test(name ?? '')).slice(0, 2)
      expect(await orders()).toMatchObject([{ waitsFor: 'EXECUTION' }, { waitsFor: 'TRANSFER' }])
      await close(buyBack)
      await insurer.advance(10 * MINUTE)
      for (const order of await orders())
        expect(order).toMatchObject({
          waitsFor: null,
          decision: { status: 'REJECTED', reason: expect.stringContaining('megszűnt') },
        })
    })

    it('made on paper for a buy-back is paid once, on its payout date, to the bank account that it names', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const [old] = (await customer.read(getUnitAccounts)).subContracts.filter(({ isBuyBack }) => isBuyBack)
      expect(old?.udcContractId).toBe('40000001-5')
      expect(old?.buyBack).toEqual({ requestedOn: inDays(-6), payoutDate: inDays(4), bankAccount: '99900016-12345676' })
      await insurer.advance(3 * DAY)
      customer = await lifeCustomer(insurer, '40000001')
      expect(await customer.read(getCases)).toHaveLength(1)
      const isThere = async () => {
        const { subContracts } = await customer.read(getUnitAccounts)
        return subContracts.some(({ udcContractId }) => udcContractId === '40000001-5')
      }
      expect(await isThere()).toBe(true)
      await insurer.advance(2 * DAY)
      customer = await lifeCustomer(insurer, '40000001')
      expect(await isThere()).toBe(false)
      expect(await newest()).toMatchObject({
        name: 'Teljes visszavásárlás',
        caseStatus: 'SUCCEEDED',
        decision: { status: 'PAID', date: inDays(4), amount: { currency: 'HUF' }, bankAccount: '99900016-12345676' },
      })
      await insurer.advance(30 * DAY)
      customer = await lifeCustomer(insurer, '40000001')
      const paid = (await customer.read(getCases)).filter(({ decision }) => decision?.status === 'PAID')
      expect(paid).toHaveLength(1)
    })

    it('for a buy-back shows its request date after the identification, and is paid to the bank account that it names', async () => {
      customer = await lifeCustomer(insurer, '40000001')
      const request = {
        kind: 'complete-buyback',
        udcContractId: '40000001-2',
        bankAccount: '99900023-12345678-00000015',
      }
      const response = await customer.send(claimService, request)
      const listedAccount = async () => (await customer.read(getUnitAccounts)).subContracts[1]
      expect((await listedAccount())?.buyBack).toBeNull()
      await customer.identify(response)
      expect((await listedAccount())?.buyBack).toEqual({
        requestedOn: inDays(0),
        payoutDate: null,
        bankAccount: '99900023-12345678-00000015',
      })
      await insurer.advance(10 * MINUTE)
      expect((await newest())?.decision).toMatchObject({ status: 'PAID', bankAccount: '99900023-12345678-00000015' })
    })

    it.each([
      ['a suspension', suspendFee, 'paymentNextperiod', isoDaysFrom(Date.parse(inDays(5)), 183)],
      ['an exemption', exemptFromFee, 'premiumFrequency', null],
    ] as const)(
      'for %s of premiums takes effect on its start date, and not before',
      async (_what, call, field, then) => {
        customer = await lifeCustomer(insurer, '40000001')
        const before = (await customer.read(getHeader)).contract[field]
        await customer.identify(await customer.send(call, { startDate: inDays(5) }))
        expect((await customer.read(getHeader)).contract[field]).toEqual(before)
        await insurer.advance(5 * DAY)
        customer = await lifeCustomer(insurer, '40000001')
        expect((await customer.read(getHeader)).contract[field]).toEqual(then)
      },
    )

    it.each([
      ['a suspension of premiums', suspendFee, { startDate: inDays(5) }, 5],
      ['an exemption from premiums', exemptFromFee, { startDate: inDays(5) }, 5],
      ['an accepted raise', stateIndex, { isAccepted: true, indexValue: { percentage: 10, type: 'EXTRA' } }, 10],
    ] as const)(
      'for %s is rejected on its start date if the contract has ended before',
      async (_what, call, body, days) => {
        customer = await lifeCustomer(insurer, '40000001')
        const { premiumFrequency } = (await customer.read(getHeader)).contract
        const answer = await customer.send(call, body)
        if (call !== stateIndex) await customer.identify(answer)
        await customer.send(signDigitally, { caseId: idOf(await customer.send(terminate, {})) })
        await insurer.advance(days * DAY)
        customer = await lifeCustomer(insurer, '40000001')
        const { contract } = await customer.read(getHeader)
        expect(contract).toMatchObject({ contractStatusId: 2, paymentNextperiod: null, premiumFrequency })
        const rejected = (await customer.read(getCases)).find(({ caseId }) => caseId === idOf(answer))
        expect(rejected?.decision).toMatchObject({ status: 'REJECTED', date: inDays(days) })
      },
    )
  },
)
