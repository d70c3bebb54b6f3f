import { caseOf, dealtWith, openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { Contract } from '../state'
import type { World } from '../world'

/** A termination that waits for its signature, and what it brings. */
interface Awaited {
  readonly caseId: string
  readonly endDate: string
}

/** A termination as it is handed in. */
export interface AskedTermination {
  readonly email?: string | null | undefined
  readonly description?: string | null | undefined
  readonly documents?: readonly string[] | undefined
}

/** Whether a contract can be terminated for a day: none was signed that ends it as early, and the documents are there. */
export const takesTermination = (
  world: World,
  contract: Contract,
  awaited: readonly Awaited[],
  end: string,
  { documents = [] }: AskedTermination,
): boolean =>
  !awaited.some(({ caseId, endDate }) => endDate <= end && typeof caseOf(contract, caseId)?.doneAt === 'number') &&
  hasDocuments(world, contract, documents)

/** The termination that ends a contract: of those that the insurer has dealt with, the earliest. */
export const decidedTermination = <T extends Awaited>(
  world: World,
  contract: Contract,
  awaited: readonly T[],
): T | undefined => {
  const succeeded = dealtWith(world, contract)
  const [earliest] = awaited
    .filter(({ caseId }) => succeeded.has(caseId))
    .sort((one, other) => one.endDate.localeCompare(other.endDate))
  return earliest
}

/** Opens the case of a termination, which waits for the customer's signature. */
export const openTermination = (
  world: World,
  contract: Contract,
  { email, description }: AskedTermination,
  details: ReadonlyArray<readonly [string, string]>,
) =>
  openCase(world, contract, {
    name: 'Szerződés megszüntetése',
    caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
    email,
    details: [...details, ...(description ? [['Megjegyzés', description] as const] : [])],
  })
