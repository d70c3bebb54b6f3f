import { type Claim, type ClaimTask, knownClaimStatusOf } from '../../src/api/entities'
import type { ClaimLists } from './claims.types'

/** The tasks of a claim, from the list of claims or from the header. */
type WithTasks = Pick<Claim, 'claimTasks'>

/** Every claim, the open ones first. */
export const allClaims = ({ open, closed }: ClaimLists): readonly Claim[] => [...(open ?? []), ...(closed ?? [])]

/** Returns the claim with this id; `undefined` if neither list contains it. */
export const findClaim = (lists: ClaimLists, id: string): Claim | undefined =>
  allClaims(lists).find((claim) => claim.id === id)

/** Returns `true` for a closed claim of an unknown status: the portal cannot say how it ended. */
export const hasUnknownEnd = ({ closed }: ClaimLists, claim: Claim): boolean =>
  knownClaimStatusOf(claim) === null && (closed ?? []).includes(claim)

const readableTasksOf = ({ claimTasks }: WithTasks): readonly ClaimTask[] =>
  (claimTasks ?? []).filter((task) => task !== null)

/** Tells if a claim has a task that the portal cannot show. */
export const hasUnknownTask = ({ claimTasks }: WithTasks): boolean => claimTasks?.includes(null) ?? false

/** Returns the known types of a claim's open tasks, each once, because one case completes all tasks of a type. */
export const taskTypesOf = (claim: WithTasks): readonly ClaimTask['type'][] => [
  ...new Set(readableTasksOf(claim).map(({ type }) => type)),
]

/** The insurer's descriptions of a claim's tasks, for one type of task. */
export const taskDescriptionsOf = (claim: WithTasks, taskType: ClaimTask['type']): readonly string[] =>
  readableTasksOf(claim).flatMap(({ type, description }) => (type === taskType && description ? [description] : []))

/** Tells if the customer may request a review of this claim's decision. */
export const isReviewOffered = (claim: WithTasks): boolean => taskTypesOf(claim).includes('REVIEW_REQUEST')

/** Tells if a claim's tasks only offer a review of the decision. A customer who agrees has nothing to do. */
export const isOnlyReviewOffered = (claim: WithTasks): boolean =>
  isReviewOffered(claim) && taskTypesOf(claim).length === 1 && !hasUnknownTask(claim)

/**
 * Returns the number of things that the customer has to do in these claims. Several tasks of one type in a claim count
 * once, and so do several unknown ones. An offered review does not count.
 */
export const countTasks = (claims: readonly WithTasks[]): number =>
  claims
    .map(
      (claim) => taskTypesOf(claim).filter((type) => type !== 'REVIEW_REQUEST').length + Number(hasUnknownTask(claim)),
    )
    .reduce((sum, count) => sum + count, 0)

/** Tells if a claim has tasks, known or not, or an offered review. */
export const hasTasks = ({ claimTasks }: WithTasks): boolean => (claimTasks ?? []).length > 0

/** Sorts claims: claims with tasks or an offered review come first. Otherwise the order stays the same. */
export const claimsWithTasksFirst = (claims: readonly Claim[]): readonly Claim[] => [
  ...claims.filter(hasTasks),
  ...claims.filter((claim) => !hasTasks(claim)),
]

/** Claims that are shown together: a group, which is the claims of one event, or consecutive claims without a group. */
interface ClaimBlock {
  readonly isGroup: boolean
  readonly claims: readonly Claim[]
}

/**
 * Divides a list of claims into blocks. A group is at the position of its first claim. A group with only one claim
 * counts as a claim without a group.
 */
export const claimBlocksOf = (claims: readonly Claim[]): readonly ClaimBlock[] => {
  const blocks: { isGroup: boolean; claims: Claim[] }[] = []
  for (const claim of claims) {
    const group = claim.groupId ? claims.filter(({ groupId }) => groupId === claim.groupId) : []
    if (group.length < 2) {
      const lastBlock = blocks.at(-1)
      if (lastBlock && !lastBlock.isGroup) lastBlock.claims.push(claim)
      else blocks.push({ isGroup: false, claims: [claim] })
    } else if (group[0] === claim) blocks.push({ isGroup: true, claims: group })
  }
  return blocks
}

/** The other claims of a claim's group, open and closed. */
export const otherClaimsOfGroup = (lists: ClaimLists, { id, groupId }: Claim): readonly Claim[] =>
  groupId ? allClaims(lists).filter((other) => other.groupId === groupId && other.id !== id) : []
