import type { DapContracts, ListedContract } from '../../src/api/entities'
import type { ProductLine } from '../routes'

/** A contract of the DÁP session's list, with the area that it stands under. */
export interface PlacedContract extends ListedContract {
  readonly area: ProductLine
}

/** Whether a contract of the list has ended, as far as the insurer says. */
export const hasEnded = ({ contractStatusId }: Pick<ListedContract, 'contractStatusId'>): boolean =>
  contractStatusId === 2

/** The last day of one that runs and has been terminated, `yyyy-MM-dd`, as far as the insurer says; `null` of any other. */
export const listedEnd = ({ contractStatusId, terminationDate }: ListedContract): string | null =>
  (contractStatusId === 1 && terminationDate) || null

/** Those that run before those that have ended, each in the insurer's order. */
export const endedLast = <Listed extends ListedContract>(contracts: readonly Listed[]): readonly Listed[] => [
  ...contracts.filter((contract) => !hasEnded(contract)),
  ...contracts.filter(hasEnded),
]

/** Every contract of the list, with its area. */
export const placedIn = (groups: DapContracts | null): readonly PlacedContract[] =>
  (groups ?? []).flatMap(({ insuranceType: area, contracts }) => contracts.map((contract) => ({ ...contract, area })))
