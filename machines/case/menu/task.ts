import type { Money } from '../../../src/api/entities'

/** What may wait for a customer, the most urgent first. */
export const taskNames = [
  'cardUnknown',
  'cardProcessing',
  'cardPaid',
  'cardOther',
  'cardRefused',
  'debtLate',
  'debtPartlyLate',
  'debt',
  'debtInTime',
  'signatureUntil',
  'signature',
  'identification',
  'outOfTraffic',
  'supplements',
  'claims',
  'identity',
  'phone',
  'email',
  'notice',
] as const
export type TaskName = (typeof taskNames)[number]

/** Something that waits for the customer, or can be done until a day only. */
export interface Task {
  readonly name: TaskName
  /** What stands in the address behind the entry's key: a variant, a step, or the id of a thing; without it, nothing does. */
  readonly inside?: string
  /** The last day for it, `yyyy-MM-dd`. */
  readonly until?: string
  /** From which day on it is told of; without one, at once. */
  readonly toldFrom?: string
  /** What its words are filled in with. */
  readonly values?: Readonly<Record<string, string | number | Money>>
  /** What is missing, by text key. */
  readonly parts?: readonly string[]
}
