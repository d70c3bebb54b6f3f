import type { FieldContext } from '../definition/field'
import type { CaseContext } from '../machine/case.types'

/** What the fields of a case are looked at with. */
export const fieldContextOf = ({ answers, today, options, loaded, asked, settled }: CaseContext): FieldContext => ({
  answers,
  today,
  options,
  loaded,
  asked,
  settled,
})
