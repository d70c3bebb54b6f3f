import type { LoginOutput } from '../auth/login.types'
import type { SessionOutput } from '../auth/session.types'
import type { ContractOutput } from '../contract/contract.types'
import type { DapOutput } from '../dap/dap.types'
import type { IdentificationOutput } from '../identification/identification.types'
import type { OpenPayment } from '../payment/openPayments'
import type { PaymentReturnOutput } from '../payment/paymentReturn.types'
import { pathOf, type Route } from '../routes'
import type { OpenedSession } from '../session'
import { productLineOf } from './app.productLines'
import type { AppContext } from './app.types'

interface Asked {
  readonly context: AppContext
}

/** Tells if a payment is taken and its case is not submitted. */
export const isUnsent = ({ type, isSubmitted }: OpenPayment): boolean => type !== 'unknown' && !isSubmitted

/** Tells if the open contract was chosen in a DÁP session. */
export const isOfDap = ({ session }: Pick<AppContext, 'session'>): boolean => session?.openedBy === 'dap'

/** Tells if a case other than the open one has unsaved answers. The contract asks about the open case. */
const leavesHalfFilled = ({ halfFilled, route }: AppContext): boolean => {
  const open = route.name === 'case' ? pathOf({ ...route, step: '' }) : ''
  return halfFilled.some((address) => address !== open)
}

/** The guards of the portal's root machine. */
export const appGuards = {
  isMocked: ({ context }: Asked) => context.configuration?.mock === true,
  isAt: ({ context }: Asked, name: Route['name']) => context.route.name === name,
  isSignedIn: ({ context }: Asked) => context.session !== null,
  isSignedOut: ({ context }: Asked) => context.session === null,
  isInOwnSecurity: ({ context: { route, session } }: Asked) =>
    route.name === 'security' && route.productLine === session?.productLine,
  // A signed-in customer needs no sign-in. A sign-in by number alone has no second factor to change.
  isPastSignIn: ({ context: { route, session } }: Asked) =>
    session !== null &&
    (route.name === 'auth' ||
      route.name === 'phoneRequest' ||
      (route.name === 'security' && route.productLine === session.productLine && session.openedBy === 'number')),
  isInOwnProductLine: ({ context }: Asked) =>
    context.session !== null && productLineOf(context.route) === context.session.productLine,
  isSelecting: ({ context }: Asked) =>
    context.session !== null && context.route.name === 'home' && context.route.selecting,
  opens: (_: Asked, { opened, as }: { readonly opened: OpenedSession; readonly as: OpenedSession['type'] }) =>
    opened.type === as,
  /** Tells if a payment was made for a case that is not submitted. */
  leavesPaid: ({ context }: Asked) => context.payments.some(isUnsent),
  leavesHalfFilled: ({ context }: Asked) => leavesHalfFilled(context),
  /** Tells if the customer was already asked about the only unsubmitted payment, and would lose nothing else. */
  isPaymentTold: ({ context }: Asked, { to, toldPayment }: ContractOutput) =>
    to.type !== 'place' &&
    toldPayment !== null &&
    context.payments.filter(isUnsent).every(({ id }) => id === toldPayment) &&
    !leavesHalfFilled(context),
  hasJustLoggedOut: ({ context }: Asked) => context.notice === 'loggedOut',
  isDapSession: ({ context }: Asked) => isOfDap(context),
  /** Tells if another contract can be opened without a new sign-in. */
  maySwitch: ({ context }: Asked) => isOfDap(context),
  isRenewed: (_: Asked, { type }: SessionOutput) => type === 'renewed',
  isDapChosen: (_: Asked, { type }: LoginOutput) => type === 'dap',
  isPhoneAsked: (_: Asked, { type }: LoginOutput) => type === 'phoneRequest',
  isSignIn: (_: Asked, { type }: LoginOutput | DapOutput) => type === 'signedIn',
  needsIdentification: (_: Asked, output: LoginOutput | DapOutput) =>
    output.type === 'signedIn' && output.identificationCaseId !== null,
  isVerified: (_: Asked, { type }: IdentificationOutput) => type === 'verified',
  awaitsIdentification: ({ context }: Asked) => context.kept.identification !== null,
  awaitsDap: ({ context }: Asked) => context.kept.dap !== null,
  isOpeningSession: ({ context }: Asked) => context.signedIn !== null,
  endsSession: (_: Asked, { to }: ContractOutput) => to.type !== 'place',
  returnsTo: (_: Asked, { type, to }: { readonly type: string; readonly to: PaymentReturnOutput['type'] }) =>
    type === to,
}
