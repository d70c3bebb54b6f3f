import { describe, expect, test } from 'vitest'
import { problemOf } from '../../../machines/case/answers/problems'
import { asSecondaryDetails, type Detail } from '../../../machines/case/definition/detail'
import { asParsed } from '../../../machines/case/definition/parsed'
import * as casco from '../../../machines/cases/casco/termination.case'
import {
  anniversaryTermination,
  carSellTermination,
  finalWithdrawTermination,
  userChangeTermination,
} from '../../../machines/cases/kgfb/termination.case'
import { terminationPreviews } from '../../../mocks/examples/vehicle/termination'

const today = '2026-11-21'
const { withDebt, moneyBack, nothingToPay, notPossible } = terminationPreviews

describe.each([
  ['a sale', carSellTermination],
  ['another user', userChangeTermination],
  ['leaving traffic for good', finalWithdrawTermination],
  ['a sale, of a casco', casco.carSellTermination],
  ['leaving traffic for good, of a casco', casco.finalWithdrawTermination],
])('a vehicle termination (reason: %s)', (_what, definition) => {
  const problemWith = (terminationDate: string) =>
    problemOf(
      definition,
      { answers: { terminationDate }, today, options: {}, loaded: null, asked: null },
      'terminationDate',
    )

  test.each(['2026-09-21', '2024-02-29', '2001-01-01', today])(
    'can be reported for %s, which is not in the future',
    (day) => {
      expect(problemWith(day)).toBeNull()
    },
  )

  test.each([
    ['2026-11-22', 'dateTooLate'],
    ['0202-11-21', 'dateTooEarly'],
  ])('cannot be reported for %s if today is 2026-11-21 (error %s)', (day, name) => {
    expect(problemWith(day)?.name).toBe(name)
  })

  const detailsOf = (info: object) => definition.preview?.details(asParsed({ ...notPossible, ...info }))
  const keptDetailsOf = (info: object) => definition.preview?.kept?.(asParsed({ ...notPossible, ...info }))
  const forints = (name: string, value: number): Detail => ({ name, kind: 'money', value: { value, currency: 'HUF' } })
  const end = (value: string) => ({ name: 'insuranceEndDate', kind: 'date', value })

  test('is previewed for the day that the customer entered', () => {
    const input = definition.preview?.input({ body: { terminationDate: '2026-11-20' }, contractNumber: '10000001' })
    expect(input).toEqual({ query: { terminationDate: '2026-11-20' } })
  })

  test('shows no total if the insurer does not report the debt', () => {
    const names = (info: object) => detailsOf({ ...moneyBack, ...info })?.map(({ name }) => name)
    expect(names({ debtForWithdraw: null })).toContain('totalBack')
    expect(names({ debtForWithdraw: undefined })).not.toContain('totalBack')
  })

  test('shows the last day of cover, each part of the cost and the total in its preview', () => {
    expect(detailsOf(withDebt)).toEqual([
      end('2026-11-21'),
      ...asSecondaryDetails([
        forints('debtForWithdraw', 12_450),
        forints('premiumUntilEnd', 14_860),
        forints('durationDiscount', 2972),
      ]),
      forints('totalToPay', 30_282),
      ...[{ name: 'bonus', kind: 'text', value: 'B06' }],
    ])
    expect(detailsOf(moneyBack)).toEqual([
      end('2026-11-20'),
      ...asSecondaryDetails([
        forints('overpaid', 9340),
        forints('unusedPremium', 5715),
        forints('durationDiscount', 2972),
      ]),
      ...[forints('totalBack', 12_083), { name: 'bonus', kind: 'text', value: 'B06' }],
    ])
  })

  test('shows the costs of ending the contract today before the form, if the insurer sends them', () => {
    const beforehand = (info: object | null) => definition.impact(asParsed({ info }), null)
    expect(beforehand({ ...notPossible, ...withDebt })).toEqual(
      detailsOf(withDebt)?.filter(({ name }) => name !== 'bonus'),
    )
    expect(beforehand(null)).toEqual([])
    expect(definition.loads.map(({ isRequired }) => isRequired)).toEqual([false])
  })

  test('is previewed again whenever the chosen day changes', () => {
    expect(definition.preview?.by).toEqual(['terminationDate'])
  })

  test('shows no total if the cost has only one part, or parts in two currencies', () => {
    const debt = { value: 12_450, currency: 'HUF' }
    expect(detailsOf({ debtForWithdraw: debt })).toEqual([forints('debtForWithdraw', 12_450)])
    const euros = { value: 12, currency: 'EUR' }
    expect(detailsOf({ debtForWithdraw: debt, durationDiscount: euros })?.map(({ name }) => name)).toEqual([
      'debtForWithdraw',
      'durationDiscount',
    ])
  })

  test('shows no total if the premium until the end of cover is missing', () => {
    const { premiumUntilEnd: _, ...specified } = withDebt
    const parts = [end('2026-11-21'), forints('debtForWithdraw', 12_450), forints('durationDiscount', 2972)]
    expect(definition.preview?.details(asParsed(specified))).toEqual([
      ...parts,
      { name: 'bonus', kind: 'text', value: 'B06' },
    ])
    expect(definition.preview?.kept?.(asParsed(specified))).toEqual(parts)
  })

  test('repeats the last day of cover, the debt and the total in the confirmation', () => {
    expect(keptDetailsOf(withDebt)).toEqual([
      ...[end('2026-11-21'), forints('debtForWithdraw', 12_450), forints('totalToPay', 30_282)],
    ])
    expect(keptDetailsOf(moneyBack)).toEqual([end('2026-11-20'), forints('totalBack', 12_083)])
    expect(keptDetailsOf({})).toEqual([])
  })
})

describe('a termination for a vehicle out of traffic', () => {
  const out = (since: string) => ({ outOfTraffic: { since, backOn: null }, contract: {} })
  const pausedOf = (details: readonly Detail[] | undefined) =>
    details?.filter(({ name }) => name === 'coverPausedFrom').map(({ value }) => value)

  describe.each([carSellTermination, userChangeTermination, finalWithdrawTermination])('$id', (definition) => {
    const ofToday = (since: string) => pausedOf(definition.impact(asParsed({ info: withDebt }), out(since)))
    const ofDay = (insuranceEndDate: string) =>
      pausedOf(definition.preview?.details(asParsed({ ...withDebt, insuranceEndDate }), out('2026-10-01')))

    test('shows the start of the pause in cover, for an end of the contract today, only if the pause has begun', () => {
      expect(ofToday('2026-10-01')).toEqual(['2026-10-01'])
      expect(ofToday('2026-12-01')).toEqual([])
    })

    test('shows the start of the pause in cover for a chosen end date only if the pause has begun by that date', () => {
      expect(ofDay('2026-11-01')).toEqual(['2026-10-01'])
      expect(ofDay('2026-10-01')).toEqual(['2026-10-01'])
      expect(ofDay('2026-08-01')).toEqual([])
    })

    test('shows no pause in cover if the header is unknown', () => {
      expect(definition.present).toBeNull()
      expect(pausedOf(definition.impact(asParsed({ info: withDebt }), null))).toEqual([])
      expect(pausedOf(definition.preview?.details(asParsed(withDebt), null))).toEqual([])
    })
  })
})

describe('a termination at the anniversary', () => {
  test('shows a notice deadline thirty days before the period ends', () => {
    expect(
      anniversaryTermination.details(asParsed({ info: { ...nothingToPay, insuranceEndDate: '2026-12-31' } }), {})[0],
    ).toEqual({
      name: 'noticeUntil',
      kind: 'deadline',
      value: { until: '2026-12-01', from: '2026-01-01', next: '2027-01-01', isYear: true },
    })
  })

  test('shows no notice deadline for an invalid end date', () => {
    const details = anniversaryTermination.details(
      asParsed({ info: { ...nothingToPay, insuranceEndDate: '2026-02-31' } }),
      {},
    )
    expect(details.map(({ name }) => name)).not.toContain('noticeUntil')
  })

  const detailNames = (info: object) => anniversaryTermination.details(asParsed({ info }), {}).map(({ name }) => name)

  test('shows the end of cover and the next bonus class', () => {
    expect(detailNames(nothingToPay)).toEqual(['noticeUntil', 'insuranceEndDate', 'bonus'])
  })

  test('shows the termination date only if it differs from the last day of cover', () => {
    const ended = { ...nothingToPay, terminationDate: '2027-01-01' }
    expect(detailNames(ended)).toEqual(['noticeUntil', 'terminationDate', 'insuranceEndDate', 'bonus'])
  })

  const forints = (value: number) => ({ value, currency: 'HUF' }) as const
  const nextYearOf = (premiumFrequency: ReturnType<typeof forints> | null, info: object) =>
    anniversaryTermination.present?.(
      { contract: { premiumFrequency } },
      asParsed({ info: { ...notPossible, ...info } }),
    )

  test('compares the current premium with the premium of the next year', () => {
    expect(nextYearOf(forints(14_860), { nextYearPeriodicalPremium: forints(15_454) })).toEqual([
      {
        name: 'presentPeriodicalPremium',
        isPart: true,
        kind: 'compared',
        value: { amount: forints(14_860), most: forints(15_454), isNew: false },
      },
      {
        name: 'nextYearPeriodicalPremium',
        isPart: true,
        kind: 'compared',
        value: { amount: forints(15_454), most: forints(15_454), isNew: true },
      },
    ])
  })

  test('shows the next premium alone if the current one is unknown, and no premium if the next one is unknown', () => {
    expect(nextYearOf(null, { nextYearPeriodicalPremium: forints(15_454) })).toEqual([
      { name: 'nextYearPeriodicalPremium', isPart: true, kind: 'money', value: forints(15_454) },
    ])
    expect(nextYearOf(forints(14_860), {})).toEqual([])
  })

  test.each([
    [
      'shows the pause in cover if the vehicle leaves traffic before the end',
      { since: '2026-12-10', backOn: null },
      ['2026-12-10'],
    ],
    [
      'shows the pause in cover if the vehicle is back in traffic only after the end',
      { since: '2026-12-10', backOn: '2027-03-27' },
      ['2026-12-10'],
    ],
    [
      'shows no pause in cover if the vehicle is back in traffic by the end',
      { since: '2026-12-10', backOn: '2027-03-26' },
      [],
    ],
    [
      'shows no pause in cover if the vehicle leaves traffic only after the end',
      { since: '2027-03-27', backOn: null },
      [],
    ],
    ['shows no pause in cover if the vehicle is in traffic', null, []],
  ])('%s', (_, outOfTraffic, pauseStart) => {
    const details =
      anniversaryTermination.present?.({ outOfTraffic, contract: {} }, asParsed({ info: nothingToPay })) ?? []
    expect(details.filter(({ name }) => name === 'coverPausedFrom').map(({ value }) => value)).toEqual(pauseStart)
  })

  test('repeats the end of cover and the debt in the confirmation', () => {
    expect(
      anniversaryTermination.confirmationDetails(
        asParsed({ info: { ...nothingToPay, debtForWithdraw: forints(14_860) } }),
        {},
      ),
    ).toEqual([
      { name: 'insuranceEndDate', kind: 'date', value: nothingToPay.insuranceEndDate },
      { name: 'debtForWithdraw', kind: 'money', value: forints(14_860) },
    ])
  })

  test('shows no details if the insurer sends none', () => {
    expect(anniversaryTermination.details(asParsed({ info: notPossible }), {})).toEqual([])
  })
})
