import { assign, setup } from 'xstate'
import { login, otpResend, type SlaType } from '../../src/api/auth'
import type { Outcome, OutcomeOf } from '../../src/api/endpoint'
import { faultKindOf } from '../../src/api/fault'
import { loginAsNonContractor } from '../../src/api/nonContractor'
import { callActor } from '../actors/call'
import { readCode } from '../actors/readCode'
import { sleep } from '../actors/sleep'
import { askedBy } from '../phoneRequest/saved'
import { portsOf } from '../ports'
import { SAVED_LOGIN } from '../storageKeys'
import { checkAnswer, checkContractNumber } from './answers'
import { type CheckAnswerOutcome, checkAnswerActor } from './checkAnswer.actor'
import { ATTEMPTS, attemptsAfter, banEndOf, isBan, RESEND_PAUSE, type TriesRefusal } from './limits'
import type {
  AnswerError,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginNotice,
  LoginOutput,
  UserType,
} from './login.types'
import { savedOf } from './saved'

/** The outcome of any of the sign-in's calls, as its guards look at it. */
type AnyOutcome = Outcome<unknown, TriesRefusal & { readonly maskedEmail?: string | null | undefined }>

/** The outcome of the call that ends a sign-in. */
type Finished = CheckAnswerOutcome | OutcomeOf<typeof loginAsNonContractor>

const codeOf = (outcome: AnyOutcome): string | null => (outcome.ok ? null : outcome.failure.code)

const isWrongAnswer = (outcome: AnyOutcome): boolean =>
  ['AUTH_LOGIN_001', 'AUTH_OTP_001', 'AUTH_LICENSE_PLATE_NUMBER', 'AUTH_ZIP_CODE_001'].includes(codeOf(outcome) ?? '')

/** The present step was refused, here or by the insurer. */
const refused = ({ refusals }: LoginContext, answerError: AnswerError | null) => ({
  answerError,
  refusals: refusals + 1,
})

/** A step that nobody has answered yet. */
const unanswered = { answer: '', answerError: null, refusals: 0 }

/** Vocabulary of the sign-in's chart. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'form' | 'busy' | 'outcome',
  },
  actors: {
    login: callActor(login),
    loginAsNonContractor: callActor(loginAsNonContractor),
    checkAnswer: checkAnswerActor,
    resend: callActor(otpResend),
    sleep,
    readCode,
  },
  guards: {
    contractNumberIsWellFormed: ({ context }) => checkContractNumber(context.contractNumber) === null,
    isCode: (_, read: string) => checkAnswer('SMS_OTP', read) === null,
    isNonContractor: ({ context }) =>
      context.userType === 'NON_CONTRACTOR' && checkContractNumber(context.contractNumber) === null,
    answerIsWellFormed: ({ context }) =>
      context.method !== null && checkAnswer(context.method, context.answer) === null,
    asksFor: ({ context }, method: SlaType) => context.method === method,
    isBanned: ({ context }) => context.bannedUntil !== null,
    hasSecondMethod: ({ context }) =>
      context.method === 'SMS_OTP' && (context.started?.secondaryAuthenticationMethod ?? null) !== null,
    answered: (_, outcome: AnyOutcome) => outcome.ok,
    wasBanned: ({ context }, outcome: AnyOutcome) =>
      isBan(outcome) || (isWrongAnswer(outcome) && attemptsAfter(context, outcome) <= 0),
    isFleet: (_, outcome: AnyOutcome) => codeOf(outcome) === 'AUTH_LOGIN_003',
    hasNoPhone: (_, outcome: AnyOutcome) => codeOf(outcome) === 'AUTH_LOGIN_007',
    wasWrong: (_, outcome: AnyOutcome) => isWrongAnswer(outcome),
  },
  actions: {
    setUserType: assign((_, userType: UserType) => ({ userType, answerError: null })),
    setContractNumber: assign((_, contractNumber: string) => ({ contractNumber, answerError: null })),
    setAnswer: assign((_, answer: string) => ({ answer, answerError: null })),
    checkContractNumber: assign(({ context }) => refused(context, checkContractNumber(context.contractNumber))),
    checkAnswer: assign(({ context }) =>
      refused(context, context.method === null ? null : checkAnswer(context.method, context.answer)),
    ),
    begin: assign((_, outcome: OutcomeOf<typeof login>) =>
      outcome.ok
        ? {
            started: outcome.data,
            method: outcome.data.slaType,
            attemptsLeft: ATTEMPTS,
            resendFrom: outcome.at + RESEND_PAUSE,
            ...unanswered,
          }
        : {},
    ),
    keepToken: assign(({ context: { area, userType } }, outcome: Finished): Partial<LoginContext> => {
      if (!outcome.ok) return {}
      const { accessToken, identificationCaseId = null } = outcome.data
      const openedBy = userType === 'NON_CONTRACTOR' ? 'number' : 'secondStep'
      return { outcome: { type: 'signedIn', signedIn: { accessToken, area, openedBy }, identificationCaseId } }
    }),
    switchMethod: assign(({ context }) => ({
      method: context.started?.secondaryAuthenticationMethod ?? context.method,
      notice: null,
      ...unanswered,
    })),
    countAttempt: assign(({ context }, outcome: AnyOutcome): Partial<LoginContext> => {
      const attemptsLeft = attemptsAfter(context, outcome)
      return { attemptsLeft, ...refused(context, { name: 'wrong', attemptsLeft }) }
    }),
    ban: assign((_, outcome: AnyOutcome) => ({
      bannedUntil: banEndOf(outcome),
      started: null,
      method: null,
      ...unanswered,
    })),
    restart: assign({
      started: null,
      method: null,
      attemptsLeft: ATTEMPTS,
      notice: null,
      bannedUntil: null,
      ...unanswered,
    }),
    forgetContract: assign({ contractNumber: '' }),
    chooseDap: assign({ outcome: { type: 'dap' } }),
    askForNumber: assign(({ context }, outcome: AnyOutcome) => ({
      outcome: {
        type: 'phoneRequest',
        kind: 'addNumber',
        contractNumber: context.contractNumber,
        maskedEmail: (outcome.ok ? null : outcome.failure.maskedEmail) ?? null,
      } as const,
    })),
    askForChangedNumber: assign(({ context }) => ({
      outcome: { type: 'phoneRequest', ...askedBy(context) } as const,
    })),
    pauseResend: assign(
      (_, at: number): Partial<LoginContext> => ({ resendFrom: at + RESEND_PAUSE, notice: 'codeSent' }),
    ),
    notify: assign((_, notice: LoginNotice | null) => ({ notice })),
    notifyOfFault: assign((_, error: unknown) => ({ notice: faultKindOf(error) })),
    save: ({ context, system }) => portsOf(system).storage.write(SAVED_LOGIN, savedOf(context)),
    forgetSaved: ({ system }) => portsOf(system).storage.remove(SAVED_LOGIN),
  },
})
