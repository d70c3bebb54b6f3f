import { isoDaysFrom } from '../time/days'
import type { KeptClaim } from './slice'

type Seed = Pick<KeptClaim, 'claimCause' | 'status'> & {
  readonly daysAgo: number
  readonly groupId?: string
  readonly tasks?: ReadonlyArray<Pick<KeptClaim['tasks'][number], 'type' | 'description'>>
}

const contact = {
  type: 'CONTACT_DETAILS',
  description: 'Kérjük, adja meg, milyen telefonszámon érhetjük el a helyszíni szemle egyeztetéséhez.',
} as const
const invoice = {
  type: 'DOCUMENT',
  description: 'Kérjük, töltse fel a javítás számláját vagy árajánlatát.',
} as const
const photos = { type: 'DOCUMENT', description: 'Kérjük, töltsön fel fényképeket a sérülésekről.' } as const
const review = {
  type: 'REVIEW_REQUEST',
  description: 'Ha nem ért egyet a szakértő véleményével, itt kérhet felülvizsgálatot.',
} as const

// One storm did two damages: they stand together.
const STORM = 'group-30000001-1'

const byContract = new Map<string, readonly Seed[]>([
  [
    '30000001',
    [
      { daysAgo: 1, claimCause: 'Csőtörés', status: 'PENDING' },
      { daysAgo: 6, claimCause: 'Vihar', status: 'EXAMINING', groupId: STORM },
      { daysAgo: 6, claimCause: 'Üvegtörés', status: 'WAITING_FOR_CLIENT', groupId: STORM, tasks: [contact, photos] },
      { daysAgo: 19, claimCause: 'Betörés', status: 'WAITING_FOR_CLIENT', tasks: [invoice] },
      { daysAgo: 33, claimCause: 'Felhőszakadás', status: 'WAITING_FOR_CLIENT', tasks: [review] },
      { daysAgo: 140, claimCause: 'Villámcsapás', status: 'PAID' },
      { daysAgo: 263, claimCause: 'Árvíz', status: 'REJECTED' },
      { daysAgo: 391, claimCause: 'Jégverés', status: 'CLOSED_WITHOUT_PAYMENT' },
      { daysAgo: 604, claimCause: 'Tűz', status: 'CLOSED' },
    ],
  ],
])

/** The claims that a contract starts with; their dates lie before `now` (epoch, ms). */
export const seedClaims = (contractNumber: string, now: number): KeptClaim[] =>
  (byContract.get(contractNumber) ?? []).map(({ daysAgo, groupId = null, tasks = [], ...seed }, index) => {
    const id = `claim-${contractNumber}-${index + 1}`
    return {
      ...seed,
      id,
      claimDate: isoDaysFrom(now, -daysAgo),
      groupId,
      since: now,
      tasks: tasks.map((task, place) => ({ ...task, id: `${id}-task-${place + 1}` })),
    }
  })
