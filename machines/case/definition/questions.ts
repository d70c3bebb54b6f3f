import type { StepSlug } from '../../stepSlugs'
import type { Limits } from '../../validation/money'
import type { Answers, CaseForm, VisibilityContext } from './field'
import type { Loaded } from './parsed'

/** Visibility condition of a field. */
export interface Condition {
  /** The fields whose answers `holds` reads; empty if the condition depends only on the loaded data. */
  readonly by: readonly string[]
  readonly holds: (visibilityContext: VisibilityContext) => boolean
}

/** A page of the form, with its own address. */
export interface Page {
  /** Name of the page's state and texts; `form` if the case has a single page. */
  readonly name: string
  /** The customer's action on the page, in Hungarian. It becomes the state's description. */
  readonly description: string
  /** The page's path segment; '' for the first page. */
  readonly slug: StepSlug | ''
  /** The page's fields, in display order. */
  readonly fields: readonly string[]
}

/** The form of a case. */
export interface Questions {
  readonly form: CaseForm
  /** The pages, in order. Every field is on exactly one page. The documents page is the last. */
  readonly pages: readonly Page[]
  /** Conditions of the fields that are not always visible, by field name. */
  readonly visibleWhen: Readonly<Record<string, Condition>>
  /** Returns the limits that depend on the loaded data or on other answers, by field. */
  readonly limits: (loaded: Loaded | null, answers: Answers) => Readonly<Record<string, Limits>>
}
