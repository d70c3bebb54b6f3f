import { isSameAnswer } from '../../answers/compare'
import { emptyAnswers } from '../../answers/fieldTypes'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseContext } from '../case.types'
import { hideableFields, type LoadInput } from './loadCase.actor'

/** Returns the hideable fields whose answers differ from those that the portal filled in. */
const answeredFields = (definition: CaseDefinition, { answers, presets }: Pick<CaseContext, 'answers' | 'presets'>) => {
  const untouchedAnswers = { ...emptyAnswers(definition.form), ...presets }
  return hideableFields(definition).filter((name) => !isSameAnswer(answers[name], untouchedAnswers[name]))
}

/** Returns the input of the load. */
export const loadInputOf =
  (definition: CaseDefinition) =>
  ({ context }: { readonly context: CaseContext }): LoadInput => ({
    isSent: context.isSent,
    subject: context.subject,
    address: context.address,
    answered: answeredFields(definition, context),
  })
