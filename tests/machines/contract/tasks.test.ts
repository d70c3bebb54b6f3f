import { describe, expect, test } from 'vitest'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../../machines/cases'
import { cascoCases } from '../../../machines/cases/casco'
import { homeCases } from '../../../machines/cases/home'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { eletCases } from '../../../machines/cases/life'
import { casesOfProductLine } from '../../../machines/casesOfProductLine'
import { enabledIn } from '../../../machines/contract/loadHeader.actor'
import { casesAtRest, isBeingPaid, maySomethingWait, tasksOf, waitingIn } from '../../../machines/contract/tasks'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import { examplesOf } from '../../../mocks/examples'
import { claimExamples } from '../../../mocks/examples/claims/lists'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { ListedCase } from '../../../src/api/entities'

const TODAY = '2027-02-01'
const debt = { value: 100, currency: 'HUF' } as const

interface Given {
  readonly cases?: readonly ListedCase[] | 'unknown' | null
  readonly payments?: readonly OpenPayment[]
  readonly isContractor?: boolean
  readonly today?: string
}

const shownOf = ({ menu }: ProductLineCases, header: ContractHeader, { today = TODAY, ...given }: Given = {}) => ({
  ...{ header, today, cases: [], payments: [], isContractor: true, ...given },
  menu: enabledIn(menu, header, { isContractor: true, today, ...given }),
})
const tasks = (area: ProductLineCases, header: ContractHeader, given: Given = {}) =>
  tasksOf(shownOf(area, header, given))
const namesOf = (...given: Parameters<typeof tasks>) => tasks(...given).map(({ name }) => name)

const submitted = (caseStatus: string, caseId: string): ListedCase => ({ name: `Ügy ${caseId}`, caseStatus, caseId })
const waiting = [
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

describe('what waits for the customer', () => {
  test('stands with the most urgent first', () => {
    expect(namesOf(cascoCases, everythingOfCasco, { cases: waiting })).toEqual(
      'debt signature identification supplements phone email notice'.split(' '),
    )
    expect(namesOf(homeCases, everythingOfHome)).toEqual('debt claims identity notice'.split(' '))
  })

  test('is first a card payment that is not done with, with the way back to its case', () => {
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

  test('is a card payment that asks the insurer again at its return, and may be on its way', () => {
    const payment: OpenPayment = {
      ...{ type: 'unknown', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
      returnAddress: '/fizetes-visszateres?paymentCode=a',
    }
    expect(tasks(cascoCases, everythingOfCasco, { payments: [payment] })[0]).toMatchObject({
      name: 'cardUnknown',
      key: 'pay',
      address: payment.returnAddress,
    })
    expect(isBeingPaid([payment])).toBe(true)
  })

  test('is a card payment that did not arrive for a submitted case, which pays nothing', () => {
    const payment: OpenPayment = {
      ...{ type: 'sentUntaken', id: 'a', origin: '/casco/ugyek/pay/fizetes', amount: debt },
      isSubmitted: true,
    }
    expect(tasks(cascoCases, everythingOfCasco, { payments: [payment] })[0]).toMatchObject({ name: 'cardSentUntaken' })
    expect(isBeingPaid([payment])).toBe(false)
  })

  test('leads to what does it: one case to itself, several to their list', () => {
    const to = (cases: readonly ListedCase[]) =>
      tasks(kgfbCases, headerExamples.withDebt, { cases, today: '2026-11-23' }).map(({ name, key, inside }) => [
        name,
        key,
        inside,
      ])
    expect(to(waiting)).toEqual([
      ['debt', 'pay', 'fizetes'],
      ['signature', 'online-cases', 'case-1'],
      ['identification', 'online-cases', 'case-3'],
    ])
    expect(to([...waiting, submitted('IDENTIFICATION_NEEDED', 'case-4')]).at(-1)).toEqual([
      'identification',
      'online-cases',
      undefined,
    ])
  })

  test('says until when a notice has to be signed, of several the earliest that is not over', () => {
    const notice = (signUntil: string, caseId: string): ListedCase => ({
      ...submitted('DIGITAL_SIGNATURE_NEEDED', caseId),
      signUntil,
    })
    const of = (...cases: readonly ListedCase[]) =>
      tasks(homeCases, home, { cases, today: '2026-11-26' })
        .filter(({ name }) => name.startsWith('signature'))
        .map(({ name, until, inside, values }) => [name, until, inside, values?.number])
    const [late, soon, later] = [notice('2026-11-25', 'a'), notice('2026-12-01', 'b'), notice('2027-03-01', 'c')]
    expect(of(soon)).toEqual([['signatureUntil', '2026-12-01', 'b', 1]])
    expect(of(later, late, soon)).toEqual([['signatureUntil', '2026-12-01', undefined, 2]])
    expect(of(late)).toEqual([])
    expect(of({ ...soon, caseStatus: 'SUCCEEDED' })).toEqual([])
  })

  test('is nothing urgent where a transfer of all that is owed is on its way', () => {
    const amount = { value: 99, currency: 'HUF' } as const
    const of = (value: number) =>
      namesOf(
        kgfbCases,
        { ...headerExamples.withDebt, debt, announcedTransfers: [{ amount: { ...amount, value }, date: TODAY }] },
        { today: '2026-11-23' },
      )
    expect([of(99), of(100)]).toEqual([['debt'], []])
  })

  test('is urgent where the transfer that is on its way is for another premium', () => {
    const of = (premiumType: 'DEBT' | 'CURRENT' | 'NEXT') =>
      namesOf(
        kgfbCases,
        { ...headerExamples.withDebt, debt, announcedTransfers: [{ amount: debt, date: TODAY, premiumType }] },
        { today: '2026-11-23' },
      )
    expect([of('DEBT'), of('CURRENT'), of('NEXT')]).toEqual([[], ['debt'], ['debt']])
  })

  test('says what is missing, and how many claims wait', () => {
    const of = (...given: Parameters<typeof tasks>) => tasks(...given).map(({ parts, values }) => parts ?? values)
    expect(of(cascoCases, everythingOfCasco)).toContainEqual(['inspection', 'key'])
    expect(of(homeCases, everythingOfHome)).toContainEqual({ number: 3 })
  })

  test('is counted for home: what has to be done, each claim for itself, and not what only may be', () => {
    const count = (...given: Parameters<typeof shownOf>) => waitingIn({ ...shownOf(...given), stale: false })
    expect(count(cascoCases, everythingOfCasco, { cases: waiting })).toBe(4)
    expect(count(homeCases, everythingOfHome)).toBe(4)
    expect(count(kgfbCases, headerExamples.withoutDebt)).toBe(0)
  })

  test('is not counted before the header has come, nor where something may have been done since', () => {
    const shown = shownOf(cascoCases, everythingOfCasco)
    expect(waitingIn({ ...shown, stale: true })).toBe(0)
    expect(waitingIn({ ...shown, header: null, stale: false })).toBe(0)
  })

  test('is no debt that comes off what is paid in the end, before another premium falls due', () => {
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

  test('is no notice for the anniversary that was given, and no signature of one that is late', () => {
    const notice = { ...submitted('DIGITAL_SIGNATURE_NEEDED', 'case-1'), signUntil: TODAY }
    const at = (today: string) => namesOf(cascoCases, everythingOfCasco, { cases: [notice], today })
    expect(at(TODAY)).toEqual('debt signatureUntil supplements phone email'.split(' '))
    expect(at('2027-02-02')).toEqual('debt supplements phone email notice'.split(' '))
  })

  test('is nothing for a contract at rest, for somebody else, and where it cannot be done here', () => {
    expect(namesOf(kgfbCases, headerExamples.withoutDebt, { today: '2026-11-23' })).toEqual([])
    expect(namesOf(homeCases, everythingOfHome, { isContractor: false })).toEqual([])
    const menu = cascoCases.menu.filter(({ key }) => key === 'have-questions')
    expect(namesOf({ ...cascoCases, menu }, everythingOfCasco, { cases: waiting })).toEqual([])
  })

  test('is nothing of what was submitted, or that money has yet to come, where none of it has a task', () => {
    const rest = (cases: NonNullable<Given['cases']>) =>
      casesAtRest(shownOf(kgfbCases, headerExamples.manyCases, { cases }))
    const [signed, done] = [submitted('DIGITAL_SIGNATURE_NEEDED', 'case-1'), submitted('SUCCEEDED', 'case-2')]
    const putOff = { ...done, waitsFor: 'PAYMENT' } as const
    const ordered = { ...done, waitsFor: 'EXECUTION' } as const
    expect(rest([done])).toBe('casesAtRest')
    expect(rest([done, ordered])).toBe('casesAtRest')
    const transferred = { ...done, waitsFor: 'TRANSFER' } as const
    expect(rest([done, transferred])).toBe('casesAwaitTransfer')
    expect(rest([transferred, putOff])).toBe('casesAwaitMoney')
    expect([rest([signed, putOff]), rest([]), rest('unknown')]).toEqual([null, null, null])
  })

  test('may be more than is known as long as cases are under way that are not listed', () => {
    const may = (header: ContractHeader, cases: Given['cases']) =>
      maySomethingWait(shownOf(kgfbCases, header, cases === undefined ? {} : { cases }))
    const { casesCount: _, ...untold } = headerExamples.withDebt
    expect([null, 'unknown', []].map((cases) => may(headerExamples.manyCases, cases as Given['cases']))).toEqual([
      true,
      true,
      false,
    ])
    expect(may(untold, null)).toBe(true)
    expect(may(headerExamples.withDebt, null)).toBe(false)
  })
})

describe('the notice at the anniversary', () => {
  const at = (today: string, contract = {}, header = {}) =>
    tasks(
      kgfbCases,
      {
        ...headerExamples.withoutDebt,
        ...header,
        contract: { ...headerExamples.withoutDebt.contract, anniversaryDate: '2027-03-29', ...contract },
      },
      { today },
    ).map(({ name, until }) => [name, until])

  test('is told of in the sixty days in which it can still be in time', () => {
    const told = [['notice', '2027-02-26']]
    expect(at('2026-12-27')).toEqual([])
    expect(at('2026-12-28')).toEqual(told)
    expect(at('2027-02-26')).toEqual(told)
    expect(at('2027-02-27')).toEqual([])
  })

  test('is not told of where the contract ends anyway, or no day can be counted from', () => {
    expect(at(TODAY, { terminationDate: '2027-03-28' })).toEqual([])
    expect(at(TODAY, { anniversaryDate: '2027-02-31' }, { insuranceValidDate: null })).toEqual([])
  })

  test('is none of a life insurance', () => {
    expect(namesOf(eletCases, { ...lifeHeaderExamples.withDebt, debt: null })).not.toContain('notice')
  })
})

describe.each(everyProductLine.map((cases) => [cases.area, cases] as const))('the menu of %s', (area, cases) => {
  test('lists what was submitted by the same call as the cases’ own screen', () => {
    expect(cases.cases).toBe(casesOfProductLine[area])
  })

  test('has four things or more that customers come for most, wherever it is of some length: up to six, and up to three papers', () => {
    for (const header of Object.values(examplesOf(cases.header)) as readonly ContractHeader[]) {
      const { menu } = shownOf(cases, header)
      const wanted = menu.filter(({ icon }) => icon !== null)
      const frequent = wanted.filter(({ group }) => group !== 'documents')
      if (menu.length > 20) expect(wanted.length, wanted.map(({ key }) => key).join()).toBeGreaterThanOrEqual(4)
      expect(frequent.length).toBeLessThanOrEqual(6)
      expect(wanted.length - frequent.length).toBeLessThanOrEqual(3)
      expect(new Set(wanted.map(({ icon }) => icon)).size).toBe(wanted.length)
    }
  })
})
