import type { Money } from '../../../src/api/entities'

/**
 * Names of the customer's tasks, the most urgent first. The texts under `tasks.<name>` in `contract.json` explain each
 * task.
 */
export const taskNames = [
  'cardSentUntaken',
  'cardSentOther',
  'cardUnknown',
  'cardUnanswered',
  'cardProcessing',
  'cardPaid',
  'cardOther',
  'cardRefused',
  'transferShown',
  'debtLate',
  'debtPartlyLate',
  'debt',
  'debtInTime',
  'premiumDue',
  'premiumDueUnknown',
  'signatureUntil',
  'signature',
  'identification',
  'outOfTraffic',
  'supplements',
  'claims',
  'claimReview',
  'identity',
  'phone',
  'email',
  'notice',
] as const
export type TaskName = (typeof taskNames)[number]

/** Something that the customer has to do, or can do until a deadline. */
export interface Task {
  readonly name: TaskName
  /** Path after the entry's key: a variant, a step or a subject's id; missing if the task opens the entry itself. */
  readonly inside?: string
  /** Deadline, `yyyy-MM-dd`. */
  readonly until?: string
  /** First day on which the task is shown, `yyyy-MM-dd`. Missing if it is shown at once. */
  readonly toldFrom?: string
  /** Values for the task's text. */
  readonly values?: Readonly<Record<string, string | number | Money>>
  /** Text keys of what is missing, for example of the missing documents. */
  readonly parts?: readonly string[]
}
