import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import { documentIdOf } from '../../../machines/download/documentId'
import { downloadId } from '../../../machines/download/download.machine'
import { firstOf } from '../kit/sampleAnswers'
import { askedHere } from './case.fields'

/**
 * Returns the link of the document to download: the one that a visible question asks to accept, or otherwise the
 * confirmation.
 */
const linkHere = (definition: CaseDefinition, context: CaseContext): string | undefined | null => {
  const [toAccept] = askedHere(definition, context).flatMap(([name, { type }]) => (type === 'accepted' ? [name] : []))
  return toAccept === undefined ? context.result?.confirmationDocumentLink : firstOf(context.options[toAccept])[0]
}

/** Returns the events of a document. Its download must be running to send `download.changed`. */
export const downloadEvents = (definition: CaseDefinition, context: CaseContext, children: object): CaseEvent[] => {
  const id = documentIdOf(linkHere(definition, context) ?? null)
  if (id === null) return []
  const failed = { id, status: 'failed', progress: null, isAsked: true, fileKey: null, problem: 'transport' } as const
  return [
    { type: 'download.requested', target: { id, title: 'visszaigazolás' } },
    ...(downloadId(id) in children ? [{ type: 'download.changed', download: failed } as const] : []),
  ]
}
