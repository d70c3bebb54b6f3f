import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { LeftOpen } from '../../machines/contract/leftOpen'
import type { Place } from '../../machines/routes'
import type { Session } from '../../machines/session'
import type { signatureMachine } from '../../machines/signature/signature.machine'
import type { AppSnapshot } from '../app/actor'
import type { CampaignProps } from '../screens/campaign/campaign'
import type { FlowProps } from '../screens/contract/flow'
import type { IdentificationProps } from '../screens/identification/identification'
import type { PaymentProps } from '../screens/payment/payment'
import type { TransferDataProps } from '../screens/payment/TransferData'
import type { LoginProps } from '../screens/signIn/login'

/** The state of the root chart's place region; `undefined` until the portal has started. */
export const placeStateOf = ({ value }: AppSnapshot) => (typeof value === 'object' ? value.running?.place : undefined)

/** Screens of lazily loaded modules, by the state of the place region that shows them. */
export type PlaceScreens = { [State in NonNullable<ReturnType<typeof placeStateOf>>]?: ComponentType }

/** Parts of screens that lazily loaded modules bring. */
export interface Screens {
  /** In the sign-in: its second step, by code or by what the customer knows. */
  CodeStep: ComponentType<LoginProps>
  AnswerStep: ComponentType<LoginProps>
  /** In the sign-in: where an answer of the insurer ends it. */
  Banned: ComponentType<LoginProps>
  Fleet: ComponentType<LoginProps>
  /** In a case: its payment, what a transfer needs, its signature, its identification. */
  Payment: ComponentType<PaymentProps>
  TransferData: ComponentType<TransferDataProps>
  Signature: ComponentType<{
    readonly signature: ActorRefFrom<typeof signatureMachine>
    readonly what: ReactNode
    readonly until?: string | null | undefined
  }>
  CaseIdentification: ComponentType<IdentificationProps>
  /** Flows of a contract's menu, by what its entry calls them. */
  documents: ComponentType<FlowProps<'documents'>>
  onlineCases: ComponentType<FlowProps<'onlineCases'>>
  accounts: ComponentType<FlowProps<'accounts'>>
  claims: ComponentType<FlowProps<'claims'>>
  packages: ComponentType<FlowProps<'packages'>>
  /** In a contract's menu: the campaign that runs. */
  Campaign: ComponentType<CampaignProps>
  /** Over whatever is shown: the session is about to end. */
  SessionWarning: ComponentType
  /** In the header: which contract is open, and what can be done from anywhere. */
  SignedInHeader: ComponentType<{ readonly session: Session; readonly place: Place }>
  /** On home: which contract is open. */
  OpenContract: ComponentType<{
    readonly session: Session
    readonly isSelecting: boolean
    readonly leftOpen: LeftOpen
  }>
  /** On home and in the header, of a DÁP session: the customer's other contracts. */
  MyContracts: ComponentType<{ readonly session: Session }>
  ContractSwitch: ComponentType<{ readonly number: string; readonly children: ReactNode }>
  /** On sign-in, with the simulated insurer only: the contracts that it knows. */
  Samples: ComponentType<LoginProps>
  /** On home, with the simulated insurer only: a way into its samples. */
  Trial: ComponentType
  /** In place of the not-found screen, with the simulated insurer only: the pages of others that it leads to. */
  Simulation: ComponentType
}

/** What has been brought: before the state that shows it is reached, so rendering never has to wait. */
export const placeScreens: PlaceScreens = {}
export const lazyScreens: Partial<Screens> = {}
