import type { Endpoint } from '../../../src/api/endpoint'
import type { CaseDefinition } from './definition'

/** The thing that a case is of, by the name that its calls have for it; nothing where it is of the whole contract. */
export const subjectPart = (
  { subject }: Pick<CaseDefinition, 'subject'>,
  of: { readonly subject: string },
): Readonly<Record<string, string>> => (subject === null ? {} : { [subject]: of.subject })

/** What a call that a case begins with is asked with: the thing, where its address or query names one. */
export const loadInput = ({ params, query }: Endpoint, thing: Readonly<Record<string, string>>) => ({
  ...(params === undefined ? {} : { params: thing }),
  ...(query === undefined ? {} : { query: thing }),
})
