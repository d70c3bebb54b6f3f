import type { LoginOutput } from '../auth/login.types'
import type { SessionOutput } from '../auth/session.types'
import type { ContractOutput } from '../contract/contract.types'
import type { DapOutput } from '../dap/dap.types'
import type { IdentificationOutput } from '../identification/identification.types'
import type { OpenPayment } from '../payment/openPayments'
import type { PaymentReturnOutput } from '../payment/paymentReturn.types'
import { pathOf, type Route, routeOf } from '../routes'
import type { OpenedSession } from '../session'
import { productLineOf } from './app.productLines'
import type { AppContext } from './app.types'

interface GuardArgs {
  readonly context: AppContext
}

/**
 * Tells if a card payment took money, or may have, and its case is not submitted. `false` for payments of the type
 * `unknown`, and for a stored payment whose case the insurer has rejected.
 */
export const isTakenButUnsent = ({ type, isSubmitted, isLost }: OpenPayment): boolean =>
  type !== 'unknown' && !isSubmitted && (type !== 'refused' || isLost === true)

/** Tells if the open contract was chosen in a DÁP session. */
export const isSessionOfDap = ({ session }: Pick<AppContext, 'session'>): boolean => session?.openedBy === 'dap'

/** Returns the address of the case that a route leads to, without its step; '' for other routes. */
export const caseAddressOf = (route: Route): string => (route.name === 'case' ? pathOf({ ...route, step: '' }) : '')

/**
 * Tells if a tab that left `origin` for a payment provider still waits for the return at its present route. A signed-in
 * customer waits only in the case itself.
 */
export const awaitsReturn = ({ route, session }: Pick<AppContext, 'route' | 'session'>, origin: string): boolean =>
  session === null
    ? route.name !== 'home'
    : route.name === 'paymentReturn' || caseAddressOf(route) === caseAddressOf(routeOf(origin))

/** The guards of the portal's root machine. */
export const appGuards = {
  isMocked: ({ context }: GuardArgs) => context.configuration?.mock === true,
  isAt: ({ context }: GuardArgs, name: Route['name']) => context.route.name === name,
  isSignedIn: ({ context }: GuardArgs) => context.session !== null,
  isSignedOut: ({ context }: GuardArgs) => context.session === null,
  isInOwnSecurity: ({ context: { route, session } }: GuardArgs) =>
    route.name === 'security' && route.productLine === session?.productLine,
  // A signed-in customer needs no sign-in. A sign-in by number alone has no second factor to change.
  isPastSignIn: ({ context: { route, session } }: GuardArgs) =>
    session !== null &&
    (route.name === 'auth' ||
      route.name === 'phoneRequest' ||
      (route.name === 'security' && route.productLine === session.productLine && session.openedBy === 'number')),
  isInOwnProductLine: ({ context }: GuardArgs) =>
    context.session !== null && productLineOf(context.route) === context.session.productLine,
  isSelecting: ({ context }: GuardArgs) =>
    context.session !== null && context.route.name === 'home' && context.route.selecting,
  opens: (_: GuardArgs, { opened, as }: { readonly opened: OpenedSession; readonly as: OpenedSession['type'] }) =>
    opened.type === as,
  /** Tells if the contract has a payment that took money, or may have, and whose case is not submitted. */
  leavesPaid: ({ context }: GuardArgs) => context.payments.some(isTakenButUnsent),
  leavesHalfFilled: ({ context }: GuardArgs) => context.halfFilled.length > 0,
  /**
   * Tells if the customer logs out or switches contracts, was already warned of the only payment without a submitted
   * case, and would lose nothing else. The warning was also about the answers of the case on the screen.
   */
  isPaymentTold: ({ context }: GuardArgs, { to, toldPayment }: ContractOutput) =>
    to.type !== 'place' &&
    toldPayment !== null &&
    context.payments.filter(isTakenButUnsent).every(({ id }) => id === toldPayment) &&
    context.halfFilled.every((address) => address === caseAddressOf(context.route)),
  hasJustLoggedOut: ({ context }: GuardArgs) => context.notice === 'loggedOut',
  isDapSession: ({ context }: GuardArgs) => isSessionOfDap(context),
  /** Tells if another contract can be opened without a new sign-in. */
  maySwitch: ({ context }: GuardArgs) => isSessionOfDap(context),
  isRenewed: (_: GuardArgs, { type }: SessionOutput) => type === 'renewed',
  isDapChosen: (_: GuardArgs, { type }: LoginOutput) => type === 'dap',
  isPhoneAsked: (_: GuardArgs, { type }: LoginOutput) => type === 'phoneRequest',
  isSignIn: (_: GuardArgs, { type }: LoginOutput | DapOutput) => type === 'signedIn',
  needsIdentification: (_: GuardArgs, output: LoginOutput | DapOutput) =>
    output.type === 'signedIn' && output.identificationCaseId !== null,
  isListOpened: (_: GuardArgs, list: boolean) => list,
  isVerified: (_: GuardArgs, { type }: IdentificationOutput) => type === 'verified',
  awaitsIdentification: ({ context }: GuardArgs) => context.kept.identification !== null,
  awaitsDap: ({ context }: GuardArgs) => context.kept.dap !== null,
  isOpeningSession: ({ context }: GuardArgs) => context.signedIn !== null,
  endsSession: (_: GuardArgs, { to }: ContractOutput) => to.type !== 'place',
  returnsTo: (_: GuardArgs, { type, to }: { readonly type: string; readonly to: PaymentReturnOutput['type'] }) =>
    type === to,
}
