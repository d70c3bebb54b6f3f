import type { FieldContext } from '../definition/field'

/** The part of a case's context that checks of its fields read. */
export const fieldContextOf = ({
  answers,
  today,
  options,
  loaded,
  asked,
  settled,
}: FieldContext & Required<Pick<FieldContext, 'settled'>>): FieldContext => ({
  answers,
  today,
  options,
  loaded,
  asked,
  settled,
})
