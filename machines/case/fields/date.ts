import { addDays, checkDay } from '../../validation/date'
import type { TextField } from '../field'

/** A day, sent as `yyyy-MM-dd`. The first and the last that can be chosen are given in days from today. */
export const date = (days: { readonly from: number; readonly to: number }): TextField<string> => ({
  type: 'text',
  kind: 'date',
  isOptional: false,
  days,
  check: (typed, { today }) => checkDay(typed, addDays(today, days.from), addDays(today, days.to)),
  toWire: (typed) => typed.trim(),
})
