import { rowsOf } from '../../definition/answer'
import type { Answers, CaseForm, Options } from '../../definition/field'
import { rowsFor } from './change'

/** The answers with the rows that there are for what was loaded. */
export const withLoadedRows = (form: CaseForm, options: Options, answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'rows' ? [[name, rowsFor(field, options[name] ?? [], rowsOf(answers[name]))] as const] : [],
    ),
  ),
})
