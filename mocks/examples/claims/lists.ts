import type { Claim, ClaimStatus, Claims, ClaimTask as Task } from '../../../src/api/entities'
import { claimLabels } from '../../store/claims/status'

const claimOf = (id: string, status: ClaimStatus, claimTasks: Task[] = [], groupId: string | null = null): Claim => ({
  id,
  claimDate: '2026-11-14',
  claimCause: 'Vihar',
  status,
  statusLabel: claimLabels[status],
  claimTasks,
  groupId,
})

const contact: Task = {
  type: 'CONTACT_DETAILS',
  id: 'task-1',
  description: 'Kérjük, adja meg, milyen telefonszámon érhetjük el.',
}
const document: Task = { type: 'DOCUMENT', id: 'task-2', description: 'Kérjük, töltse fel a javítás számláját.' }
const photos: Task = { type: 'DOCUMENT', id: 'task-4', description: 'Kérjük, küldjön fényképeket a kárról.' }
const described: Task = {
  type: 'REVIEW_REQUEST',
  id: 'task-5',
  description: 'Ha nem ért egyet, kérhet felülvizsgálatot.',
}
const review: Task = { type: 'REVIEW_REQUEST', id: 'task-3', description: null }

const waitingClaim = (id: string, ...tasks: Task[]): Claim => ({
  ...claimOf(id, 'WAITING_FOR_CLIENT', tasks),
  nextStepUntil: '2026-12-21',
})

/** Ids of two seed claims: one waits for contact and photos, the other for a review request. */
const ASKED = 'K-30000001-3'
const DECIDED = 'K-30000001-5'

const damagedThings: Claim['damagedThings'] = [
  { riskObject: 'BUILDING', name: 'A konyha mennyezete', estimatedLoss: 90_000 },
  { riskObject: 'OUTBUILDING', name: 'Garázs', part: 'a kapu' },
  { riskObject: 'ASSET', name: 'Televízió', purchaseYear: 2020, estimatedLoss: 120_000 },
  { riskObject: 'ASSET', name: 'Kerékpár' },
]

const updatedAt = '2026-11-21T11:00:00.000Z'
const pending = claimOf('claim-1', 'PENDING')
const unheardOf: Claim = {
  ...claimOf('claim-8', 'PENDING'),
  status: 'WAITING_FOR_EXPERT',
  statusLabel: 'Szakértőre vár',
}
const paidAmount: Claim['paidAmount'] = { value: 275_000, currency: 'HUF' }
const paid = { ...claimOf('claim-4', 'PAID'), paidAmount }

/** Example lists of claims: each status, each task, grouped claims, empty and long lists. */
export const claimExamples = {
  none: { updatedAt, open: [], closed: [] },
  everyStatus: {
    updatedAt,
    open: [pending, claimOf('claim-2', 'EXAMINING'), waitingClaim('claim-3', document), unheardOf],
    closed: [
      paid,
      { ...claimOf('claim-5', 'REJECTED'), decision: 'A mért szél nem érte el a vihar 54 km/h-s határát.' },
      { ...claimOf('claim-6', 'CLOSED'), paidAmount },
      claimOf('claim-7', 'CLOSED_WITHOUT_PAYMENT'),
    ],
  },
  onlyOpen: { updatedAt, open: [pending], closed: [] },
  onlyClosed: { updatedAt, open: [], closed: [paid] },
  contactTask: { updatedAt, open: [waitingClaim(ASKED, contact)], closed: [] },
  documentTask: { updatedAt, open: [waitingClaim(ASKED, document)], closed: [] },
  reviewTask: { updatedAt, open: [waitingClaim(DECIDED, review)], closed: [] },
  everyTask: {
    updatedAt,
    open: [waitingClaim(ASKED, contact, document, photos), waitingClaim(DECIDED, described)],
    closed: [],
  },
  things: {
    updatedAt,
    open: [
      { ...claimOf('claim-1', 'EXAMINING'), damagedThings },
      { ...waitingClaim(ASKED, document), damagedThings: [] },
      { ...claimOf('claim-2', 'EXAMINING'), damagedThings: Array(50).fill(damagedThings).flat() },
    ],
    closed: [],
  },
  grouped: {
    updatedAt,
    open: [
      claimOf('claim-1', 'EXAMINING', [], 'group-1'),
      claimOf('claim-2', 'WAITING_FOR_CLIENT', [document], 'group-1'),
    ],
    closed: [claimOf('claim-3', 'PAID', [], 'group-2')],
  },
  long: {
    updatedAt,
    open: [
      waitingClaim(ASKED, contact, document, photos),
      waitingClaim(DECIDED, described),
      ...Array.from({ length: 200 }, (_, index) => claimOf(`claim-${index + 1}`, 'EXAMINING')),
    ],
    closed: Array.from({ length: 200 }, (_, index) => claimOf(`claim-${index + 201}`, 'PAID')),
  },
} satisfies Record<string, Claims>
