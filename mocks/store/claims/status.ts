import type { ClaimStatus as Status } from '../../../src/api/entities'
import { isoDaysFrom } from '../time/days'
import type { KeptClaim } from './slice'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Days that the insurer waits for requested data. */
const WAITED_FOR = 30

/** Time from a claim's report to the start of its examination, in ms. */
export const EXAMINATION_STARTS = 2 * MINUTE

/** Duration of an examination before the insurer requests data or decides, in ms. */
export const EXAMINATION_LASTS = 10 * MINUTE

/** Deadline of the next step in each status, in days. The simulated insurer is faster than it promises. */
const daysToAct: Readonly<Partial<Record<Status, number>>> = {
  PENDING: 5,
  EXAMINING: 15,
  WAITING_FOR_CLIENT: WAITED_FOR,
}

/** The deadline of a claim's next step, or `null`. `since` is the start of the claim's status (epoch, ms). */
export const nextStepUntil = (status: Status, since: number): string | null => {
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
export const CLOSED_AFTER = 30 * DAY

/** Outcome of a claim whose requested data did not arrive in time. */
const NOT_DONE = {
  status: 'CLOSED_WITHOUT_PAYMENT',
  decision: 'A kért adatok a megadott határidőig nem érkeztek meg.',
} as const

type Next = Pick<KeptClaim, 'status' | 'since'> & Partial<Pick<KeptClaim, 'tasks' | 'asks' | 'verdict'>>

/** The next automatic status of a claim and its time; `undefined` if the status does not change by itself. */
const nextOf = ({ status, since, tasks, asks, verdict }: KeptClaim): Next | undefined => {
  switch (status) {
    case 'PENDING':
      return { status: 'EXAMINING', since: since + EXAMINATION_STARTS }
    case 'EXAMINING': {
      // Missing data are requested before the decision. A review is offered after it.
      const missing = asks.filter(({ type }) => type !== 'REVIEW_REQUEST')
      const requests = missing.length > 0 ? missing : asks
      const laterRequests = asks.filter((ask) => !requests.includes(ask))
      return requests.length > 0
        ? { status: 'WAITING_FOR_CLIENT', since: since + EXAMINATION_LASTS, tasks: requests, asks: laterRequests }
        : { status: verdict.status, since: since + EXAMINATION_LASTS }
    }
    case 'WAITING_FOR_CLIENT': {
      const outcome = tasks.every(({ type }) => type === 'REVIEW_REQUEST') ? verdict : NOT_DONE
      return { status: outcome.status, since: since + WAITED_FOR * DAY, tasks: [], asks: [], verdict: outcome }
    }
    case 'PAID':
      return { status: 'CLOSED', since: since + CLOSED_AFTER }
    default:
      return undefined
  }
}

/** Advances a claim to its current status. Calls `notify` with the initial status and after each change. */
export const settleClaim = (claim: KeptClaim, now: number, notify: (claim: KeptClaim) => void): void => {
  notify(claim)
  for (let next = nextOf(claim); next !== undefined && next.since <= now; next = nextOf(claim)) {
    Object.assign(claim, next)
    notify(claim)
  }
}

/** Tells if a status is final, apart from a review. */
export const isClosed = (status: Status): boolean =>
  status === 'PAID' || status === 'REJECTED' || status === 'CLOSED' || status === 'CLOSED_WITHOUT_PAYMENT'
