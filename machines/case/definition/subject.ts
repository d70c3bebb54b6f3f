import type { Endpoint } from '../../../src/api/endpoint'
import type { CaseDefinition } from './definition'

/**
 * Returns an object with the subject's id, under the name that the calls use; empty if the case concerns the whole
 * contract.
 */
export const subjectPart = (
  { subject }: Pick<CaseDefinition, 'subject'>,
  context: { readonly subject: string },
): Readonly<Record<string, string>> => (subject === null ? {} : { [subject]: context.subject })

/** Returns the input of an initial call, with the subject's id if its path or query needs it. */
export const loadInput = ({ params, query }: Endpoint, subjectParams: Readonly<Record<string, string>>) => ({
  ...(params === undefined ? {} : { params: subjectParams }),
  ...(query === undefined ? {} : { query: subjectParams }),
})
