import { describe, expect, test } from 'vitest'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../../machines/cases'
import { cascoCases } from '../../../machines/cases/casco'
import { homeCases } from '../../../machines/cases/home'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { eletCases } from '../../../machines/cases/life'
import { casesOfProductLine } from '../../../machines/casesOfProductLine'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import type { PremiumData } from '../../../machines/contract/premium'
import { canReopenCases } from '../../../machines/contract/route'
import {
  idleCasesStateOf,
  isPaymentInProgress,
  mayHaveUnknownTasks,
  pendingTaskCount,
  tasksOf,
} from '../../../machines/contract/tasks'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import { examplesOf } from '../../../mocks/examples'
import { claimExamples } from '../../../mocks/examples/claims/lists'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { ListedCase, Money } from '../../../src/api/entities'

const TODAY = '2027-02-01'
const debt = { value: 100, currency: 'HUF' } as const

interface Given {
  readonly cases?: readonly ListedCase[] | 'unknown' | null
  readonly payments?: readonly OpenPayment[]
  readonly premium?: PremiumData
  readonly isContractor?: boolean
  readonly today?: string
}

const shownOf = ({ menu }: ProductLineCases, header: ContractHeader, { today = TODAY, ...given }: Given = {}) => ({
  ...{ header, today, cases: [], payments: [], premium: null, isContractor: true, staleAfter: null, ...given },
  menu: enabledEntriesOf(menu, header, { isContractor: true, today, ...given }),
})
const tasks = (productLine: ProductLineCases, header: ContractHeader, given: Given = {}) =>
  tasksOf(shownOf(productLine, header, given))
const namesOf = (...given: Parameters<typeof tasks>) => tasks(...given).map(({ name }) => name)

const submitted = (caseStatus: string, caseId: string): ListedCase => ({
  ...{ name: `Ügy ${caseId}`, caseStatus, caseId },
  ...{ waitsFor: null, decision: null },
})
const waitingCases = [
  submitted('IDENTIFICATION_NEEDED', 'case-3'),
  submitted('SUCCEEDED', 'case-2'),
  submitted('DIGITAL_SIGNATURE_NEEDED', 'case-1'),
]

const casco = cascoHeaderExamples.withoutDebt
const everythingOfCasco = {
  ...casco,
  debt,
  supplements: { inspection: true, key: true, propertyProtectionSystem: false },
  contract: { ...casco.contract, missingPhone: true, missingEmail: true, anniversaryDate: '2027-03-29' },
}
const home = homeHeaderExamples.withoutIdentification
const everythingOfHome = {
  ...home,
  debt,
  insuranceValidDate: '2027-03-28',
  contract: { ...home.contract, claims: claimExamples.everyTask.open },
}

test.each<[string, ListedCase[] | null, boolean]>([
  ['are not loaded', null, true],
  ['have ids', [{ name: 'Ügy', caseStatus: 'SUCCEEDED', caseId: 'case-1' }], true],
  ['have no ids', [{ name: 'Ügy', caseStatus: 'SUCCEEDED' }], false],
])('submitted cases can be opened again or not if they %s', (_, cases, canReopen) => {
  expect(canReopenCases({ menu: shownOf(homeCases, home).menu, cases })).toBe(canReopen)
})

describe('the tasks of the customer', () => {
  test('are listed by urgency', () => {
    expect(namesOf(cascoCases, everythingOfCasco, { cases: waitingCases })).toEqual(
      'debt signature identification supplements phone email notice'.split(' '),
    )
    expect(namesOf(homeCases, everythingOfHome)).toEqual('debt claims identity notice'.split(' '))
  })

  test('start with the unfinished or unsubmitted card payments, each with a link to its case', () => {
    const amount = { value: 12_450, currency: 'HUF' } as const
    const payments = (['unknown', 'processing', 'paid'] as const).map((type) => ({
      ...{ type, id: type, amount },
      origin: `/casco/ugyek/${type}/fizetes`,
    }))
    expect(tasks(cascoCases, everythingOfCasco, { payments }).slice(0, 4)).toMatchObject([
      { name: 'cardUnknown', key: 'unknown', inside: 'fizetes', values: { amount } },
      { name: 'cardProcessing', key: 'processing', inside: 'fizetes' },
      { name: 'cardPaid', key: 'paid', inside: 'fizetes' },
      { name: 'debt' },
    ])
    expect(tasks(cascoCases, everythingOfCasco, { payments, isContractor: false })).toEqual([])
  })

  test('open the choice of what to pay if the result of a premium’s card payment is unknown', () => {
    const payment: OpenPayment = { type: 'unknown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt }
    const insideOf = (more: Partial<OpenPayment>) =>
      tasks(cascoCases, everythingOfCasco, { payments: [{ ...payment, ...more }] })[0]?.inside
    expect([insideOf({}), insideOf({ isOfPremium: true })]).toEqual(['fizetes', ''])
  })

  test('do not call a paid case unsubmitted if its submission got no answer', () => {
    const payments = (['processing', 'paid', 'other'] as const).map(
      (type): OpenPayment => ({
        ...{ type, id: type, origin: '/casco/ugyek/pay/fizetes', amount: debt, isUnanswered: true },
      }),
    )
    expect(tasks(cascoCases, everythingOfCasco, { payments }).slice(0, 4)).toMatchObject([
      ...payments.map(() => ({ name: 'cardUnanswered', key: 'pay' })),
      { name: 'debt' },
    ])
  })

  test('link a card payment with an unknown result to its payment return, and count its debt as being paid', () => {
    const payment: OpenPayment = {
      ...{ type: 'unknown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
      returnAddress: '/fizetes-visszateres?paymentCode=a',
    }
    expect(tasks(cascoCases, everythingOfCasco, { payments: [payment] })[0]).toMatchObject({
      name: 'cardUnknown',
      key: 'pay',
      address: payment.returnAddress,
    })
    expect(isPaymentInProgress([payment])).toBe(true)
  })

  test('include a failed card payment of a submitted case, whose debt does not count as being paid', () => {
    const payment: OpenPayment = {
      ...{ type: 'sentUntaken', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
      isSubmitted: true,
    }
    expect(tasks(cascoCases, everythingOfCasco, { payments: [payment] })[0]).toMatchObject({ name: 'cardSentUntaken' })
    expect(isPaymentInProgress([payment])).toBe(false)
  })

  test('include a transfer whose data were shown, although its debt does not count as being paid', () => {
    const payment: OpenPayment = { type: 'transferShown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt }
    expect(tasks(cascoCases, everythingOfCasco, { payments: [payment] })[0]).toMatchObject({ name: 'transferShown' })
    expect(isPaymentInProgress([payment])).toBe(false)
  })

  test.each([
    ['a debt is left', debt, true],
    ['the insurer does not report the debt', undefined, true],
    ['no debt is left', { value: 0, currency: 'HUF' } as const, false],
    ['the customer has overpaid', { value: -100, currency: 'HUF' } as const, false],
  ])('include a transfer of the debt whose data were shown only if it may still be due: %s', (_, left, isIncluded) => {
    const payment = { type: 'transferShown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt } as const
    const named = (item: object) =>
      tasks(cascoCases, { ...everythingOfCasco, debt: left }, { payments: [{ ...payment, ...item }] }).some(
        ({ name }) => name === 'transferShown',
      )
    expect([named({ paysDebt: true }), named({})]).toEqual([isIncluded, true])
  })

  test.each([
    ['the contract has ended', { contractStatusId: 2 }, null],
    ['the contract will end before its period', { terminationDate: '2026-12-20' }, null],
    ['the vehicle is out of traffic since before its period', {}, { since: '2027-01-01' }],
  ] as const)('include no transfer of a premium whose data were shown once %s', (_, change, outOfTraffic) => {
    const payment: OpenPayment = {
      ...{ type: 'transferShown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
      ...{ isOfPremium: true, periodStart: '2027-01-06' },
    }
    const namesAt = (contract: object, out: typeof outOfTraffic) =>
      tasks(
        cascoCases,
        { ...everythingOfCasco, outOfTraffic: out, contract: { ...everythingOfCasco.contract, ...contract } },
        { payments: [payment] },
      ).map(({ name, inside }) => [name, inside])
    expect(namesAt({}, null)).toContainEqual(['transferShown', ''])
    expect(namesAt(change, outOfTraffic).map(([name]) => name)).not.toContain('transferShown')
  })

  test('include no transfer whose data were shown if the same transfer has been announced', () => {
    const payment: OpenPayment = {
      ...{ type: 'transferShown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt, paysDebt: true },
    }
    const announced = (amount: Money) => ({
      ...everythingOfCasco,
      ...{ debt, announcedTransfers: [{ amount, date: '2026-11-21', premiumType: 'DEBT' as const }] },
    })
    const names = (amount: Money) =>
      tasks(cascoCases, announced(amount), { payments: [payment], today: '2026-11-23' }).map(({ name }) => name)
    expect(names(debt)).not.toContain('transferShown')
    expect(names({ ...debt, value: debt.value - 1 })).toContain('transferShown')
  })

  test.each([
    ['is still due', '2026-12-01', true],
    ['has been paid', '2027-03-01', false],
  ])(
    'include a transfer of a premium whose data were shown only if the premium %s',
    (_, paymentNextperiod, isIncluded) => {
      const payment: OpenPayment = {
        ...{ type: 'transferShown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
        periodStart: '2026-12-01',
      }
      const contract = { ...everythingOfCasco.contract, paymentNextperiod }
      const header = { ...everythingOfCasco, debt: { value: 0, currency: 'HUF' as const }, contract }
      expect(tasks(cascoCases, header, { payments: [payment] }).some(({ name }) => name === 'transferShown')).toBe(
        isIncluded,
      )
    },
  )

  test('link to the case if one case waits for the customer, and to the list if several cases do', () => {
    const to = (cases: readonly ListedCase[]) =>
      tasks(kgfbCases, headerExamples.withDebt, { cases, today: '2026-11-23' }).map(({ name, key, inside }) => [
        name,
        key,
        inside,
      ])
    expect(to(waitingCases)).toEqual([
      ['debt', 'pay', 'fizetes'],
      ['signature', 'online-cases', 'case-1'],
      ['identification', 'online-cases', 'case-3'],
    ])
    expect(to([...waitingCases, submitted('IDENTIFICATION_NEEDED', 'case-4')]).at(-1)).toEqual([
      'identification',
      'online-cases',
      undefined,
    ])
  })

  test('show the earliest signature deadline that has not passed', () => {
    const notice = (signUntil: string, caseId: string): ListedCase => ({
      ...submitted('DIGITAL_SIGNATURE_NEEDED', caseId),
      signUntil,
    })
    const signaturesFor = (...cases: readonly ListedCase[]) =>
      tasks(homeCases, home, { cases, today: '2026-11-26' })
        .filter(({ name }) => name.startsWith('signature'))
        .map(({ name, until, inside, values }) => [name, until, inside, values?.number])
    const [late, soon, later] = [notice('2026-11-25', 'a'), notice('2026-12-01', 'b'), notice('2027-03-01', 'c')]
    expect(signaturesFor(soon)).toEqual([['signatureUntil', '2026-12-01', 'b', 1]])
    expect(signaturesFor(later, late, soon)).toEqual([['signatureUntil', '2026-12-01', undefined, 2]])
    expect(signaturesFor(late)).toEqual([])
    expect(signaturesFor({ ...soon, caseStatus: 'SUCCEEDED' })).toEqual([])
  })

  test('omit the debt if an announced transfer pays it', () => {
    const amount = { value: 99, currency: 'HUF' } as const
    const tasksAfterTransfer = (value: number) =>
      namesOf(
        kgfbCases,
        { ...headerExamples.withDebt, debt, announcedTransfers: [{ amount: { ...amount, value }, date: TODAY }] },
        { today: '2026-11-23' },
      )
    expect([tasksAfterTransfer(99), tasksAfterTransfer(100)]).toEqual([['debt'], []])
  })

  test('include the debt again if the announced transfer has not arrived within a week', () => {
    const tasksOn = (today: string) =>
      namesOf(
        kgfbCases,
        { ...headerExamples.withDebt, debt, announcedTransfers: [{ amount: debt, date: '2026-11-21' }] },
        { today },
      )
    expect([tasksOn('2026-11-28'), tasksOn('2026-11-29')]).toEqual([[], ['debt']])
  })

  test('include the debt if the announced transfer is for a premium instead', () => {
    const tasksAfterTransfer = (premiumType: 'DEBT' | 'CURRENT' | 'NEXT') =>
      namesOf(
        kgfbCases,
        { ...headerExamples.withDebt, debt, announcedTransfers: [{ amount: debt, date: TODAY, premiumType }] },
        { today: '2026-11-23' },
      )
    expect([tasksAfterTransfer('DEBT'), tasksAfterTransfer('CURRENT'), tasksAfterTransfer('NEXT')]).toEqual([
      [],
      ['debt'],
      ['debt'],
    ])
  })

  test('show what the insurer still lacks, and the number of open tasks in claims', () => {
    const partsOf = (...given: Parameters<typeof tasks>) => tasks(...given).map(({ parts, values }) => parts ?? values)
    expect(partsOf(cascoCases, everythingOfCasco)).toContainEqual(['inspection', 'key'])
    expect(partsOf(homeCases, everythingOfHome)).toContainEqual({ number: 2 })
  })

  test('offer the review of a claim, without counting it as pending', () => {
    const decided = { ...home, debt: null, contract: { ...home.contract, claims: claimExamples.reviewTask.open } }
    expect(namesOf(homeCases, decided)).toEqual(['claimReview', 'identity', 'notice'])
    expect(pendingTaskCount({ ...shownOf(homeCases, decided), staleAfter: null })).toBe(0)
  })

  test('are counted without optional tasks, and with each task of a claim except a review', () => {
    const count = (...given: Parameters<typeof shownOf>) => pendingTaskCount({ ...shownOf(...given), staleAfter: null })
    expect(count(cascoCases, everythingOfCasco, { cases: waitingCases })).toBe(4)
    expect(count(homeCases, everythingOfHome)).toBe(3)
    const { withoutDebt } = headerExamples
    expect(count(kgfbCases, withoutDebt, { today: '2026-11-23' })).toBe(0)
    expect(count(kgfbCases, withoutDebt, { today: withoutDebt.contract.paymentNextperiod ?? '' })).toBe(1)
  })

  test('include the due premium of a home once it has loaded, although the header does not contain it', () => {
    const withoutDebt = { ...homeHeaderExamples.withDebt, debt: null }
    const payment = { premium: debt, paymentPeriodStartDate: TODAY, premiumType: 'CURRENT' } as const
    const premium: PremiumData = { payments: [payment], sentTransfers: null, method: null }
    expect(namesOf(homeCases, withoutDebt)).not.toContain('premiumDue')
    expect(namesOf(homeCases, withoutDebt, { premium })).toContain('premiumDue')
  })

  test('are not counted if the header is missing or stale', () => {
    const shown = shownOf(cascoCases, everythingOfCasco)
    expect(pendingTaskCount({ ...shown, staleAfter: 'other' })).toBe(0)
    expect(pendingTaskCount({ ...shown, header: null, staleAfter: null })).toBe(0)
  })

  test('omit a debt that a life insurance will deduct from the payout, unless another premium is due by the termination', () => {
    const life = lifeHeaderExamples.withDebt
    const ending = (terminationDate: string, menu: readonly string[] = life.enabledMenuItems ?? []) =>
      namesOf(eletCases, {
        ...life,
        enabledMenuItems: [...menu],
        contract: { ...life.contract, terminationDate, paymentNextperiod: '2027-02-27' },
      })
    expect(ending('2027-02-26')).toEqual([])
    expect(ending('2027-02-27')).toEqual(['debt'])
    expect(ending('2027-02-26', ['pay'])).toEqual(['debt'])
    const { contract } = headerExamples.withDebt
    const ended = { ...headerExamples.withDebt, contract: { ...contract, terminationDate: '2027-02-26' } }
    expect(namesOf(kgfbCases, ended)).toEqual(['debt'])
  })

  test('include the signing of a termination notice until its deadline, and the sending of a new notice afterwards', () => {
    const notice = { ...submitted('DIGITAL_SIGNATURE_NEEDED', 'case-1'), signUntil: TODAY }
    const at = (today: string) => namesOf(cascoCases, everythingOfCasco, { cases: [notice], today })
    expect(at(TODAY)).toEqual('debt signatureUntil supplements phone email'.split(' '))
    expect(at('2027-02-02')).toEqual('debt supplements phone email notice'.split(' '))
  })

  test('are empty if nothing is pending, the customer is not the contractor, or the menu lacks their entries', () => {
    expect(namesOf(kgfbCases, headerExamples.withoutDebt, { today: '2026-11-23' })).toEqual([])
    expect(namesOf(homeCases, everythingOfHome, { isContractor: false })).toEqual([])
    const menu = cascoCases.menu.filter(({ key }) => key === 'have-questions')
    expect(namesOf({ ...cascoCases, menu }, everythingOfCasco, { cases: waitingCases })).toEqual([])
  })

  test('end with one line about the submitted cases and the money that they wait for, if no case needs the customer', () => {
    const restLineOf = (cases: NonNullable<Given['cases']>) =>
      idleCasesStateOf(shownOf(kgfbCases, headerExamples.manyCases, { cases }))
    const [signed, done] = [submitted('DIGITAL_SIGNATURE_NEEDED', 'case-1'), submitted('SUCCEEDED', 'case-2')]
    const putOff = { ...done, waitsFor: 'PAYMENT' } as const
    const ordered = { ...done, waitsFor: 'EXECUTION' } as const
    expect(restLineOf([done])).toBe('casesAtRest')
    expect(restLineOf([done, ordered])).toBe('casesAtRest')
    const transferred = { ...done, waitsFor: 'TRANSFER' } as const
    expect(restLineOf([done, transferred])).toBe('casesAwaitTransfer')
    expect(restLineOf([transferred, putOff])).toBe('casesAwaitMoney')
    expect([restLineOf([signed, putOff]), restLineOf([]), restLineOf('unknown')]).toEqual([null, null, null])
  })

  test('do not end with that line while a claim waits for the customer', () => {
    const cases = [submitted('SUCCEEDED', 'case-1')]
    expect(idleCasesStateOf(shownOf(homeCases, { ...everythingOfHome, casesCount: 1 }, { cases }))).toBeNull()
    expect(idleCasesStateOf(shownOf(homeCases, { ...home, casesCount: 1 }, { cases }))).toBe('casesAtRest')
  })

  test('mention an announced transfer even if the insurer counts its case as closed or leaves out what it waits for', () => {
    const { waitsFor: _, ...untold } = submitted('SUCCEEDED', 'case-1')
    const header = { ...headerExamples.transferOnItsWay, casesCount: 0 }
    expect(idleCasesStateOf(shownOf(kgfbCases, header))).toBe('casesAwaitTransfer')
    const open = shownOf(kgfbCases, { ...header, casesCount: 1 }, { cases: [untold] })
    expect([idleCasesStateOf(open), mayHaveUnknownTasks(open)]).toEqual(['casesAwaitTransfer', true])
  })

  test.each([
    ['with an unknown status', submitted('DOCUMENT_NEEDED', 'case-1')],
    ['without what it waits for', { ...submitted('SUCCEEDED', 'case-1'), waitsFor: undefined }],
  ])('are marked as possibly incomplete if the insurer lists an open case %s', (_, listedCase) => {
    const shown = (casesCount: number) =>
      shownOf(kgfbCases, { ...headerExamples.withDebt, casesCount }, { cases: [listedCase] })
    expect([mayHaveUnknownTasks(shown(1)), idleCasesStateOf(shown(1))]).toEqual([true, null])
    expect(mayHaveUnknownTasks(shown(0))).toBe(false)
  })

  test('are marked as possibly incomplete if the header counts open cases, but the menu does not list them', () => {
    const may = (casesCount: number) =>
      mayHaveUnknownTasks({ ...shownOf(kgfbCases, { ...home, casesCount }), menu: [] })
    expect([may(1), may(0)]).toEqual([true, false])
  })

  test('include a claim that waits for the customer even if its task is not known', () => {
    const waiting = (claimTasks?: []) => {
      const contract = { ...home.contract, claims: [{ status: 'WAITING_FOR_CLIENT', claimTasks }] }
      return tasks(homeCases, { ...home, contract }).find(({ name }) => name === 'claims')
    }
    expect([waiting(), waiting([])]).toMatchObject([{ values: { number: 1 } }, { values: { number: 1 } }])
  })

  test.each<[string, [] | null | undefined, readonly unknown[]]>([
    ['has no claims', [], [false, 'casesAtRest']],
    ['leaves the claims out', undefined, [true, null]],
    ['sends null for the claims', null, [true, null]],
  ])(
    'are marked as possibly incomplete, with no case at rest, if the claims are unknown: the header %s',
    (_, claims, expected) => {
      const header = { ...home, casesCount: 1, contract: { ...home.contract, claims } }
      const shown = shownOf(homeCases, header, { cases: [submitted('SUCCEEDED', 'case-1')] })
      expect([mayHaveUnknownTasks(shown), idleCasesStateOf(shown)]).toEqual(expected)
    },
  )

  test('are marked as possibly incomplete while the submitted cases are not loaded', () => {
    const may = (header: ContractHeader, cases: Given['cases']) =>
      mayHaveUnknownTasks(shownOf(kgfbCases, header, cases === undefined ? {} : { cases }))
    const { casesCount: _, ...untold } = headerExamples.withDebt
    expect([null, 'unknown', []].map((cases) => may(headerExamples.manyCases, cases as Given['cases']))).toEqual([
      true,
      true,
      false,
    ])
    expect(may(untold, null)).toBe(true)
    expect(may(headerExamples.withDebt, null)).toBe(false)
  })

  test.each([
    ['submission', true],
    ['uncertain', true],
    ['other', false],
  ] as const)(
    'do not rely on the number of cases in a header that is older than the event %s: %s',
    (staleAfter, isOld) => {
      const shown = { ...shownOf(kgfbCases, { ...headerExamples.withDebt, casesCount: 0 }), staleAfter }
      const cases = [submitted('SUCCEEDED', 'case-1')]
      expect(mayHaveUnknownTasks({ ...shown, cases: 'unknown' })).toBe(isOld)
      expect(idleCasesStateOf({ ...shown, cases })).toBe(isOld ? 'casesAtRest' : null)
    },
  )
})

describe('the task of sending a termination notice for the anniversary', () => {
  const at = (today: string, contract = {}, header = {}) =>
    tasks(
      kgfbCases,
      {
        ...headerExamples.withoutDebt,
        ...header,
        contract: {
          ...headerExamples.withoutDebt.contract,
          ...{ anniversaryDate: '2027-03-29', paymentNextperiod: null },
          ...contract,
        },
      },
      { today },
    ).map(({ name, until }) => [name, until])

  test('is listed during the sixty days before its deadline', () => {
    const noticeTask = [['notice', '2027-02-26']]
    expect(at('2026-12-27')).toEqual([])
    expect(at('2026-12-28')).toEqual(noticeTask)
    expect(at('2027-02-26')).toEqual(noticeTask)
    expect(at('2027-02-27')).toEqual([])
  })

  test('is not listed if the contract ends earlier or has no valid anniversary', () => {
    expect(at(TODAY, { terminationDate: '2027-03-28' })).toEqual([])
    expect(at(TODAY, { anniversaryDate: '2027-02-31' }, { insuranceValidDate: null })).toEqual([])
  })

  test('is not listed for a life insurance', () => {
    expect(namesOf(eletCases, { ...lifeHeaderExamples.withDebt, debt: null })).not.toContain('notice')
  })
})

describe.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
  'the menu of %s',
  (productLine, cases) => {
    test('loads the submitted cases for its tasks with the same call as for the list of cases', () => {
      expect(cases.cases).toBe(casesOfProductLine[productLine])
    })

    test('highlights at most six cases and three documents, and at least four entries in a long menu', () => {
      for (const header of Object.values(examplesOf(cases.header)) as readonly ContractHeader[]) {
        const { menu } = shownOf(cases, header)
        const entriesWithIcon = menu.filter(({ icon }) => icon !== null)
        const frequent = entriesWithIcon.filter(({ group }) => group !== 'documents')
        if (menu.length > 20)
          expect(entriesWithIcon.length, entriesWithIcon.map(({ key }) => key).join()).toBeGreaterThanOrEqual(4)
        expect(frequent.length).toBeLessThanOrEqual(6)
        expect(entriesWithIcon.length - frequent.length).toBeLessThanOrEqual(3)
        expect(new Set(entriesWithIcon.map(({ icon }) => icon)).size).toBe(entriesWithIcon.length)
      }
    })
  },
)
