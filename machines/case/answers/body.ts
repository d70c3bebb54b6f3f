import type { Answer, Answers, Field, FieldContext, Option, VisibilityContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './fieldTypes'
import { isVisible } from './visible'

const visiblePartOf = (field: Field | undefined, answer: Answer, options: readonly Option[] | undefined): Answer =>
  field === undefined || field.type === 'constant' ? answer : (fieldTypeOf(field).inSight?.(answer, options) ?? answer)

/**
 * Returns the answers to send. Chosen values that are no longer offered are removed, because the customer does not see
 * them. Before a retry of a submission nothing is removed, so that the same body is sent.
 */
export const answersToSend = ({ form }: Questions, { answers, options, asked }: FieldContext): Answers =>
  asked !== null
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [name, visiblePartOf(form[name], answer, options[name])]),
      )

const payloadOf = (field: Field, answer: Answer | undefined, answers: Answers): unknown =>
  field.type === 'constant' ? field.value : fieldTypeOf(field).serialize(field, answer, answers)

/**
 * Builds the submitted body: serialized answers, with documents as ids. Hidden fields, and answers that serialize to
 * `undefined`, are left out.
 */
export const bodyOf = (questions: Questions, visibilityContext: VisibilityContext): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(questions.form).map(([name, field]) => [
      name,
      isVisible(questions, name, visibilityContext)
        ? payloadOf(field, visibilityContext.answers[name], visibilityContext.answers)
        : undefined,
    ]),
  )
