import type { DapContracts, ListedContract } from '../../src/api/entities'
import type { ProductLine } from '../routes'

/** A contract of the DÁP session's list, with its product line. */
export interface ContractWithProductLine extends ListedContract {
  readonly productLine: ProductLine
}

/** Tells if a contract in the list has ended; `false` if the insurer does not report its status. */
export const hasEnded = ({ contractStatusId }: Pick<ListedContract, 'contractStatusId'>): boolean =>
  contractStatusId === 2

/**
 * The last day of a contract that is terminated but still active, `yyyy-MM-dd`. `null` for any other contract, or if
 * the insurer does not report the day.
 */
export const terminationDayOf = ({ contractStatusId, terminationDate }: ListedContract): string | null =>
  (contractStatusId === 1 && terminationDate) || null

/** Active contracts before ended ones, each in the insurer's order. */
export const endedContractsLast = <Listed extends ListedContract>(contracts: readonly Listed[]): readonly Listed[] => [
  ...contracts.filter((contract) => !hasEnded(contract)),
  ...contracts.filter(hasEnded),
]

/** All contracts of the list, with their product lines. */
export const contractsWithProductLine = (groups: DapContracts | null): readonly ContractWithProductLine[] =>
  (groups ?? []).flatMap(({ insuranceType: productLine, contracts }) =>
    contracts.map((contract) => ({ ...contract, productLine })),
  )
