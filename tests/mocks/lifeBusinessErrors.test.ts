import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import texts from '../../public/assets/i18n/hu/life.json'
import { switchFunds } from '../../src/api/lifeFunds'
import { setAccountMonitoring, setFundMonitoring } from '../../src/api/lifeMonitoring'
import { claimService } from '../../src/api/lifeRequests'
import { changeBeneficiaries, stateIndex, suspendFee } from '../../src/api/lifeStatements'
import { topUp } from '../../src/api/lifeTopUp'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const DAY = 24 * 60 * 60 * 1000
const regular = '40000001-1'
const beneficiaries = ['DEATH', 'MATURITY', 'ACCIDENTAL_DEATH'].map((serviceId) => ({
  ...{ serviceId, type: 'LEGAL_HEIR', percentage: 100 },
  beneficiary: { name: '', birthDate: null },
}))
const rule = { id: 'F02', currentValueMeasure: 15, currentGrowth: null, hasAutoChangeBack: false }
const rules = { regularFeeSubContracts: [{ contractNumber: '40000001/1', productFunds: [rule] }] }
const watched = { unitAccounts: [{ contractNumber: '40000001/1', currentValue: 10 }] }
const wholeAccount = { kind: 'complete-buyback', udcContractId: regular }

// The code says only that the case was rejected (specification, section 8). The case's text names the usual reason.
describe.each(Object.entries(insurers))(
  'the texts about refused life cases at the simulated insurer %s',
  (_, create) => {
    let insurer: Insurer
    let customer: LifeCustomer
    beforeEach(async () => {
      insurer = await create()
      customer = await lifeCustomer(insurer, '40000001')
    })
    afterEach(() => insurer.close())

    const daysLater = async (days: number) => {
      await insurer.advance(days * DAY)
      customer = await lifeCustomer(insurer, '40000001')
    }
    const ordered = (udcContractId: string) =>
      customer.send(switchFunds, { udcContractId, productFunds: [{ id: 'F01', percentage: 100 }] })
    const switched = async (udcContractId: string) => {
      await ordered(udcContractId)
      await daysLater(3)
    }
    const boughtBack = async (udcContractId = regular) =>
      customer.identify(await customer.send(claimService, { kind: 'complete-buyback', udcContractId }))
    const paidOut = async () => {
      await boughtBack()
      await daysLater(1)
    }

    it.each([
      ['account-monitoring', 'a számla közben megszűnt', paidOut, setAccountMonitoring, watched],
      ['fund-monitoring', 'már nincs a számlán', () => switched(regular), setFundMonitoring, rules],
      ['fund-monitoring', 'visszavásárlás alatt áll', () => boughtBack(), setFundMonitoring, rules],
      [
        'topup-payment',
        'már nem ezt a modellportfóliót követi',
        () => switched('40000001-2'),
        topUp,
        { topupAmount: 50_000, modelPortfolioId: 'M2' },
      ],
      [
        'topup-payment',
        'visszavásárlás alatt áll',
        () => boughtBack('40000001-2'),
        topUp,
        { topupAmount: 50_000, modelPortfolioId: 'M2' },
      ],
      [
        'partial-buyback',
        'eléri vagy meghaladja',
        async () => {},
        claimService,
        { kind: 'partial-buyback', udcContractId: regular, amount: 4_800_000 },
      ],
      [
        'partial-buyback',
        'a teljes számlára már kért',
        () => boughtBack(),
        claimService,
        { kind: 'partial-buyback', udcContractId: regular, amount: 1000 },
      ],
      ['complete-buyback', 'már kért visszavásárlást', () => boughtBack(), claimService, wholeAccount],
      ['complete-buyback', 'még teljesítésre vár', () => ordered(regular), claimService, wholeAccount],
      ['complete-buyback', 'a pénzét már kifizettük', paidOut, claimService, wholeAccount],
      [
        'index-statement',
        'közben már nyilatkozott',
        () => customer.send(stateIndex, { isAccepted: false }),
        stateIndex,
        { isAccepted: false },
      ],
      [
        'change-beneficiary',
        'még nem lépett életbe',
        async () => customer.prove(await customer.send(changeBeneficiaries, { beneficiaries })),
        changeBeneficiaries,
        { beneficiaries },
      ],
      [
        'fee-suspension',
        'még folyamatban van',
        async () => customer.prove(await customer.send(suspendFee, {})),
        suspendFee,
        {},
      ],
    ] as const)(
      'contain the reason for which the insurer refuses %s: „%s”',
      async (key, reason, before, call, body) => {
        await before()
        expect(await customer.send(call, body)).toEqual(rejectedChange)
        expect(texts.cases[key].whyRefused).toContain(reason)
      },
    )
  },
)
