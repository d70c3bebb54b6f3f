import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { contactTask, paidVerdict, photosTask, reviewTask } from './course'
import type { KeptClaim } from './slice'
import { isClosed } from './status'

type ClaimSeed = Pick<KeptClaim, 'claimCause' | 'status' | 'damagedThings'> & {
  readonly daysAgo: number
  readonly groupId?: string
  /** The reason why the claim is not paid. */
  readonly decision?: string
  readonly tasks?: ReadonlyArray<Pick<KeptClaim['tasks'][number], 'type' | 'description'>>
}

const invoiceTask = {
  type: 'DOCUMENT',
  description: 'Kérjük, töltse fel a javítás számláját vagy árajánlatát.',
} as const

// One storm caused two damages, so they share a group.
const STORM_GROUP = 'group-30000001-1'

const LITTLE_RAIN_DECISION = 'A legközelebbi mérőállomás percenként 0,4 mm esőt mért.'

const seedsByContract = new Map<string, readonly ClaimSeed[]>([
  [
    '30000001',
    [
      { daysAgo: 1, claimCause: 'Csőtörés', status: 'PENDING' },
      { daysAgo: 6, claimCause: 'Vihar', status: 'EXAMINING', groupId: STORM_GROUP },
      {
        daysAgo: 6,
        claimCause: 'Üvegtörés',
        status: 'WAITING_FOR_CLIENT',
        groupId: STORM_GROUP,
        tasks: [contactTask, photosTask],
      },
      { daysAgo: 19, claimCause: 'Betörés', status: 'WAITING_FOR_CLIENT', tasks: [invoiceTask] },
      {
        daysAgo: 33,
        claimCause: 'Felhőszakadás',
        status: 'WAITING_FOR_CLIENT',
        tasks: [reviewTask],
        decision: LITTLE_RAIN_DECISION,
      },
      {
        daysAgo: 140,
        claimCause: 'Villámcsapás',
        status: 'PAID',
        damagedThings: [{ riskObject: 'ASSET', name: 'Televízió', purchaseYear: 2023, estimatedLoss: 148_000 }],
      },
      {
        daysAgo: 263,
        claimCause: 'Árvíz',
        status: 'REJECTED',
        decision: 'A pincébe talajvíz jutott be, ez nem számít árvíznek.',
      },
      {
        daysAgo: 391,
        claimCause: 'Jégverés',
        status: 'CLOSED_WITHOUT_PAYMENT',
        decision: 'Ön visszavonta a kárigényét.',
      },
      {
        daysAgo: 604,
        claimCause: 'Tűz',
        status: 'CLOSED',
        damagedThings: [
          { riskObject: 'BUILDING', name: 'A konyha fala és mennyezete', estimatedLoss: 640_000 },
          { riskObject: 'ASSET', name: 'Konyhabútor', estimatedLoss: 410_000 },
        ],
      },
    ],
  ],
])

/**
 * The initial claims of a contract. They occurred before the store began, and their status begins when they are first
 * read.
 */
export const seedClaims = (contractNumber: string, store: Store): KeptClaim[] =>
  (seedsByContract.get(contractNumber) ?? []).map(
    ({ daysAgo, groupId = null, tasks = [], decision = null, ...seed }, index) => {
      const id = `K-${contractNumber}-${index + 1}`
      return {
        ...seed,
        id,
        claimDate: isoDaysFrom(store.state.beganAt, -daysAgo),
        groupId,
        since: store.now(),
        asks: [],
        verdict: isClosed(seed.status)
          ? { status: seed.status, decision }
          : decision === null
            ? paidVerdict
            : { status: 'REJECTED', decision },
        tasks: tasks.map((task, taskIndex) => ({ ...task, id: `${id}-task-${taskIndex + 1}` })),
      }
    },
  )
