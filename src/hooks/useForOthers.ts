import type { ContractContext } from '../../machines/contract/contract.types'
import { menuListsCases } from '../../machines/contract/route'
import { useContract } from './actor'

/** Tells if the loaded cases have no ids, so that the customer cannot open them again. */
const lackIds = (cases: ContractContext['cases']): boolean =>
  Array.isArray(cases) && cases.length > 0 && cases.every(({ caseId }) => !caseId)

/**
 * Returns the ending of the keys of texts that differ by customer. It is '' if the open contract's menu lists the
 * submitted cases, so that the customer can come back to them. A text with `ForOthers` mentions neither that list nor
 * coming back.
 */
export const useForOthers = (): '' | 'ForOthers' => {
  const hasList = useContract(
    (contract) => contract !== undefined && menuListsCases(contract) && !lackIds(contract.cases),
  )
  return hasList ? '' : 'ForOthers'
}
