import type { StepSlug } from '../../stepSlugs'
import type { CaseStep } from './step.types'

/** `meta` of a case's states. */
export type StepMeta = {
  /** Path segment of the state; '' for the case's own address. */
  readonly slug: StepSlug | ''
}

/** Returns a step's path segment. */
export type SlugOf = (step: CaseStep) => StepSlug | ''

/** The part of a state's config that contains the state's slug. */
interface StateConfig {
  readonly meta?: StepMeta | undefined
  readonly states?: { readonly [name: string]: StateConfig } | undefined
}

/** Creates a function that reads a step's slug from a machine's config. */
export const slugReaderOf =
  (config: StateConfig): SlugOf =>
  (step) =>
    step.split('.').reduce<StateConfig | undefined>((state, name) => state?.states?.[name], config)?.meta?.slug ?? ''
