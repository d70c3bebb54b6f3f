import type { ActorRefFrom } from 'xstate'
import type { PendingWork } from '../../machines/contract/pendingWork'
import type { Route } from '../../machines/routes'
import type { Session } from '../../machines/session'
import type { signatureMachine } from '../../machines/signature/signature.machine'
import type { AppSnapshot } from '../hooks/actor'
import type { Elements, ViewOf } from '../ui/content'
import type { CampaignProps } from './campaign/campaign'
import type { FlowProps } from './contract/flow'
import type { IdentificationProps } from './identification/identification'
import type { PaymentProps } from './payment/payment'
import type { TransferDataProps } from './payment/TransferData'
import type { LoginProps } from './signIn/login'

/** Returns the state of the root machine's place region, or `undefined` until the portal has started. */
export const placeStateOf = ({ value }: AppSnapshot) => (typeof value === 'object' ? value.running?.place : undefined)

/** The screens of lazy modules, by the state of the place region that shows them. */
export type PlaceScreens = { [State in NonNullable<ReturnType<typeof placeStateOf>>]?: ViewOf }

/** Screens and parts of screens that lazy modules register. */
export interface Screens {
  /** In the sign-in: its second step, by a code or by an answer that the customer knows. */
  CodeStep: ViewOf<LoginProps>
  AnswerStep: ViewOf<LoginProps>
  /** In the sign-in: screens shown for responses that end the sign-in. */
  Banned: ViewOf<LoginProps>
  Fleet: ViewOf<LoginProps>
  /** In a case: its payment, its transfer, its signature and its identification. */
  Payment: ViewOf<PaymentProps>
  TransferData: ViewOf<TransferDataProps>
  Signature: ViewOf<{
    readonly signature: ActorRefFrom<typeof signatureMachine>
    readonly what: Elements
    readonly until?: string | null | undefined
  }>
  CaseIdentification: ViewOf<IdentificationProps>
  /** In a contract: the flows of the menu, under the screen name of their menu entry. */
  documents: ViewOf<FlowProps<'documents'>>
  onlineCases: ViewOf<FlowProps<'onlineCases'>>
  accounts: ViewOf<FlowProps<'accounts'>>
  claims: ViewOf<FlowProps<'claims'>>
  packages: ViewOf<FlowProps<'packages'>>
  /** In a contract's menu: the current campaign. */
  Campaign: ViewOf<CampaignProps>
  /** Over every screen: the warning that the session is about to end. */
  SessionWarning: ViewOf
  /** In the header: the open contract, and the actions available everywhere. */
  SignedInHeader: ViewOf<{ readonly session: Session; readonly route: Route }>
  /** On the start page: the open contract. */
  OpenContract: ViewOf<{
    readonly session: Session
    readonly isSelecting: boolean
    readonly pendingWork: PendingWork
  }>
  /** In a DÁP session: the customer's other contracts, on the start page and in the header. */
  MyContracts: ViewOf<{ readonly session: Session }>
  ContractSwitch: ViewOf<{ readonly number: string; readonly children: Elements }>
  /** On the sign-in, with the simulated insurer only: the sample contracts. */
  Samples: ViewOf<LoginProps>
  /**
   * On the start page, with the simulated insurer only: the notice that the insurer is simulated, with sample
   * contracts.
   */
  Trial: ViewOf
  /** With the simulated insurer only: the simulated pages of third parties, shown instead of the not-found screen. */
  Simulation: ViewOf
}

/** The registered screens. Each is registered before the state that shows it is entered, so rendering never waits. */
export const placeScreens: PlaceScreens = {}
export const lazyScreens: Partial<Screens> = {}
