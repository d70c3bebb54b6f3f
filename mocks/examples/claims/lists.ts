import type { Claim, ClaimStatus, Claims, ClaimTask as Task } from '../../../src/api/entities'
import { claimLabels } from '../../store/claims/status'

const createClaim = (
  id: string,
  status: ClaimStatus,
  claimTasks: Task[] = [],
  groupId: string | null = null,
): Claim => ({
  id,
  claimDate: '2026-11-14',
  claimCause: 'Vihar',
  status,
  statusLabel: claimLabels[status],
  claimTasks,
  groupId,
})

const contactTask: Task = {
  type: 'CONTACT_DETAILS',
  id: 'task-1',
  description: 'Kérjük, adja meg, milyen telefonszámon érhetjük el.',
}
const documentTask: Task = { type: 'DOCUMENT', id: 'task-2', description: 'Kérjük, töltse fel a javítás számláját.' }
const photosTask: Task = { type: 'DOCUMENT', id: 'task-4', description: 'Kérjük, küldjön fényképeket a kárról.' }
const describedReviewTask: Task = {
  type: 'REVIEW_REQUEST',
  id: 'task-5',
  description: 'Ha nem ért egyet, kérhet felülvizsgálatot.',
}
const reviewTask: Task = { type: 'REVIEW_REQUEST', id: 'task-3', description: null }

const waitingClaim = (id: string, ...tasks: Task[]): Claim => ({
  ...createClaim(id, 'WAITING_FOR_CLIENT', tasks),
  nextStepUntil: '2026-12-21',
})

/** Ids of two seed claims: one waits for contact data and photos, the other for a review request. */
const WAITING_CLAIM_ID = 'K-30000001-3'
const DECIDED_CLAIM_ID = 'K-30000001-5'

const damagedThings: Claim['damagedThings'] = [
  { riskObject: 'BUILDING', name: 'A konyha mennyezete', estimatedLoss: 90_000 },
  { riskObject: 'OUTBUILDING', name: 'Garázs', part: 'a kapu' },
  { riskObject: 'ASSET', name: 'Televízió', purchaseYear: 2020, estimatedLoss: 120_000 },
  { riskObject: 'ASSET', name: 'Kerékpár' },
]

const updatedAt = '2026-11-21T11:00:00.000Z'
const pendingClaim = createClaim('claim-1', 'PENDING')
const claimOfUnknownStatus: Claim = {
  ...createClaim('claim-8', 'PENDING'),
  status: 'WAITING_FOR_EXPERT',
  statusLabel: 'Szakértőre vár',
}
const paidAmount: Claim['paidAmount'] = { value: 275_000, currency: 'HUF' }
const paidClaim = { ...createClaim('claim-4', 'PAID'), paidAmount }

/** Example lists of claims: each status, each task, grouped claims, empty and long lists. */
export const claimExamples = {
  none: { updatedAt, open: [], closed: [] },
  everyStatus: {
    updatedAt,
    open: [
      pendingClaim,
      createClaim('claim-2', 'EXAMINING'),
      waitingClaim('claim-3', documentTask),
      claimOfUnknownStatus,
    ],
    closed: [
      paidClaim,
      { ...createClaim('claim-5', 'REJECTED'), decision: 'A mért szél nem érte el a vihar 54 km/h-s határát.' },
      { ...createClaim('claim-6', 'CLOSED'), paidAmount },
      createClaim('claim-7', 'CLOSED_WITHOUT_PAYMENT'),
    ],
  },
  onlyOpen: { updatedAt, open: [pendingClaim], closed: [] },
  onlyClosed: { updatedAt, open: [], closed: [paidClaim] },
  contactTask: { updatedAt, open: [waitingClaim(WAITING_CLAIM_ID, contactTask)], closed: [] },
  documentTask: { updatedAt, open: [waitingClaim(WAITING_CLAIM_ID, documentTask)], closed: [] },
  reviewTask: { updatedAt, open: [waitingClaim(DECIDED_CLAIM_ID, reviewTask)], closed: [] },
  everyTask: {
    updatedAt,
    open: [
      waitingClaim(WAITING_CLAIM_ID, contactTask, documentTask, photosTask),
      waitingClaim(DECIDED_CLAIM_ID, describedReviewTask),
    ],
    closed: [],
  },
  things: {
    updatedAt,
    open: [
      { ...createClaim('claim-1', 'EXAMINING'), damagedThings },
      { ...waitingClaim(WAITING_CLAIM_ID, documentTask), damagedThings: [] },
      { ...createClaim('claim-2', 'EXAMINING'), damagedThings: Array(50).fill(damagedThings).flat() },
    ],
    closed: [],
  },
  grouped: {
    updatedAt,
    open: [
      createClaim('claim-1', 'EXAMINING', [], 'group-1'),
      createClaim('claim-2', 'WAITING_FOR_CLIENT', [documentTask], 'group-1'),
    ],
    closed: [createClaim('claim-3', 'PAID', [], 'group-2')],
  },
  long: {
    updatedAt,
    open: [
      waitingClaim(WAITING_CLAIM_ID, contactTask, documentTask, photosTask),
      waitingClaim(DECIDED_CLAIM_ID, describedReviewTask),
      ...Array.from({ length: 200 }, (_, index) => createClaim(`claim-${index + 1}`, 'EXAMINING')),
    ],
    closed: Array.from({ length: 200 }, (_, index) => createClaim(`claim-${index + 201}`, 'PAID')),
  },
} satisfies Record<string, Claims>
