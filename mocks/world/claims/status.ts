import type { ClaimStatus as Status } from '../../../src/api/entities'
import { isoDaysFrom } from '../time/days'

const MINUTE = 60 * 1000

/** How long a reported claim waits until somebody looks at it, in ms. */
export const EXAMINATION_STARTS = 2 * MINUTE

/** How long the insurer looks at a claim before it pays, in ms. */
export const EXAMINATION_LASTS = 10 * MINUTE

/** Within how many days whoever acts next does: the insurer promises more than the simulated one takes. */
const daysToAct: Readonly<Partial<Record<Status, number>>> = { PENDING: 5, EXAMINING: 15, WAITING_FOR_CLIENT: 30 }

/** Until which day the next step is taken of a claim that stands so since then; none where nothing comes next. */
export const nextStepUntil = (status: Status, since: number): string | null => {
  const days = daysToAct[status]
  return days === undefined ? null : isoDaysFrom(since, days)
}

/** The statuses in the words of a letter to the customer. */
export const claimLabels: Readonly<Record<Status, string>> = {
  PENDING: 'Bejelentve',
  EXAMINING: 'Vizsgálat alatt',
  WAITING_FOR_CLIENT: 'Önre várunk',
  PAID: 'Kifizetve',
  REJECTED: 'Elutasítva',
  CLOSED: 'Lezárva',
  CLOSED_WITHOUT_PAYMENT: 'Kifizetés nélkül lezárva',
}

/** The status that a claim has now, by the one it was given: it is reported, then examined, then paid. */
export const statusOf = (given: Status, since: number, now: number): Status => {
  switch (given) {
    case 'PENDING':
      return now < since + EXAMINATION_STARTS ? 'PENDING' : statusOf('EXAMINING', since + EXAMINATION_STARTS, now)
    case 'EXAMINING':
      return now < since + EXAMINATION_LASTS ? 'EXAMINING' : 'PAID'
    default:
      return given
  }
}

/** Whether nothing more happens to a claim of a status, unless a review is asked for. */
export const isClosed = (status: Status): boolean =>
  status === 'PAID' || status === 'REJECTED' || status === 'CLOSED' || status === 'CLOSED_WITHOUT_PAYMENT'
