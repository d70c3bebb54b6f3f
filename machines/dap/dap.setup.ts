import { and, assign, not, sendParent, setup, stateIn } from 'xstate'
import { getDapContracts, getDapQrCode, getDapStatus, loginByDap, logoutDap, startDap } from '../../src/api/dap'
import type { Outcome, OutcomeOf } from '../../src/api/endpoint'
import { type TechnicalErrorType, technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor } from '../actors/call'
import { watchFront } from '../actors/front'
import { networkBack } from '../actors/networkBack'
import { pause, retryPause } from '../actors/pause'
import { sleep } from '../actors/sleep'
import { pageHidden, pageShown } from '../actors/visibility'
import { allowedAddress } from '../outside'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import { SAVED_DAP } from '../storageKeys'
import type { DapContext, DapEvent, DapInput, DapMoved, DapOutput, DapStatus } from './dap.types'
import { contractErrorOf } from './dapError'
import { contractsWithProductLine } from './listed'
import { FAILURES_ALLOWED, SHORTEST_CODE_VALIDITY } from './pauses'
import { emptySavedDap, isMissingOrDataUrl, savedDapOf } from './saved'
import { statusSocketActor } from './statusSocket.actor'

/** The outcome of any call, with the fields that guards read. */
type AnyOutcome = Outcome<unknown, { readonly code: string }>

const chosenProductLine = ({ contracts, chosen }: DapContext): ProductLine | null =>
  contractsWithProductLine(contracts).find(({ contractNumber }) => contractNumber === chosen)?.productLine ?? null

const isOpenable = ({ contracts }: DapContext, contractNumber: string): boolean =>
  contractsWithProductLine(contracts).some(
    (contract) => contract.contractNumber === contractNumber && !contract.loginErrorType,
  )

const callFaultReport = (subject: string, error: unknown) =>
  ({ kind: 'fault', subject, detail: `failed: ${technicalErrorTypeOf(error)}` }) as const

/** Setup of the DÁP sign-in's machine. */
export const dapSetup = setup({
  types: {
    context: {} as DapContext,
    events: {} as DapEvent,
    input: {} as DapInput,
    output: {} as DapOutput,
    tags: {} as 'busy' | 'outcome',
  },
  actors: {
    start: callActor(startDap),
    getCode: callActor(getDapQrCode),
    getStatus: callActor(getDapStatus),
    getContracts: callActor(getDapContracts),
    login: callActor(loginByDap),
    statusSocket: statusSocketActor,
    pause,
    retryPause,
    sleep,
    networkBack,
    pageHidden,
    pageShown,
    watchFront,
  },
  guards: {
    hasBegun: ({ context }) => context.session !== null,
    hasContracts: ({ context }) => context.contracts !== null,
    hasChosen: ({ context }) => context.chosen !== null && isOpenable(context, context.chosen),
    hasStatus: ({ context }, status: DapContext['status']) => context.status === status,
    isTimed: ({ context }) => (context.code?.until ?? null) !== null,
    hasCode: ({ context }) => context.code !== null,
    /**
     * Tells if the machine has to load a new QR code. It loads none while the page is hidden. After a return to the
     * page, it loads the status first.
     */
    needsCode: and([
      ({ context }) => context.status === 'STARTED' || context.status === 'EXPIRED',
      not(stateIn({ waiting: { status: 'hidden' } })),
      not(stateIn({ waiting: { status: { watching: 'returning' } } })),
    ]),
    isOver: (_, outcome: AnyOutcome) => !outcome.ok && outcome.failure.code === 'LOGIN_SESSION_EXPIRED',
    isUnauthorized: (_, error: unknown) => technicalErrorTypeOf(error) === 'expired',
    answered: (_, outcome: AnyOutcome) => outcome.ok,
    showsCode: (_, outcome: OutcomeOf<typeof getDapQrCode>) =>
      outcome.ok && isMissingOrDataUrl(outcome.data.identificationQRCode),
    hasFailedOften: ({ context }) => context.failures >= FAILURES_ALLOWED,
    isOpenable: ({ context }, contractNumber: string) => isOpenable(context, contractNumber),
  },
  actions: {
    begin: assign((_, outcome: OutcomeOf<typeof startDap>) => {
      if (!outcome.ok) return {}
      const { sessionId, websocketId, identificationUrl, status } = outcome.data
      return { session: { sessionId, websocketId, identificationUrl }, status: status ?? ('STARTED' as const) }
    }),
    /**
     * Reports an address in the response that is not allowed. The QR code still works, so the customer is not informed.
     */
    reportAddress: ({ context, system }) => {
      const { report, site } = servicesOf(system)
      const { identificationUrl } = context.session ?? {}
      if (!identificationUrl || allowedAddress(identificationUrl, 'identificationHosts', site()) !== null) return
      const detail = 'identificationUrl is none that identificationHosts allow'
      report({ kind: 'fault', subject: startDap.id, detail })
    },
    startAfresh: assign({
      ...emptySavedDap,
      losses: 0,
      failures: 0,
      polls: 0,
      isCodeAsked: false,
      technicalError: null,
      codeTechnicalError: null,
    }),
    keepStatus: assign(({ context }, status: DapStatus) =>
      // A repeated status changes nothing. A new status resets the number of lost connections.
      status === context.status ? {} : { status, losses: 0 },
    ),
    keepPolledStatus: assign((_, outcome: OutcomeOf<typeof getDapStatus>) =>
      outcome.ok ? { status: outcome.data.status, technicalError: null } : {},
    ),
    keepCode: assign((_, outcome: OutcomeOf<typeof getDapQrCode>) => {
      if (!outcome.ok) return {}
      const { identificationQRCode: image, expiresIn } = outcome.data
      const until = expiresIn == null ? null : outcome.at + Math.max(SHORTEST_CODE_VALIDITY, expiresIn * 1000)
      return { code: { image, until }, status: 'STARTED' as const, isCodeAsked: false }
    }),
    askForCode: assign({ isCodeAsked: true }),
    /** Marks the next QR code as loaded automatically, and not at the customer's request. */
    forgetAsking: assign({ isCodeAsked: false }),
    keepContracts: assign((_, outcome: OutcomeOf<typeof getDapContracts>) =>
      outcome.ok ? { contracts: outcome.data } : {},
    ),
    choose: assign((_, chosen: string) => ({ chosen, refusal: null, technicalError: null })),
    refuse: assign((_, outcome: OutcomeOf<typeof loginByDap>) => ({ refusal: contractErrorOf(outcome) })),
    keepToken: assign(({ context }, outcome: OutcomeOf<typeof loginByDap>): Partial<DapContext> => {
      const productLine = chosenProductLine(context)
      if (!outcome.ok || productLine === null) return {}
      const { accessToken, identificationCaseId = null } = outcome.data
      return {
        output: { type: 'signedIn', signedIn: { accessToken, productLine, openedBy: 'dap' }, identificationCaseId },
      }
    }),
    endSession: assign({ ...emptySavedDap, status: 'OVER' as const }),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBrokenAnswer: assign({ technicalError: 'brokenAnswer' as const }),
    keepCodeFault: assign((_, codeTechnicalError: TechnicalErrorType) => ({ codeTechnicalError })),
    forgetFault: assign({ technicalError: null }),
    connectAnew: assign({ losses: 0, failures: 0, polls: 0 }),
    countConnection: assign({ failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    countLoss: assign(({ context }) => ({ losses: context.losses + 1 })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    save: ({ context, system }) => servicesOf(system).storage.write(SAVED_DAP, savedDapOf(context)),
    forgetSaved: ({ system }) => servicesOf(system).storage.remove(SAVED_DAP),
    /**
     * Ends the DÁP session at the insurer without waiting for the answer, because the customer has already moved on.
     */
    cancelAtInsurer: ({ context, system }) => {
      const { call, report } = servicesOf(system)
      const { sessionId } = context.session ?? {}
      if (sessionId === undefined) return
      call(logoutDap, { body: { sessionId } }, { signal: new AbortController().signal }).catch((error: unknown) =>
        report(callFaultReport(logoutDap.id, error)),
      )
    },
    tellList: sendParent((_, list: boolean): DapMoved => ({ type: 'dap.moved', list })),
  },
})
