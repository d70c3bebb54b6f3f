/** Of what a debt may be: a premium whose days of grace run, or are over, and a sum that is for no days. */
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
  ofNoDays: { dueDate: '2026-11-21', deadline: '2026-12-21', periodStartDate: null, periodEndDate: null },
  daysUnknown: { dueDate: null, deadline: null, periodStartDate: null, periodEndDate: null },
} as const
