import type { ProductLine } from '../../../machines/routes'
import { textOf } from '../../texts/texts'

/** Returns the group of product lines that share the numbers of termination reasons. */
const productLineGroupOf = (productLine: ProductLine): 'vehicle' | 'home' | 'life' => {
  if (productLine === 'kgfb' || productLine === 'casco') return 'vehicle'
  return productLine === 'lakas' ? 'home' : 'life'
}

/**
 * Returns the reason why a contract has ended or will end, or `null` if the insurer reports no reason that is known.
 */
export const terminationReason = (productLine: ProductLine, id: number | null | undefined): string | null =>
  textOf('contract', `contractData.words.terminationReasonId.${productLineGroupOf(productLine)}.${id}`) ?? null
