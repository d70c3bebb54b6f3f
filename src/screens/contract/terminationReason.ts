import { textOf } from '../../texts/texts'

/** Kinds of contract whose reasons to end go by numbers of their own. */
export type ReasonKind = 'vehicle' | 'property' | 'life'

/** Why a contract has ended or will, in words; `null` where the insurer says none that is known. */
export const terminationReason = (kind: ReasonKind, id: number | null | undefined): string | null =>
  textOf('contract', `contractData.words.terminationReasonId.${kind}.${id}`) ?? null
