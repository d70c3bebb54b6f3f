import type { ClaimStatus as Status } from '../../../src/api/entities'
import { isoDaysFrom } from '../time/days'
import type { KeptClaim } from './slice'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** How many days the insurer waits for what it has asked for. */
const WAITED_FOR = 30

/** How long a reported claim waits until somebody looks at it, in ms. */
export const EXAMINATION_STARTS = 2 * MINUTE

/** How long the insurer looks at a claim before it asks for something or decides, in ms. */
export const EXAMINATION_LASTS = 10 * MINUTE

/** Within how many days whoever acts next does: the insurer promises more than the simulated one takes. */
const daysToAct: Readonly<Partial<Record<Status, number>>> = {
  PENDING: 5,
  EXAMINING: 15,
  WAITING_FOR_CLIENT: WAITED_FOR,
}

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

/** How long an insurer that has paid keeps the claim, in ms. */
export const CLOSED_AFTER = 30 * DAY

/** What the customer has not done in time is not waited for any longer. */
const NOT_DONE = {
  status: 'CLOSED_WITHOUT_PAYMENT',
  decision: 'A kért adatok a megadott határidőig nem érkeztek meg.',
} as const

type Next = Pick<KeptClaim, 'status' | 'since'> & Partial<Pick<KeptClaim, 'tasks' | 'asks' | 'verdict'>>

/** What happens to a claim next if nobody does anything, and when; `undefined` where nothing does. */
const nextOf = ({ status, since, tasks, asks, verdict }: KeptClaim): Next | undefined => {
  switch (status) {
    case 'PENDING':
      return { status: 'EXAMINING', since: since + EXAMINATION_STARTS }
    case 'EXAMINING': {
      // Nobody has decided before all is there: what is missing is asked for first, a review is offered after it.
      const missing = asks.filter(({ type }) => type !== 'REVIEW_REQUEST')
      const asked = missing.length > 0 ? missing : asks
      const left = asks.filter((ask) => !asked.includes(ask))
      return asked.length > 0
        ? { status: 'WAITING_FOR_CLIENT', since: since + EXAMINATION_LASTS, tasks: asked, asks: left }
        : { status: verdict.status, since: since + EXAMINATION_LASTS }
    }
    case 'WAITING_FOR_CLIENT': {
      const end = tasks.every(({ type }) => type === 'REVIEW_REQUEST') ? verdict : NOT_DONE
      return { status: end.status, since: since + WAITED_FOR * DAY, tasks: [], asks: [], verdict: end }
    }
    case 'PAID':
      return { status: 'CLOSED', since: since + CLOSED_AFTER }
    default:
      return undefined
  }
}

/** Brings a claim to where it stands by now, and tells of where it stood and of each status on the way. */
export const settleClaim = (kept: KeptClaim, now: number, tell: (claim: KeptClaim) => void): void => {
  tell(kept)
  for (let next = nextOf(kept); next !== undefined && next.since <= now; next = nextOf(kept)) {
    Object.assign(kept, next)
    tell(kept)
  }
}

/** Whether nothing more happens to a claim of a status, unless a review is asked for. */
export const isClosed = (status: Status): boolean =>
  status === 'PAID' || status === 'REJECTED' || status === 'CLOSED' || status === 'CLOSED_WITHOUT_PAYMENT'
