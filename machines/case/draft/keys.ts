import { draftKeyOf } from '../../storageKeys'
import { publicPart } from '../../writeKey'
import type { CaseDefinition } from '../definition/definition'

/** What tells the writes of a case apart. */
interface Written {
  readonly contractNumber: string
  readonly draftId: string
  readonly attempt: number
}

/** One write beside the submission, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: Written, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`

/** Where the draft of this case is kept. */
export const draftOf = (
  definition: CaseDefinition,
  context: { readonly contractNumber: string; readonly subject: string },
): string => draftKeyOf(context.contractNumber, definition.id, context.subject)
