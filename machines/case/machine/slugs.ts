import type { StepSlug } from '../../stepSlugs'
import type { CaseStep } from './step.types'

/** What a state of a case says of itself. */
export type StepMeta = {
  /** The part of the address at which it is shown; '' for the case's own address. */
  readonly slug: StepSlug | ''
}

/** The part of the address of a step. */
export type SlugOf = (step: CaseStep) => StepSlug | ''

/** A state of a machine, as far as its address goes. */
interface Stated {
  readonly meta?: StepMeta | undefined
  readonly states?: { readonly [name: string]: Stated } | undefined
}

/** The addresses of a machine's steps, which its states name. */
export const slugsIn =
  (chart: Stated): SlugOf =>
  (step) =>
    step.split('.').reduce<Stated | undefined>((state, name) => state?.states?.[name], chart)?.meta?.slug ?? ''
