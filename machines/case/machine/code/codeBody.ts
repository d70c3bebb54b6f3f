import * as v from 'valibot'
import { bodyOf, sentAnswers } from '../../answers/body'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseContext } from '../case.types'

/** What has a code sent: as much of the form as that call takes. `null` for a case without a code. */
export const codeBody = (definition: CaseDefinition, context: CaseContext): unknown => {
  const { code } = definition
  if (code === null) return null
  const body = bodyOf(definition, { ...context, answers: sentAnswers(definition, context) })
  const read = v.safeParse(code.start.body ?? v.unknown(), body)
  return read.success ? read.output : body
}

/** What stays of a code where answers were changed that it says nothing of; nothing where its check ends the case. */
export const stillProved = (definition: CaseDefinition, context: CaseContext, next: CaseContext) => {
  const { code, isConfirmed, isCodeAsked, attempt } = context
  const isOfAll = definition.code === null || definition.submit === null
  const isSame = JSON.stringify(codeBody(definition, context)) === JSON.stringify(codeBody(definition, next))
  return isOfAll || !isSame ? {} : { code, isConfirmed, isCodeAsked, attempt }
}
