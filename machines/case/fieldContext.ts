import type { CaseContext } from './case.types'
import type { FieldContext } from './field'

/** What the fields of a case are looked at with. */
export const fieldContextOf = ({ answers, today, options, loaded, asked, settled }: CaseContext): FieldContext => ({
  answers,
  today,
  options,
  loaded,
  asked,
  settled,
})
