import type { Answers, CaseForm } from '../definition/field'
import { kindOf } from './kinds/kinds'

/** Answers of a case that nobody has touched. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, kindOf(field).empty(field)] as const],
    ),
  )
