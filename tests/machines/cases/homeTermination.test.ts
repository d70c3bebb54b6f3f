import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { optionsOf } from '../../../machines/case/answers/options'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { Answers } from '../../../machines/case/definition/field'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { anniversaryNoticeTask } from '../../../machines/cases/anniversaryNotice'
import { homeCases } from '../../../machines/cases/home'
import {
  anniversaryTermination,
  homeSellTermination,
  lossOfInterestTermination,
  otherTermination,
  quarterlyTermination,
  withdrawalWithin14Days,
} from '../../../machines/cases/home/termination.case'
import { insuranceYearOf } from '../../../machines/cases/period'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import texts from '../../../public/assets/i18n/hu/lakas.json'
import type { HomeHeader } from '../../../src/api/entities'

const { justStarted } = homeHeaderExamples

const withStart = (startDate: string | null): HomeHeader => ({
  ...justStarted,
  contract: { ...justStarted.contract, startDate },
})

const reasonsOn = (today: string, header: HomeHeader) => {
  const entry = homeCases.menu.find(({ key }) => key === 'terminate-insurance')
  const variants = entry?.type === 'variants' ? entry.variants : []
  return variants.filter(({ isEnabled }) => isEnabled(header, { isContractor: true, today })).map(({ slug }) => slug)
}

describe('a home contract', () => {
  test.each([
    ['2026-11-07', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])(
    'that began on 7 November offers a withdrawal for 14 days, until 21 November (today %s: %s)',
    (today, isOffered) => {
      expect(reasonsOn(today, withStart('2026-11-07')).includes('14-days')).toBe(isOffered)
    },
  )

  test.each([null, '2026-02-31'])('without a valid start date (%s) offers no withdrawal', (startDate) => {
    expect(reasonsOn('2026-11-22', withStart(startDate))).not.toContain('14-days')
  })

  test('that began years ago offers every termination reason except the withdrawal', () => {
    expect(reasonsOn('2027-05-05', withStart('2020-01-01'))).toEqual([
      'anniversary',
      'home-sell',
      'loss-of-interest',
      'quarterly',
      'other',
    ])
  })
})

describe('a home contract with an end date', () => {
  const { withDebt } = homeHeaderExamples
  const ending = (contractDateEnd: string, terminationReasonId: number | null = 6): HomeHeader => ({
    ...withDebt,
    insuranceValidDate: '2027-06-30',
    contract: { ...withDebt.contract, contractDateEnd, terminationReasonId },
  })

  test.each([
    ['at its anniversary', '2027-06-30', ['home-sell', 'loss-of-interest', 'quarterly', 'other']],
    ['before a notice given today takes effect', '2026-12-21', ['home-sell', 'loss-of-interest']],
    ['on the day that a notice given today takes effect', '2026-12-22', ['home-sell', 'loss-of-interest']],
    [
      'a day after a notice given today takes effect',
      '2026-12-23',
      ['home-sell', 'loss-of-interest', 'quarterly', 'other'],
    ],
    ['after its anniversary', '2027-09-30', ['anniversary', 'home-sell', 'loss-of-interest', 'quarterly', 'other']],
  ])('that ends %s offers only the termination reasons that lead to an earlier end', (_when, end, reasons) => {
    expect(reasonsOn('2026-11-22', ending(end))).toEqual(reasons)
  })

  test('offers a termination at an anniversary before the end date, but only until that anniversary’s notice deadline', () => {
    const isOffered = (today: string) => reasonsOn(today, ending('2027-09-30')).includes('anniversary')
    expect(['2027-05-31', '2027-06-01'].map(isOffered)).toEqual([true, false])
  })

  test('ends its insurance year at the end date, and has no task to send a notice for the anniversary', () => {
    expect(insuranceYearOf(ending('2027-03-31'), '2026-11-22')).toEqual({
      from: '2026-07-01',
      next: '2027-03-31',
      isLast: true,
    })
    expect(anniversaryNoticeTask(ending('2027-03-31'), { today: '2026-11-22' })).toBeNull()
  })

  test.each([
    ['2027-03-30', true],
    ['2027-03-31', false],
    ['2027-04-30', false],
    [null, true],
  ])(
    'that ends on 31 March offers a termination at the end of a quarter only for an earlier day: %s',
    (day, isOffered) => {
      const loaded: Loaded = asParsed({ info: { insuranceEndDate: day }, cases: [], header: ending('2027-03-31') })
      expect(quarterlyTermination.availableWhen?.(loaded, '')).toBe(isOffered)
    },
  )

  // The case is also not offered if an unsigned notice for the same day waits, and the text is the same.
  test.each(['anniversary', 'quarterly'] as const)(
    'that ends sooner does not blame an unsigned notice for the missing termination: %s',
    (slug) => {
      const { notOffered, notOfferedForOthers } = texts.cases['terminate-insurance'].variants[slug]
      expect([notOffered, notOfferedForOthers].join()).not.toMatch(/már beküldött|nem írta alá/)
    },
  )

  test('allows only earlier days for another reason', () => {
    const lastDayOf = (header: HomeHeader | null) =>
      otherTermination.limits(asParsed({ info: null, header }), {}).terminationDate?.last
    expect([ending('2027-03-31'), ending('2027-03-31', null), null].map(lastDayOf)).toEqual(['2027-03-30', null, null])
  })

  test('is treated as a contract without an end date if the insurer sends no termination reason', () => {
    const running = ending('2027-03-31', null)
    expect(reasonsOn('2026-11-22', running)).toContain('anniversary')
    expect(insuranceYearOf(running, '2026-11-22')).toEqual({ from: '2026-07-01', next: '2027-07-01', isLast: false })
    expect(anniversaryNoticeTask(running, { today: '2026-11-22' })).not.toBeNull()
  })
})

describe('a withdrawal from a new home contract', () => {
  const header = withStart('2026-11-07')
  const info = {
    debtForWithdraw: null,
    unusedPremium: { value: 3510, currency: 'HUF' },
    insuranceEndDate: '2026-11-12',
    terminationDate: '2026-11-12',
  }
  const detailsOf = (data: object) =>
    withdrawalWithin14Days.details(asParsed(data), {}).map(({ name, value }) => [name, value])

  test('shows its deadline in the form, and the end of cover and the refund also in the confirmation', () => {
    const refund = ['totalBack', { value: 3510, currency: 'HUF' }]
    expect(detailsOf({ header, info })).toEqual([
      ['withdrawUntil', '2026-11-21'],
      ['insuranceEndDate', '2026-11-12'],
      ['unusedPremium', { value: 3510, currency: 'HUF' }],
      refund,
    ])
    const details = withdrawalWithin14Days.confirmationDetails(asParsed({ header, info }), {})
    expect(details.map(({ name, value }) => [name, value])).toEqual([['insuranceEndDate', '2026-11-12'], refund])
  })

  test('shows no more than its deadline if the insurer sends no preview', () => {
    expect(detailsOf({ header, info: null })).toEqual([['withdrawUntil', '2026-11-21']])
    expect(detailsOf({ header: withStart(null), info: null })).toEqual([])
  })
})

describe('a termination at the end of a period', () => {
  test.each([
    ['2026-01-01', anniversaryTermination],
    ['2026-10-02', quarterlyTermination],
  ])(
    'shows the notice deadline and the end of cover if the insurance year or quarter began on %s',
    (from, { id, details }) => {
      const info = {
        debtForWithdraw: null,
        insuranceEndDate: '2026-12-31',
        durationDiscount: null,
        terminationDate: null,
      }
      expect(details(asParsed({ info }), {}).map(({ name, value }) => [name, value])).toEqual([
        ['noticeUntil', { until: '2026-12-01', from, next: '2027-01-01', isYear: id === anniversaryTermination.id }],
        ['insuranceEndDate', '2026-12-31'],
      ])
    },
  )
})

describe('a termination on a day that documents prove', () => {
  test.each([homeSellTermination, lossOfInterestTermination])(
    'previews its costs, and repeats the last day of cover, the debt and the total in the confirmation',
    ({ preview }) => {
      const previewInput = { body: { terminationDate: '2026-11-20' }, contractNumber: '30000001' }
      expect(preview?.input(previewInput)).toEqual({ query: { terminationDate: '2026-11-20' } })
      const forints = (value: number) => ({ value, currency: 'HUF' })
      const info = {
        ...{ insuranceEndDate: '2026-11-20', terminationDate: null },
        ...{ debtForWithdraw: forints(7240), unusedPremium: forints(1086), durationDiscount: forints(12_600) },
      }
      expect(preview?.details(asParsed(info)).map(({ name, value }) => [name, Object(value).value])).toEqual([
        ['insuranceEndDate', undefined],
        ['debtForWithdraw', 7240],
        ['unusedPremium', 1086],
        ['durationDiscount', 12_600],
        ['totalToPay', 18_754],
      ])
      expect(preview?.kept?.(asParsed(info)).map(({ name }) => name)).toEqual([
        'insuranceEndDate',
        'debtForWithdraw',
        'totalToPay',
      ])
    },
  )
})

describe('a termination on a chosen day', () => {
  test.each([homeSellTermination, lossOfInterestTermination, otherTermination])(
    'shows the costs of ending the contract today before the customer fills in the form: $id',
    ({ impact }) => {
      const info = {
        ...{ insuranceEndDate: '2026-11-22', terminationDate: '2026-11-22', debtForWithdraw: null },
        ...{ premiumUntilEnd: { value: 2640, currency: 'HUF' }, durationDiscount: { value: 12_600, currency: 'HUF' } },
      }
      expect(impact(asParsed({ info }), null).map(({ name, value }) => [name, Object(value).value ?? value])).toEqual([
        ['insuranceEndDate', '2026-11-22'],
        ['premiumUntilEnd', 2640],
        ['durationDiscount', 12_600],
        ['totalToPay', 15_240],
      ])
    },
  )

  test.each([homeSellTermination, lossOfInterestTermination, otherTermination])(
    'is available even if the costs of ending the contract today did not load: $id',
    (definition) => {
      expect(definition.loads.some(({ isRequired }) => isRequired)).toBe(false)
      expect(definition.impact(asParsed({ info: null }), null)).toEqual([])
    },
  )

  test.each([lossOfInterestTermination, otherTermination])(
    'is previewed when the entered day changes, but not when the description changes: $id',
    ({ preview }) => {
      expect(preview?.by).toContain('terminationDate')
      expect(preview?.by).not.toContain('description')
    },
  )
})

describe('a termination for another reason', () => {
  const loaded: Loaded = asParsed({ info: null })
  const fieldContextOn = (today: string, answers: Answers) => ({
    today,
    answers,
    options: optionsOf(otherTermination, loaded, {}),
    loaded,
    asked: null,
  })
  const askedOn = (today: string, answers: Answers = {}) =>
    visibleFieldsOn(otherTermination, 'form', fieldContextOn(today, answers)).map(([name]) => name)

  test('requires a description and the end date', () => {
    expect(askedOn('2026-11-21')).toEqual(['description', 'terminationDate'])
  })

  // The last day for the notice is the first working day on or after 31 March. In 2029 it is 3 April: 31 March is a
  // Saturday, and 2 April is Easter Monday.
  test.each(['2026-03-01', '2026-03-31', '2029-04-03'])(
    'needs neither a description nor an end date if the customer chooses the March termination in time (today: %s)',
    (day) => {
      expect(askedOn(day)).toContain('isMarchTermination')
      expect(askedOn(day, { isMarchTermination: 'no' })).toContain('description')
      const answers = { isMarchTermination: 'yes', description: 'Elköltözöm.', terminationDate: '2026-05-01' }
      expect(askedOn(day, answers)).toEqual(['isMarchTermination'])
      expect(JSON.parse(JSON.stringify(bodyOf(otherTermination, fieldContextOn(day, answers))))).toEqual({
        isMarchTermination: true,
      })
    },
  )

  test('is sent as an ordinary termination if the draft contains a March termination but March is over', () => {
    const answers = { isMarchTermination: 'yes', description: 'Elköltözöm.', terminationDate: '2026-05-01' }
    expect(JSON.parse(JSON.stringify(bodyOf(otherTermination, fieldContextOn('2026-04-01', answers))))).toEqual({
      description: 'Elköltözöm.',
      terminationDate: '2026-05-01',
    })
  })
})
