import type { DebtDays } from '../../src/api/entities'

/**
 * Examples of a debt: before the deadline, after the deadline, after some of its deadlines, without a period, without
 * any date.
 */
export const debtDaysExamples = {
  inTime: {
    dueDate: '2026-09-27',
    deadline: '2026-11-26',
    periodStartDate: '2026-09-27',
    periodEndDate: '2026-12-26',
  },
  late: {
    dueDate: '2026-08-01',
    deadline: '2026-08-31',
    periodStartDate: '2026-08-01',
    periodEndDate: '2026-09-30',
  },
  partlyLate: {
    dueDate: '2026-08-01',
    deadline: '2026-08-31',
    periodStartDate: '2026-08-01',
    periodEndDate: '2027-01-31',
    parts: [
      { amount: { value: 200_000, currency: 'HUF' }, deadline: '2026-08-31' },
      { amount: { value: 150_000, currency: 'HUF' }, deadline: '2026-09-30' },
      { amount: { value: 150_000, currency: 'HUF' }, deadline: '2026-12-31' },
    ],
  },
  ofNoDays: { dueDate: '2026-11-21', deadline: '2026-12-21', periodStartDate: null, periodEndDate: null, parts: [] },
  daysUnknown: { dueDate: null, deadline: null, periodStartDate: null, periodEndDate: null },
} satisfies Readonly<Record<string, DebtDays>>
