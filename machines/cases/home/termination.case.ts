import type { CallData } from '../../../src/api/endpoint'
import { getCases, getHeader } from '../../../src/api/home'
import {
  previewAnniversary,
  previewHomeSell,
  previewLossOfInterest,
  previewOther,
  previewQuarterly,
  previewWithdrawal,
  terminateAtAnniversary,
  terminateForHomeSell,
  terminateForLossOfInterest,
  terminateForOther,
  terminateQuarterly,
  withdraw,
} from '../../../src/api/homeTermination'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { documents } from '../../case/definition/fields/documents'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { yesNo } from '../../case/definition/fields/yesNo'
import { mayFail } from '../../case/definition/loads'
import { addDays, isDay } from '../../validation/date'
import { isFirstNotice } from '../awaitedNotice'
import { FORTY_YEARS_DAYS, WITHDRAWAL_DAYS, YEAR_DAYS } from '../dateLimits'
import { scheduledEndOf } from '../scheduledEnd'
import { endTodayDetails, noticeDeadlineDetail, resultPageEndDetails, terminationEndDetails } from '../terminationInfo'
import { canEndInMarch } from './march'

interface PeriodData {
  readonly info: CallData<typeof previewQuarterly>
  readonly header: CallData<typeof getHeader> | null
}

/** Tells if the period ends before the day of a signed termination. `true` if either day is not known. */
const endsSooner = ({ info: { insuranceEndDate: periodEnd }, header }: PeriodData): boolean => {
  const scheduledEnd = header && scheduledEndOf(header)
  return !scheduledEnd || !periodEnd || periodEnd < scheduledEnd
}

/** Creates a termination at the end of an insurance period. The insurer determines the day. */
const periodTermination = (
  period: 'anniversary' | 'quarterly',
  load: typeof previewAnniversary | typeof previewQuarterly,
  submit: typeof terminateAtAnniversary | typeof terminateQuarterly,
) =>
  defineCase({
    id: `lakas.termination.${period}`,
    load: { info: load, cases: mayFail(getCases), header: mayFail(getHeader) },
    availableWhen: (loaded) => isFirstNotice(loaded) && endsSooner(loaded),
    trackedIn: 'online-cases',
    form: { description: optional(longText()) },
    details: ({ info }) => [
      ...noticeDeadlineDetail(info, period === 'anniversary' ? 'year' : 'quarter'),
      ...terminationEndDetails(info),
    ],
    confirmationDetails: ({ info }) => terminationEndDetails(info),
    summary: true,
    submit,
  })

/** Felmondás évfordulóra: termination at the anniversary. */
export const anniversaryTermination = periodTermination('anniversary', previewAnniversary, terminateAtAnniversary)

/** Negyedéves felmondás: termination at the end of a quarterly period. */
export const quarterlyTermination = periodTermination('quarterly', previewQuarterly, terminateQuarterly)

const withdrawalDeadline = ({ contract: { startDate } }: CallData<typeof getHeader>) =>
  startDate && isDay(startDate) ? knownDetail('withdrawUntil', 'date', addDays(startDate, WITHDRAWAL_DAYS)) : []

/** Felmondás 14 napon belül: withdrawal within 14 days, without a reason. */
export const withdrawalWithin14Days = defineCase({
  id: 'lakas.termination.14-days',
  load: { header: getHeader, info: mayFail(previewWithdrawal) },
  form: { description: optional(longText()) },
  details: ({ header, info }) => [...withdrawalDeadline(header), ...(info ? terminationEndDetails(info) : [])],
  confirmationDetails: ({ info }) => (info ? resultPageEndDetails(info) : []),
  summary: true,
  submit: withdraw,
})

/**
 * Ingatlan eladása: termination because the home was sold. The customer attaches a document that proves the day of the
 * sale.
 */
export const homeSellTermination = defineCase({
  id: 'lakas.termination.home-sell',
  load: { info: mayFail(previewHomeSell) },
  form: {
    terminationDate: date({ from: -FORTY_YEARS_DAYS, to: 0 }),
    description: optional(longText()),
    documents: documents({ min: 1 }),
  },
  impact: endTodayDetails,
  preview: {
    from: previewHomeSell,
    by: ['terminationDate'],
    input: ({ body: { terminationDate } }) => ({ query: { terminationDate } }),
    details: terminationEndDetails,
    kept: resultPageEndDetails,
  },
  summary: true,
  submit: terminateForHomeSell,
})

/** Érdekmúlás: the insured home no longer exists. */
export const lossOfInterestTermination = defineCase({
  id: 'lakas.termination.loss-of-interest',
  load: { info: mayFail(previewLossOfInterest) },
  form: {
    terminationDate: date({ from: -FORTY_YEARS_DAYS, to: 0 }),
    description: longText(),
    documents: documents({ min: 0 }),
  },
  impact: endTodayDetails,
  preview: {
    from: previewLossOfInterest,
    by: ['terminationDate'],
    input: ({ body: { terminationDate } }) => ({ query: { terminationDate } }),
    details: terminationEndDetails,
    kept: resultPageEndDetails,
  },
  summary: true,
  submit: terminateForLossOfInterest,
})

const asksForMarchEnd = ({
  answers,
  today,
}: {
  readonly answers: { readonly isMarchTermination?: unknown }
  readonly today: string
}) => canEndInMarch(today) && answers.isMarchTermination === 'yes'

/**
 * Egyéb ok: a reason without a case of its own. In March, every home contract can also be terminated without a reason.
 * The customer then chooses no day.
 */
export const otherTermination = defineCase({
  id: 'lakas.termination.other',
  load: { info: mayFail(previewOther), header: mayFail(getHeader) },
  // A notice for the day of a signed termination, or for a later day, would change nothing.
  limits: ({ header }) => {
    const scheduledEnd = header && scheduledEndOf(header)
    return { terminationDate: { last: scheduledEnd && isDay(scheduledEnd) ? addDays(scheduledEnd, -1) : null } }
  },
  form: {
    isMarchTermination: yesNo(),
    description: longText(),
    terminationDate: date({ from: 0, to: YEAR_DAYS }),
  },
  visibleWhen: {
    isMarchTermination: { by: [], when: ({ today }) => canEndInMarch(today) },
    description: { by: ['isMarchTermination'], when: (context) => !asksForMarchEnd(context) },
    terminationDate: { by: ['isMarchTermination'], when: (context) => !asksForMarchEnd(context) },
  },
  impact: endTodayDetails,
  preview: {
    from: previewOther,
    by: ['isMarchTermination', 'terminationDate'],
    input: ({ body: { terminationDate, isMarchTermination } }) => ({
      query: {
        ...(isMarchTermination && { isMarchTermination: 'true' as const }),
        ...(terminationDate && { terminationDate }),
      },
    }),
    details: terminationEndDetails,
    kept: resultPageEndDetails,
  },
  summary: true,
  submit: terminateForOther,
})
