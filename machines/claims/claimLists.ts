import { type Claim, type ClaimTask, knownClaimStatusOf } from '../../src/api/entities'
import type { ClaimLists } from './claims.types'

/** What of a list of claims is asked here: also the contract's header has one. */
type WithTasks = Pick<Claim, 'claimTasks'>

/** Every claim, the open ones first. */
export const allClaims = ({ open, closed }: ClaimLists): readonly Claim[] => [...(open ?? []), ...(closed ?? [])]

/** The claim of an id. */
export const claimIn = (lists: ClaimLists, id: string): Claim | undefined =>
  allClaims(lists).find((claim) => claim.id === id)

/** Returns `true` for a closed claim of an unknown status: the portal cannot say how it ended. */
export const hasUnknownEnd = ({ closed }: ClaimLists, claim: Claim): boolean =>
  knownClaimStatusOf(claim) === null && (closed ?? []).includes(claim)

/** What kinds of task a claim waits for, each once: one case does all of a kind. */
export const taskTypesOf = ({ claimTasks }: WithTasks): readonly ClaimTask['type'][] => [
  ...new Set((claimTasks ?? []).map(({ type }) => type)),
]

/** What the insurer says of its tasks of a kind. */
export const wishesOf = ({ claimTasks }: WithTasks, wanted: ClaimTask['type']): readonly string[] =>
  (claimTasks ?? []).flatMap(({ type, description }) => (type === wanted && description ? [description] : []))

/** How many things the customer has to do about claims. */
export const countTasks = (claims: readonly WithTasks[]): number =>
  claims.reduce((sum, claim) => sum + taskTypesOf(claim).length, 0)

/** Claims in which something waits for the customer before the others, each in their order. */
export const tasksFirst = (claims: readonly Claim[]): readonly Claim[] => [
  ...claims.filter((claim) => countTasks([claim]) > 0),
  ...claims.filter((claim) => countTasks([claim]) === 0),
]

/** Claims that stand together: those of one event, or such as have nothing to do with each other. */
interface Block {
  readonly isGroup: boolean
  readonly claims: readonly Claim[]
}

/** A list in blocks. Those of one event stand where the first of them does; one that is alone in its group is by itself. */
export const blocksOf = (claims: readonly Claim[]): readonly Block[] => {
  const blocks: { isGroup: boolean; claims: Claim[] }[] = []
  for (const claim of claims) {
    const group = claim.groupId ? claims.filter(({ groupId }) => groupId === claim.groupId) : []
    if (group.length < 2) {
      const last = blocks.at(-1)
      if (last && !last.isGroup) last.claims.push(claim)
      else blocks.push({ isGroup: false, claims: [claim] })
    } else if (group[0] === claim) blocks.push({ isGroup: true, claims: group })
  }
  return blocks
}

/** The others of a claim's group, open and closed. */
export const othersOfGroup = (lists: ClaimLists, { id, groupId }: Claim): readonly Claim[] =>
  groupId ? allClaims(lists).filter((other) => other.groupId === groupId && other.id !== id) : []
