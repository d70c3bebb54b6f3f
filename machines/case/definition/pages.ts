import type { StepSlug } from '../../stepSlugs'
import type { CaseForm } from './field'
import type { Page } from './questions'

/** The page of documents. */
export const DOCUMENTS = 'documents'

/** The same, as it is in every case that has one. */
export const documentsPage = {
  name: DOCUMENTS,
  description: 'Az ügyfél feltölti a szükséges iratokat.',
  slug: 'dokumentumok',
} as const

/** Whether a case asks anything but for files: one of photos alone only tells what they take, before they are taken. */
export const asksAnything = (pages: readonly Page[]): boolean =>
  pages.some(({ name, fields }) => name !== DOCUMENTS && fields.length > 0)

/** The first page of a declaration: it stands at the case's own address. */
interface FirstPage<Form extends CaseForm> {
  readonly name: string
  readonly description: string
  readonly fields: readonly (keyof Form & string)[]
}

/** Any other one. */
interface LaterPage<Form extends CaseForm> extends FirstPage<Form> {
  readonly slug: StepSlug
}

/** The pages of a declaration, in their order. */
export type TypedPages<Form extends CaseForm> = readonly [
  FirstPage<Form>,
  LaterPage<Form>,
  ...(readonly LaterPage<Form>[]),
]

/**
 * The pages of a case: the declared ones, or one with everything that is asked; and that of the documents.
 * @throws where a field does not stand on just one of them.
 */
export const pagesOf = <Form extends CaseForm>(
  id: string,
  form: Form,
  declared: TypedPages<Form> | undefined,
): readonly Page[] => {
  const named = (isWanted: (type: string) => boolean) =>
    Object.entries(form).flatMap(([name, { type }]) => (isWanted(type) ? [name] : []))
  const asked = named((type) => type !== 'documents' && type !== 'constant')
  const documents = named((type) => type === 'documents')
  const pages: readonly Page[] = declared?.map((page) => ({ slug: '', ...page })) ?? [
    { name: 'form', description: 'Az ügyfél kitölti az űrlapot.', slug: '', fields: asked },
  ]
  const placed = pages.flatMap(({ fields }) => fields)
  const lost = asked.filter((name) => placed.filter((each) => each === name).length !== 1)
  if (lost.length > 0 || placed.length !== asked.length) throw new Error(`${id}: not on just one page: ${lost}`)
  return documents.length > 0 ? [...pages, { ...documentsPage, fields: documents }] : pages
}
