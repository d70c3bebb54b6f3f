import { writeKey } from '../../writeKey'
import { bodyOf, sentAnswers } from '../answers/body'
import { type CaseDefinition, resultOf } from '../definition/definition'
import { subjectPart } from '../definition/subject'
import type { CaseContext, Paid } from '../machine/case.types'

/** What a body carries of a payment that went before it (specification, section 2). */
const paidPart = (paid: Paid | null) => (paid?.type === 'paid' ? paid.payment : {})

/** What a case submits. */
export const submissionBody = (definition: CaseDefinition, context: CaseContext) => ({
  ...bodyOf(definition, { ...context, answers: sentAnswers(definition, context) }),
  ...subjectPart(definition, context),
  ...paidPart(context.paid),
})

/** What the call that takes it is told: where its address says something of the answers, that too. */
export const submissionInput = (definition: CaseDefinition, context: CaseContext) => {
  const body = submissionBody(definition, context)
  return definition.submit?.params === undefined ? { body } : { params: body, body }
}

const writtenBody = (definition: CaseDefinition, context: CaseContext): string =>
  JSON.stringify(submissionBody(definition, context))

/** What has gone out, with what goes out now. */
export const sentWith = (definition: CaseDefinition, context: CaseContext): readonly string[] => {
  const body = writtenBody(definition, context)
  return context.sent.includes(body) ? context.sent : [...context.sent, body]
}

const REFUSED = 'refused: '

/** What has gone out, where what stands there now was refused: the same is another write the next time. */
export const sentWithout = (definition: CaseDefinition, context: CaseContext): readonly string[] => {
  const body = writtenBody(definition, context)
  return context.sent.map((sent) => (sent === body ? REFUSED + body : sent))
}

/** Whether the insurer may have something of a case that it never answered for. */
export const isUncertain = ({ isSent, sent }: Pick<CaseContext, 'isSent' | 'sent'>): boolean =>
  isSent || sent.some((body) => !body.startsWith(REFUSED))

/**
 * The key of a submission: that of the same body is the same, also where an answer was changed and changed back meanwhile,
 * or in a copy of the tab; after a refusal it is another.
 */
export const submissionKey = (definition: CaseDefinition, context: CaseContext): string => {
  const { contractNumber, draftId, sent } = context
  const refusals = sent.filter((one) => one === REFUSED + writtenBody(definition, context)).length
  const written = writeKey(draftId, submissionBody(definition, context))
  return `${contractNumber}-${resultOf(definition).id}-${written}-${refusals}`
}
