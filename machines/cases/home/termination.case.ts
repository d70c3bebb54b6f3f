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
import { FORTY_YEARS, WITHDRAWAL, YEAR } from '../dateLimits'
import { endToday, noticeUntil, terminationEnd, terminationKept } from '../terminationInfo'
import { isMarchAvailable } from './march'

/** Creates a termination at the end of an insurance period. The insurer determines the day. */
const withPeriod = (
  period: 'anniversary' | 'quarterly',
  load: typeof previewAnniversary | typeof previewQuarterly,
  submit: typeof terminateAtAnniversary | typeof terminateQuarterly,
) =>
  defineCase({
    id: `lakas.termination.${period}`,
    load: { info: load, cases: mayFail(getCases) },
    availableWhen: isFirstNotice,
    trackedIn: 'online-cases',
    form: { description: optional(longText()) },
    details: ({ info }) => [
      ...noticeUntil(info, period === 'anniversary' ? 'year' : 'quarter'),
      ...terminationEnd(info),
    ],
    confirmationDetails: ({ info }) => terminationEnd(info),
    summary: true,
    submit,
  })

/** Felmondás évfordulóra: termination at the anniversary. */
export const anniversary = withPeriod('anniversary', previewAnniversary, terminateAtAnniversary)

/** Negyedéves felmondás: termination at the end of a quarterly period. */
export const quarterly = withPeriod('quarterly', previewQuarterly, terminateQuarterly)

const withdrawUntil = ({ contract: { startDate } }: CallData<typeof getHeader>) =>
  startDate && isDay(startDate) ? knownDetail('withdrawUntil', 'date', addDays(startDate, WITHDRAWAL)) : []

/** Felmondás 14 napon belül: withdrawal within 14 days, without a reason. */
export const within14Days = defineCase({
  id: 'lakas.termination.14-days',
  load: { header: getHeader, info: mayFail(previewWithdrawal) },
  form: { description: optional(longText()) },
  details: ({ header, info }) => [...withdrawUntil(header), ...(info ? terminationEnd(info) : [])],
  confirmationDetails: ({ info }) => (info ? terminationKept(info) : []),
  summary: true,
  submit: withdraw,
})

/** Ingatlan eladása: termination because the home was sold, with a document that proves the day. */
export const homeSell = defineCase({
  id: 'lakas.termination.home-sell',
  load: { info: mayFail(previewHomeSell) },
  form: {
    terminationDate: date({ from: -FORTY_YEARS, to: 0 }),
    description: optional(longText()),
    documents: documents({ min: 1 }),
  },
  impact: endToday,
  preview: {
    from: previewHomeSell,
    by: ['terminationDate'],
    input: ({ body: { terminationDate } }) => ({ query: { terminationDate } }),
    details: terminationEnd,
    kept: terminationKept,
  },
  summary: true,
  submit: terminateForHomeSell,
})

/** Érdekmúlás: the insured home no longer exists. */
export const lossOfInterest = defineCase({
  id: 'lakas.termination.loss-of-interest',
  load: { info: mayFail(previewLossOfInterest) },
  form: {
    terminationDate: date({ from: -FORTY_YEARS, to: 0 }),
    description: longText(),
    documents: documents({ min: 0 }),
  },
  impact: endToday,
  preview: {
    from: previewLossOfInterest,
    by: ['terminationDate'],
    input: ({ body: { terminationDate } }) => ({ query: { terminationDate } }),
    details: terminationEnd,
    kept: terminationKept,
  },
  summary: true,
  submit: terminateForLossOfInterest,
})

const isMarch = ({
  answers,
  today,
}: {
  readonly answers: { readonly isMarchTermination?: unknown }
  readonly today: string
}) => isMarchAvailable(today) && answers.isMarchTermination === 'yes'

/**
 * Egyéb ok: another reason. In March it also offers the termination without reason or day that every home contract
 * allows.
 */
export const other = defineCase({
  id: 'lakas.termination.other',
  load: { info: mayFail(previewOther) },
  form: {
    isMarchTermination: yesNo(),
    description: longText(),
    terminationDate: date({ from: 0, to: YEAR }),
  },
  visibleWhen: {
    isMarchTermination: { by: [], when: ({ today }) => isMarchAvailable(today) },
    description: { by: ['isMarchTermination'], when: (known) => !isMarch(known) },
    terminationDate: { by: ['isMarchTermination'], when: (known) => !isMarch(known) },
  },
  impact: endToday,
  preview: {
    from: previewOther,
    by: ['isMarchTermination', 'terminationDate'],
    input: ({ body: { terminationDate, isMarchTermination } }) => ({
      query: {
        ...(isMarchTermination && { isMarchTermination: 'true' as const }),
        ...(terminationDate && { terminationDate }),
      },
    }),
    details: terminationEnd,
    kept: terminationKept,
  },
  summary: true,
  submit: terminateForOther,
})
