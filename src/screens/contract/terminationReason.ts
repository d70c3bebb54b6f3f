import type { ProductLine } from '../../../machines/routes'
import { textOf } from '../../texts/texts'

/** The same reasons go by other numbers for vehicles, homes and lives. */
const kindOf = (area: ProductLine): 'vehicle' | 'property' | 'life' => {
  if (area === 'kgfb' || area === 'casco') return 'vehicle'
  return area === 'lakas' ? 'property' : 'life'
}

/** Why a contract has ended or will, in words; `null` where the insurer says none that is known. */
export const terminationReason = (area: ProductLine, id: number | null | undefined): string | null =>
  textOf('contract', `contractData.words.terminationReasonId.${kindOf(area)}.${id}`) ?? null
