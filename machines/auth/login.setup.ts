import { assign, setup } from 'xstate'
import type { LoginResult, login, SlaType } from '../../src/api/auth'
import type { Outcome, OutcomeOf } from '../../src/api/endpoint'
import type { loginAsNonContractor } from '../../src/api/nonContractor'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { lazyActor, lazyMachine } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { openModuleActor } from '../actors/openModule'
import { sleep } from '../actors/sleep'
import type { AnswerError } from '../answerError'
import {
  ATTEMPTS_ALLOWED,
  type AttemptsError,
  attemptsLeftAfter,
  isBan,
  RESEND_PAUSE,
  reportedBanEnd,
} from '../attempts'
import { sharedMachines } from '../lazyMachines'
import { normaliseTyped } from '../normaliseTyped'
import type { CodeProgress, OneTimeCodeOutput } from '../oneTimeCode/oneTimeCode.types'
import { servicesOf } from '../services'
import { SAVED_LOGIN } from '../storageKeys'
import { checkAnswer, checkContractNumber, knownMethodOf, normaliseContractNumber } from './answers'
import type { CheckAnswerOutcome } from './checkAnswer.actor'
import { lazySignInCalls } from './lazySignIn'
import type { LoginContext, LoginEvent, LoginInput, LoginNotice, LoginOutput, UserType } from './login.types'
import { phoneRequestInputOf } from './phoneRequest/phoneRequestInput'
import { savedLoginOf } from './saved'

/** The outcome of any call of the sign-in, with the fields that guards read. */
type AnyOutcome = Outcome<unknown, AttemptsError & { readonly maskedEmail?: string | null | undefined }>

/** The outcome of the call that ends a sign-in. */
type SignInOutcome = CheckAnswerOutcome | OutcomeOf<typeof loginAsNonContractor>

type CodeOutput = OneTimeCodeOutput<LoginResult>

const failureCodeOf = (outcome: AnyOutcome): string | null => (outcome.ok ? null : outcome.failure.code)

const isWrongAnswer = (outcome: AnyOutcome): boolean =>
  ['AUTH_LOGIN_001', 'AUTH_LICENSE_PLATE_NUMBER', 'AUTH_ZIP_CODE_001'].includes(failureCodeOf(outcome) ?? '')

/** Marks the present step as rejected, by the portal or the insurer. */
const markRefused = ({ refusals }: LoginContext, answerError: AnswerError | null) => ({
  answerError,
  refusals: refusals + 1,
})

/** Context changes that clear the second step's answer and its errors. */
const emptyAnswer = { answer: '', answerError: null, refusals: 0 }

/** Context changes at the start of a ban. After it, the customer has all attempts again. */
const banChanges = (until: number) => ({
  bannedUntil: until,
  started: null,
  method: null,
  attemptsLeft: ATTEMPTS_ALLOWED,
  ...emptyAnswer,
})

/**
 * Tells if the insurer offers an SMS code as the second step. The customer may have used the secondary method instead,
 * such as a plate.
 */
const sendsSms = ({ started }: LoginContext): boolean => started?.slaType === 'SMS_OTP'

const signedInChanges = (
  context: LoginContext,
  { accessToken, identificationCaseId = null }: LoginResult,
): Partial<LoginContext> => {
  const { productLine, userType } = context
  const openedBy = userType === 'NON_CONTRACTOR' ? 'number' : sendsSms(context) ? 'sms' : 'secondStep'
  return { outcome: { type: 'signedIn', signedIn: { accessToken, productLine, openedBy }, identificationCaseId } }
}

/** Setup of the sign-in's machine. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'form' | 'busy' | 'outcome',
    children: {} as { code: 'code' },
  },
  actors: {
    login: lazyActor(lazySignInCalls, 'login'),
    loginAsNonContractor: lazyActor(lazySignInCalls, 'loginAsNonContractor'),
    checkAnswer: lazyActor(lazySignInCalls, 'checkAnswer'),
    openModule: openModuleActor,
    networkBack,
    code: lazyMachine(sharedMachines, 'loginCode'),
    sleep,
  },
  guards: {
    contractNumberIsWellFormed: ({ context }) => checkContractNumber(context.contractNumber) === null,
    isNonContractor: ({ context }) => context.userType === 'NON_CONTRACTOR',
    answerIsWellFormed: ({ context }) => checkAnswer(knownMethodOf(context), context.answer) === null,
    asksFor: ({ context }, method: SlaType) => context.method === method,
    isBanned: ({ context }) => context.bannedUntil !== null,
    hasSecondMethod: ({ context }) =>
      context.method === 'SMS_OTP' && (context.started?.secondaryAuthenticationMethod ?? null) !== null,
    answered: (_, outcome: AnyOutcome) => outcome.ok,
    wasBanned: ({ context }, outcome: AnyOutcome) =>
      isBan(outcome) || (isWrongAnswer(outcome) && attemptsLeftAfter(context, outcome) <= 0),
    isFleet: (_, outcome: AnyOutcome) => failureCodeOf(outcome) === 'AUTH_LOGIN_003',
    hasNoPhone: (_, outcome: AnyOutcome) => failureCodeOf(outcome) === 'AUTH_LOGIN_007',
    wasWrong: (_, outcome: AnyOutcome) => isWrongAnswer(outcome),
    isMalformed: (_, outcome: AnyOutcome) => failureCodeOf(outcome) === 'MISSING_FIELDS',
    codeEnded: (_, { output, as }: { readonly output: CodeOutput; readonly as: CodeOutput['type'] }) =>
      output.type === as,
  },
  actions: {
    setUserType: assign((_, userType: UserType) => ({ userType, answerError: null })),
    setContractNumber: assign((_, typed: string) => ({ contractNumber: normaliseTyped(typed), answerError: null })),
    // The insurer counts wrong answers for each contract number, also over several sign-ins.
    restartCount: assign(({ context: { contractNumber, attemptsOf, attemptsLeft, earlierAttempts } }) => {
      const number = normaliseContractNumber(contractNumber)
      if (number === attemptsOf) return {}
      return {
        attemptsOf: number,
        attemptsLeft: earlierAttempts[number] ?? ATTEMPTS_ALLOWED,
        earlierAttempts: { ...earlierAttempts, [attemptsOf]: attemptsLeft },
      }
    }),
    setAnswer: assign((_, typed: string) => ({ answer: normaliseTyped(typed), answerError: null })),
    checkContractNumber: assign(({ context }) => markRefused(context, checkContractNumber(context.contractNumber))),
    markMalformed: assign(({ context }) => markRefused(context, { name: 'malformed' })),
    checkAnswer: assign(({ context }) => markRefused(context, checkAnswer(knownMethodOf(context), context.answer))),
    begin: assign((_, outcome: OutcomeOf<typeof login>) =>
      outcome.ok
        ? {
            started: outcome.data,
            method: outcome.data.slaType,
            resendFrom: outcome.at + RESEND_PAUSE,
            ...emptyAnswer,
          }
        : {},
    ),
    keepToken: assign(({ context }, outcome: SignInOutcome) =>
      outcome.ok ? signedInChanges(context, outcome.data) : {},
    ),
    keepCodeToken: assign(({ context }, end: CodeOutput) =>
      end.type === 'done' ? signedInChanges(context, end.data) : {},
    ),
    switchMethod: assign(({ context }) => ({
      method: context.started?.secondaryAuthenticationMethod ?? context.method,
      notice: null,
      ...emptyAnswer,
    })),
    countAttempt: assign(({ context }, outcome: AnyOutcome): Partial<LoginContext> => {
      const attemptsLeft = attemptsLeftAfter(context, outcome)
      return { attemptsLeft, ...markRefused(context, { name: 'wrong', attemptsLeft }) }
    }),
    ban: assign((_, outcome: AnyOutcome) => banChanges(reportedBanEnd(outcome))),
    keepCodeBan: assign((_, end: CodeOutput) => (end.type === 'banned' ? banChanges(end.until) : {})),
    restart: assign({
      started: null,
      method: null,
      notice: null,
      bannedUntil: null,
      ...emptyAnswer,
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
      outcome: { type: 'phoneRequest', ...phoneRequestInputOf(context) } as const,
    })),
    followCode: assign((_, { attemptsLeft, resendFrom }: CodeProgress) => ({ attemptsLeft, resendFrom })),
    notify: assign((_, notice: LoginNotice | null) => ({ notice })),
    notifyTechnicalError: assign((_, error: unknown) => ({ notice: technicalErrorTypeOf(error) })),
    save: ({ context, system }) => servicesOf(system).storage.write(SAVED_LOGIN, savedLoginOf(context)),
    forgetSaved: ({ system }) => servicesOf(system).storage.remove(SAVED_LOGIN),
  },
})
