import type { InferOutput } from 'valibot'
import { CLOUDBURST_MM_A_MINUTE, type reportClaim } from '../../../src/api/claimReport'
import type { KeptClaim } from './slice'

/** The course of a claim: the data requested from the customer after the first examination, and the outcome. */
export type Course = Pick<KeptClaim, 'asks' | 'verdict'>

export const contactTask = {
  type: 'CONTACT_DETAILS',
  description:
    'Kérjük, adja meg, kit és hol kereshetünk a helyszíni szemle egyeztetéséhez. Ha a határidőig nem tudjuk meg, az ügyet kifizetés nélkül le kell zárnunk.',
} as const
const accountTask = {
  type: 'CONTACT_DETAILS',
  description:
    'Kérjük, adja meg, melyik bankszámlára utaljuk a kártérítést. Ha a határidőig nem tudjuk meg, az ügyet kifizetés nélkül le kell zárnunk.',
} as const
export const photosTask = {
  type: 'DOCUMENT',
  description:
    'Kérjük, töltsön fel fényképeket a sérülésekről. Ha a határidőig nem érkeznek meg, az ügyet kifizetés nélkül le kell zárnunk.',
} as const
export const reviewTask = {
  type: 'REVIEW_REQUEST',
  description:
    'A szakértőnk szerint a biztosítás ezt a kárt nem téríti meg. Ha nem ért egyet vele, a határidőig itt kérhet felülvizsgálatot.',
} as const

export const paidVerdict: Course['verdict'] = { status: 'PAID', decision: null }
const cloudburstLimit = String(CLOUDBURST_MM_A_MINUTE).replace('.', ',')

// Damage event: liability. The injured party receives the payment.
const LIABILITY_EVENT = 10

/** Outcomes without payment, by the id of the damage event. With them, a demo can show every outcome of a claim. */
const unpaidVerdicts: ReadonlyMap<number | undefined, Course['verdict']> = new Map([
  [
    4,
    {
      status: 'REJECTED',
      decision: `A legközelebbi mérőállomás percenként 0,3 mm esőt mért. Felhőszakadásnak a legalább ${cloudburstLimit} mm számít.`,
    },
  ],
  [
    9,
    { status: 'REJECTED', decision: 'Az otthon nyílt ártéren fekszik, ahol a szerződés az árvíz kárait nem fedezi.' },
  ],
  [LIABILITY_EVENT, { status: 'CLOSED_WITHOUT_PAYMENT', decision: 'A károsult nem jelentkezett a kárigényével.' }],
])

/**
 * Returns the course of a claim after its report. The insurer requests missing photos, a missing e-mail address and,
 * except for liability, a missing bank account. It rejects a claim about a cloudburst, and the customer can request a
 * review.
 */
export const courseOf = (
  claimId: string,
  { damageEventId, documents = [], email, bankAccount }: InferOutput<typeof reportClaim.body>,
): Course => {
  const requestedTasks = [
    ...(email ? [] : [contactTask]),
    ...(bankAccount || damageEventId === LIABILITY_EVENT ? [] : [accountTask]),
    ...(documents.length > 0 ? [] : [photosTask]),
    ...(damageEventId === 4 ? [reviewTask] : []),
  ]
  return {
    asks: requestedTasks.map((task, index) => ({ ...task, id: `${claimId}-task-${index + 1}` })),
    verdict: unpaidVerdicts.get(damageEventId) ?? paidVerdict,
  }
}
