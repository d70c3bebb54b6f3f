import type { StepSlug } from '../../stepSlugs'
import type { Limits } from '../../validation/money'
import type { CaseForm, Known } from './field'
import type { Loaded } from './parsed'

/** Where a question is asked. */
export interface Condition {
  /** The fields whose answers it reads; none where only what was loaded decides. */
  readonly by: readonly string[]
  readonly holds: (known: Known) => boolean
}

/** A page of questions: what is asked at one address. */
export interface Page {
  /** The name of its state in the machine, and of its texts; one page alone is the `form`. */
  readonly name: string
  /** What the customer does on it, in Hungarian: its state's description. */
  readonly description: string
  /** Its part of the address; '' on the first. */
  readonly slug: StepSlug | ''
  /** The fields on it, in the order in which they are asked. */
  readonly fields: readonly string[]
}

/** What a case asks. */
export interface Questions {
  readonly form: CaseForm
  /** Every asked field stands on one page. Documents have one of their own, the last. */
  readonly pages: readonly Page[]
  /** The fields that are not asked of everybody, by name. */
  readonly visibleWhen: Readonly<Record<string, Condition>>
  /** Between which amounts answers have to lie, by field, where that is known from what was loaded. */
  readonly limits: (loaded: Loaded | null) => Readonly<Record<string, Limits>>
}
