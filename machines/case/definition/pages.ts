import type { StepSlug } from '../../stepSlugs'
import type { CaseForm } from './field'
import type { Page } from './questions'

/** Name of the documents page. */
export const DOCUMENTS_PAGE = 'documents'

/** The documents page, the same in every case. */
export const documentsPage = {
  name: DOCUMENTS_PAGE,
  description: 'Az ügyfél feltölti a szükséges iratokat.',
  slug: 'dokumentumok',
} as const

/**
 * Tells if a case has fields besides files. In a case that asks only for photos, the first page only explains which
 * photos are needed.
 */
export const hasFieldsBesidesFiles = (pages: readonly Page[]): boolean =>
  pages.some(({ name, fields }) => name !== DOCUMENTS_PAGE && fields.length > 0)

/** The first declared page. It is at the case's own address. */
interface FirstPage<Form extends CaseForm> {
  readonly name: string
  readonly description: string
  readonly fields: readonly (keyof Form & string)[]
}

/** A later declared page, with its own slug. */
interface LaterPage<Form extends CaseForm> extends FirstPage<Form> {
  readonly slug: StepSlug
}

/** The declared pages, in order. */
export type TypedPages<Form extends CaseForm> = readonly [
  FirstPage<Form>,
  LaterPage<Form>,
  ...(readonly LaterPage<Form>[]),
]

/**
 * Returns the declared pages, or one page with all fields, followed by the documents page if there are documents.
 * @throws if a field is not on exactly one page.
 */
export const pagesOf = <Form extends CaseForm>(
  id: string,
  form: Form,
  declaredPages: TypedPages<Form> | undefined,
): readonly Page[] => {
  const fieldNames = (isWantedType: (type: string) => boolean) =>
    Object.entries(form).flatMap(([name, { type }]) => (isWantedType(type) ? [name] : []))
  const formFields = fieldNames((type) => type !== 'documents' && type !== 'constant')
  const documentFields = fieldNames((type) => type === 'documents')
  const pages: readonly Page[] = declaredPages?.map((page) => ({ slug: '', ...page })) ?? [
    { name: 'form', description: 'Az ügyfél kitölti az űrlapot.', slug: '', fields: formFields },
  ]
  const fieldsOnPages = pages.flatMap(({ fields }) => fields)
  const misplacedFields = formFields.filter((name) => fieldsOnPages.filter((each) => each === name).length !== 1)
  if (misplacedFields.length > 0 || fieldsOnPages.length !== formFields.length)
    throw new Error(`${id}: not on just one page: ${misplacedFields}`)
  return documentFields.length > 0 ? [...pages, { ...documentsPage, fields: documentFields }] : pages
}
