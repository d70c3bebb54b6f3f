import { nextDayAt } from '../../../machines/today'
import type { ClaimStatus as Status } from '../../../src/api/entities'
import { isoDaysFrom } from '../time/days'
import type { KeptClaim } from './slice'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Days that the insurer waits for requested data. */
const DAYS_TO_RESPOND = 30

/** Time from a claim's report to the start of its examination, in ms. */
export const EXAMINATION_DELAY = 2 * MINUTE

/** Duration of an examination before the insurer requests data or decides, in ms. */
export const EXAMINATION_DURATION = 10 * MINUTE

/** Deadline of the next step in each status, in days. The simulated insurer is faster than it promises. */
const daysToAct: Readonly<Partial<Record<Status, number>>> = {
  PENDING: 5,
  EXAMINING: 15,
  WAITING_FOR_CLIENT: DAYS_TO_RESPOND,
}

/**
 * The deadline of a claim's next step; `null` if the status has no deadline. `since` is the start of the status (epoch,
 * ms).
 */
export const nextStepDeadline = (status: Status, since: number): string | null => {
  const days = daysToAct[status]
  return days === undefined ? null : isoDaysFrom(since, days)
}

/** Status labels as used in letters to the customer. */
export const claimLabels: Readonly<Record<Status, string>> = {
  PENDING: 'Bejelentve',
  EXAMINING: 'Vizsgálat alatt',
  WAITING_FOR_CLIENT: 'Önre várunk',
  PAID: 'Kifizetve',
  REJECTED: 'Elutasítva',
  CLOSED: 'Lezárva',
  CLOSED_WITHOUT_PAYMENT: 'Kifizetés nélkül lezárva',
}

/** Time from a payment to the closing of the claim, in ms. */
export const CLOSING_DELAY = 30 * DAY

/** Outcome of a claim whose requested data did not arrive in time. */
const EXPIRED_VERDICT = {
  status: 'CLOSED_WITHOUT_PAYMENT',
  decision: 'A kért adatok a megadott határidőig nem érkeztek meg.',
} as const

type NextStatus = Pick<KeptClaim, 'status' | 'since'> & Partial<Pick<KeptClaim, 'tasks' | 'asks' | 'verdict'>>

/** The next automatic status of a claim and its time; `undefined` if the status does not change by itself. */
const nextStatusOf = ({ status, since, tasks, asks, verdict }: KeptClaim): NextStatus | undefined => {
  switch (status) {
    case 'PENDING':
      return { status: 'EXAMINING', since: since + EXAMINATION_DELAY }
    case 'EXAMINING': {
      // Missing data are requested before the decision. A review is offered after the decision.
      const missingDataTasks = asks.filter(({ type }) => type !== 'REVIEW_REQUEST')
      const requestedTasks = missingDataTasks.length > 0 ? missingDataTasks : asks
      const laterTasks = asks.filter((ask) => !requestedTasks.includes(ask))
      return requestedTasks.length > 0
        ? { status: 'WAITING_FOR_CLIENT', since: since + EXAMINATION_DURATION, tasks: requestedTasks, asks: laterTasks }
        : { status: verdict.status, since: since + EXAMINATION_DURATION }
    }
    case 'WAITING_FOR_CLIENT': {
      // The customer can act until the end of the deadline's day.
      const outcome = tasks.every(({ type }) => type === 'REVIEW_REQUEST') ? verdict : EXPIRED_VERDICT
      return {
        status: outcome.status,
        since: nextDayAt(since + DAYS_TO_RESPOND * DAY),
        tasks: [],
        asks: [],
        verdict: outcome,
      }
    }
    case 'PAID':
      return { status: 'CLOSED', since: since + CLOSING_DELAY }
    default:
      return undefined
  }
}

/** Advances a claim to its current status. Calls `notify` with the claim before the first change and after each one. */
export const settleClaim = (claim: KeptClaim, now: number, notify: (claim: KeptClaim) => void): void => {
  notify(claim)
  for (
    let nextStatus = nextStatusOf(claim);
    nextStatus !== undefined && nextStatus.since <= now;
    nextStatus = nextStatusOf(claim)
  ) {
    Object.assign(claim, nextStatus)
    notify(claim)
  }
}

/** Tells if the claim is decided. Only a review can change the decision. */
export const isClosed = (status: Status): boolean =>
  status === 'PAID' || status === 'REJECTED' || status === 'CLOSED' || status === 'CLOSED_WITHOUT_PAYMENT'
