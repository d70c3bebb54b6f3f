import { canReopenCases } from '../../machines/contract/route'
import { useContract } from './actor'

/**
 * Returns the ending of the keys of texts that differ by customer. It is '' if the open contract's menu lists the
 * submitted cases, so that the customer can come back to them. A text with `ForOthers` mentions neither that list nor
 * coming back.
 */
export const useForOthers = (): '' | 'ForOthers' => {
  const hasList = useContract((contract) => contract !== undefined && canReopenCases(contract))
  return hasList ? '' : 'ForOthers'
}
