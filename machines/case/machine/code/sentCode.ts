import type { Outcome } from '../../../../src/api/endpoint'
import { ATTEMPTS, RESEND_PAUSE } from '../../../auth/limits'
import type { CodeChannel } from '../../../oneTimeCode/oneTimeCode.types'
import { textOf } from '../../definition/answer'
import type { CaseCode, CodeStarted } from '../../definition/code.types'
import type { CaseDefinition, CodeStep } from '../../definition/definition'
import type { Refusal } from '../actors/fetchLoads'
import type { CaseContext } from '../case.types'

/** What a case knows once the code was sent. */
export const codeSent = (
  { code }: CaseDefinition,
  { answers }: CaseContext,
  sent: Outcome<CodeStarted, Refusal>,
): { readonly notice: null; readonly code: CaseCode | null } => ({
  notice: null,
  code: sent.ok
    ? {
        sentTo: sent.data.sentTo ?? textOf(answers[code?.to ?? '']),
        channel: sent.data.channel ?? null,
        confirmationSentTo: sent.data.confirmationSentTo ?? null,
        attemptsLeft: ATTEMPTS,
        resendFrom: sent.at + RESEND_PAUSE,
      }
    : null,
})

/** How the code of a case reaches the customer. */
export const channelOf = ({ channel }: CodeStep, progress: CaseCode | null): CodeChannel =>
  progress?.channel ?? (channel === 'known' ? 'phone' : channel)
