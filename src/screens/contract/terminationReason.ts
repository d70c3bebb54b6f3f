import type { ProductLine } from '../../../machines/routes'
import { textOf } from '../../texts/texts'

/** The group of product lines that share the numbers of termination reasons. */
const kindOf = (area: ProductLine): 'vehicle' | 'property' | 'life' => {
  if (area === 'kgfb' || area === 'casco') return 'vehicle'
  return area === 'lakas' ? 'property' : 'life'
}

/** The reason why a contract has ended or will end; `null` if the insurer reports no known one. */
export const terminationReason = (area: ProductLine, id: number | null | undefined): string | null =>
  textOf('contract', `contractData.words.terminationReasonId.${kindOf(area)}.${id}`) ?? null
