import { dayAt } from '../../../machines/today'
import { caseOf, openCase } from '../cases/cases'
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
  end < (signedTermination(contract, awaited)?.endDate ?? '9999') && hasDocuments(world, contract, documents)

/** The termination that ends a contract, and on which day it was signed: of those that were signed the earliest. */
export const signedTermination = <T extends Awaited>(
  contract: Contract,
  awaited: readonly T[],
): (T & { readonly signedOn: string }) | undefined => {
  const [earliest] = awaited
    .flatMap((each) => {
      const doneAt = caseOf(contract, each.caseId)?.doneAt
      return typeof doneAt === 'number' ? [{ ...each, signedOn: dayAt(doneAt) }] : []
    })
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
