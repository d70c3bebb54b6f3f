import { assign, sendParent, setup } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { readCode } from '../actors/readCode'
import { sleep } from '../actors/sleep'
import { type AttemptsError, attemptsLeftAfter, isBan, RESEND_PAUSE, reportedBanEnd } from '../attempts'
import { normaliseTyped } from '../normaliseTyped'
import type { CodeCalls, CodesSent } from './calls'
import { checkCode } from './codes'
import type {
  CodeMoved,
  CodeTried,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
  OneTimeCodeOutput,
} from './oneTimeCode.types'

/** The outcome of checking a code or of sending it again, as far as the guards read it. */
type AnyOutcome = Outcome<unknown, AttemptsError>

const WRONG_CODE_ERRORS = ['AUTH_OTP_001', 'EMAIL_OTP_VALIDATION_ERROR']

const isWrongCode = (outcome: AnyOutcome): boolean => !outcome.ok && WRONG_CODE_ERRORS.includes(outcome.failure.code)

const checkConfirmation = (context: { readonly confirmationSentTo: string | null; readonly confirmation: string }) =>
  context.confirmationSentTo === null ? null : checkCode(context.confirmation)

/** Setup of the machine of any one-time code. */
export const oneTimeCodeSetup = <Data>({ check, resend, lastWrong }: CodeCalls<Data>) => {
  const wasLastAttempt = (context: { readonly attemptsLeft: number }, outcome: AnyOutcome): boolean =>
    isWrongCode(outcome) && attemptsLeftAfter(context, outcome) <= 0
  return setup({
    types: {
      context: {} as OneTimeCodeContext<Data>,
      events: {} as OneTimeCodeEvent,
      input: {} as OneTimeCodeInput,
      output: {} as OneTimeCodeOutput<Data>,
      tags: {} as 'form' | 'busy' | 'outcome',
    },
    actors: { check, resend, readCode, sleep },
    guards: {
      isLocked: ({ context }) => lastWrong === 'locks' && context.attemptsLeft <= 0,
      isWellFormed: ({ context }) => checkCode(context.code) === null && checkConfirmation(context) === null,
      isCode: (_, text: string) => checkCode(text) === null,
      answered: (_, outcome: AnyOutcome) => outcome.ok,
      wasBanned: ({ context }, outcome: AnyOutcome) =>
        isBan(outcome) || (lastWrong === 'bans' && wasLastAttempt(context, outcome)),
      wasLast: ({ context }, outcome: AnyOutcome) => wasLastAttempt(context, outcome),
      wasWrong: (_, outcome: AnyOutcome) => isWrongCode(outcome),
    },
    actions: {
      setCode: assign((_, typed: string) => ({ code: normaliseTyped(typed), codeError: null })),
      setConfirmation: assign((_, typed: string) => ({
        confirmation: normaliseTyped(typed),
        confirmationError: null,
      })),
      checkCodes: assign(({ context }) => ({
        codeError: checkCode(context.code),
        confirmationError: checkConfirmation(context),
        refusals: context.refusals + 1,
        notice: null,
        failure: null,
      })),
      countAttempt: assign(({ context }, outcome: AnyOutcome) => {
        const attemptsLeft = attemptsLeftAfter(context, outcome)
        return {
          attemptsLeft,
          codeError: { name: 'wrong', attemptsLeft } as const,
          refusals: context.refusals + 1,
        }
      }),
      pauseResend: assign((_, outcome: Outcome<CodesSent, AttemptsError>) => ({
        resendFrom: outcome.at + RESEND_PAUSE,
        confirmationSentTo: (outcome.ok ? outcome.data.confirmationSentTo : undefined) ?? null,
        notice: 'codeSent' as const,
      })),
      keepData: assign((_, outcome: Outcome<Data, AttemptsError>) =>
        outcome.ok ? { output: { type: 'done', data: outcome.data, at: outcome.at } as const } : {},
      ),
      keepBan: assign((_, outcome: AnyOutcome) => ({
        output: {
          type: 'banned',
          until: reportedBanEnd(outcome),
        } as const,
      })),
      keepEnd: assign((_, type: 'locked' | 'refused' | 'left') => ({ output: { type } })),
      forgetNotice: assign({ notice: null, failure: null }),
      notifyTechnicalError: assign((_, error: unknown) => ({ notice: technicalErrorTypeOf(error) })),
      tell: sendParent(
        ({ context: { sentTo, confirmationSentTo, attemptsLeft, resendFrom } }): CodeMoved => ({
          type: 'code.moved',
          progress: { sentTo, confirmationSentTo, attemptsLeft, resendFrom },
        }),
      ),
      tellCheck: sendParent((_, check: CodeTried['check']): CodeTried => ({ type: 'code.tried', check })),
    },
  })
}
