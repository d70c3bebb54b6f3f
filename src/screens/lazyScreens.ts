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

/** The state of the root machine's place region; `undefined` until the portal has started. */
export const placeStateOf = ({ value }: AppSnapshot) => (typeof value === 'object' ? value.running?.place : undefined)

/** Screens of lazily loaded modules, by the state of the place region that shows them. */
export type PlaceScreens = { [State in NonNullable<ReturnType<typeof placeStateOf>>]?: ViewOf }

/** Parts of screens that lazily loaded modules bring. */
export interface Screens {
  /** In the sign-in: its second step, by code or by what the customer knows. */
  CodeStep: ViewOf<LoginProps>
  AnswerStep: ViewOf<LoginProps>
  /** In the sign-in: where an answer of the insurer ends it. */
  Banned: ViewOf<LoginProps>
  Fleet: ViewOf<LoginProps>
  /** In a case: its payment, what a transfer needs, its signature, its identification. */
  Payment: ViewOf<PaymentProps>
  TransferData: ViewOf<TransferDataProps>
  Signature: ViewOf<{
    readonly signature: ActorRefFrom<typeof signatureMachine>
    readonly what: Elements
    readonly until?: string | null | undefined
  }>
  CaseIdentification: ViewOf<IdentificationProps>
  /** Flows of a contract's menu, by what its entry calls them. */
  documents: ViewOf<FlowProps<'documents'>>
  onlineCases: ViewOf<FlowProps<'onlineCases'>>
  accounts: ViewOf<FlowProps<'accounts'>>
  claims: ViewOf<FlowProps<'claims'>>
  packages: ViewOf<FlowProps<'packages'>>
  /** In a contract's menu: the campaign that runs. */
  Campaign: ViewOf<CampaignProps>
  /** Over whatever is shown: the session is about to end. */
  SessionWarning: ViewOf
  /** In the header: which contract is open, and what can be done from anywhere. */
  SignedInHeader: ViewOf<{ readonly session: Session; readonly route: Route }>
  /** On home: which contract is open. */
  OpenContract: ViewOf<{
    readonly session: Session
    readonly isSelecting: boolean
    readonly pendingWork: PendingWork
  }>
  /** On home and in the header, of a DÁP session: the customer's other contracts. */
  MyContracts: ViewOf<{ readonly session: Session }>
  ContractSwitch: ViewOf<{ readonly number: string; readonly children: Elements }>
  /** On sign-in, with the simulated insurer only: the contracts that it knows. */
  Samples: ViewOf<LoginProps>
  /** On home, with the simulated insurer only: a way into its samples. */
  Trial: ViewOf
  /** In place of the not-found screen, with the simulated insurer only: the pages of others that it leads to. */
  Simulation: ViewOf
}

/** What has been brought: before the state that shows it is reached, so rendering never has to wait. */
export const placeScreens: PlaceScreens = {}
export const lazyScreens: Partial<Screens> = {}
