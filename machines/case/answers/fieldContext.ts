import type { FieldContext } from '../definition/field'

/** Picks the part of a case's context that field checks read. */
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
