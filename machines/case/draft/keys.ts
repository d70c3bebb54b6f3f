import { draftKeyOf } from '../../storageKeys'
import { publicPart } from '../../writeKey'
import type { CaseDefinition } from '../definition/definition'
import type { CaseContext } from '../machine/case.types'

/** One write beside the submission, however often it is sent: draft, attempt and what is written. */
export const keyOf = ({ contractNumber, draftId, attempt }: CaseContext, subject: string): string =>
  `${contractNumber}-${publicPart(draftId)}-${attempt}-${subject}`

/** Where the draft of this case is kept. */
export const draftOf = (definition: CaseDefinition, context: CaseContext): string =>
  draftKeyOf(context.contractNumber, definition.id, context.subject)
