import type { ClaimStatus as Status } from '../../../src/api/entities'

const MINUTE = 60 * 1000

/** How long a reported claim waits until somebody looks at it, in ms. */
export const EXAMINATION_STARTS = 2 * MINUTE

/** How long the insurer looks at a claim before it pays, in ms. */
export const EXAMINATION_LASTS = 10 * MINUTE

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
