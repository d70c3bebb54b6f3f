import * as v from 'valibot'
import type { Outcome } from '../../../../src/api/endpoint'
import { ATTEMPTS_ALLOWED, RESEND_PAUSE } from '../../../attempts'
import type { CodeChannel } from '../../../oneTimeCode/oneTimeCode.types'
import { extractEmail } from '../../../validation/email'
import { answersToSend, bodyOf } from '../../answers/body'
import { textOf } from '../../definition/answer'
import type { CaseCode, CodeStarted } from '../../definition/code.types'
import type { CaseDefinition, CodeStep } from '../../definition/definition'
import type { BusinessError } from '../actors/fetchLoads'
import type { CaseContext } from '../case.types'

/**
 * Returns the body of the call that sends the code, with only the properties that the call accepts. `null` if the case
 * has no code.
 */
export const codeBody = (definition: CaseDefinition, context: CaseContext): unknown => {
  const { code } = definition
  if (code === null) return null
  const body = bodyOf(definition, { ...context, answers: answersToSend(definition, context) })
  const parseResult = v.safeParse(code.start.body ?? v.unknown(), body)
  return parseResult.success ? parseResult.output : body
}

/**
 * Returns the part of the code's state that stays valid after answers change. Empty if the body of the call that sends
 * the code changes. Also empty if the check of the code submits all answers.
 */
export const codeStateAfter = (definition: CaseDefinition, context: CaseContext, nextContext: CaseContext) => {
  const { code, isConfirmed, isCodeAsked, attempt } = context
  const confirmsAllAnswers = definition.code === null || definition.submit === null
  const isSameBody = JSON.stringify(codeBody(definition, context)) === JSON.stringify(codeBody(definition, nextContext))
  return confirmsAllAnswers || !isSameBody ? {} : { code, isConfirmed, isCodeAsked, attempt }
}

/** Returns the e-mail address from a pasted text such as `Name <address>`. Phone numbers are returned unchanged. */
const recipientOf = (code: CodeStep | null, typed: string): string =>
  code?.channel === 'email' ? extractEmail(typed) : typed

/** Returns the context changes after the insurer has sent a code. */
export const applySentCode = (
  { code }: CaseDefinition,
  { answers }: Pick<CaseContext, 'answers'>,
  outcome: Outcome<CodeStarted, BusinessError>,
): { readonly notice: null; readonly code: CaseCode | null } => ({
  notice: null,
  code: outcome.ok
    ? {
        sentTo: outcome.data.sentTo ?? recipientOf(code, textOf(answers[code?.to ?? ''])),
        channel: outcome.data.channel ?? null,
        confirmationSentTo: outcome.data.confirmationSentTo ?? null,
        attemptsLeft: ATTEMPTS_ALLOWED,
        resendFrom: outcome.at + RESEND_PAUSE,
      }
    : null,
})

/**
 * Returns the channel of the sent code, otherwise the definition's channel. If neither specifies one, the channel is
 * `phone` (text message).
 */
export const codeChannelOf = ({ channel }: CodeStep, progress: CaseCode | null): CodeChannel =>
  progress?.channel ?? (channel === 'known' ? 'phone' : channel)
