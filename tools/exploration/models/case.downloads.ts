import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import { documentIdOf } from '../../../machines/download/documentId'
import { downloadActorId } from '../../../machines/download/download.machine'
import { firstAvailableOption } from '../kit/sampleAnswers'
import { visibleFieldsHere } from './case.fields'

/**
 * Returns the link of the document to download. This is the document that a visible question asks to accept, or
 * otherwise the confirmation.
 */
const documentLinkHere = (definition: CaseDefinition, context: CaseContext): string | undefined | null => {
  const [fieldToAccept] = visibleFieldsHere(definition, context).flatMap(([name, { type }]) =>
    type === 'accepted' ? [name] : [],
  )
  return fieldToAccept === undefined
    ? context.result?.confirmationDocumentLink
    : firstAvailableOption(context.options[fieldToAccept])[0]
}

/**
 * Returns the events for the document that the case shows at this step: its request and, if its download actor runs, a
 * failed download.
 */
export const downloadEvents = (definition: CaseDefinition, context: CaseContext, children: object): CaseEvent[] => {
  const id = documentIdOf(documentLinkHere(definition, context) ?? null)
  if (id === null) return []
  const failedDownload = {
    id,
    status: 'failed',
    progress: null,
    isAsked: true,
    fileKey: null,
    problem: 'transport',
  } as const
  return [
    { type: 'download.requested', target: { id, title: 'visszaigazolás' } },
    ...(downloadActorId(id) in children ? [{ type: 'download.changed', download: failedDownload } as const] : []),
  ]
}
