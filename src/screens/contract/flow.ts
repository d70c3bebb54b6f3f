import type { ActorRefFrom } from 'xstate'
import type { AccountsMachine } from '../../../machines/accounts/accounts.machine'
import type { ClaimsMachine } from '../../../machines/claims/claims.machine'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import type { FlowScreen } from '../../../machines/flow.types'
import type { OnlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import type { PackagesMachine } from '../../../machines/packages/packages.machine'
import type { CaseRoute } from '../../../machines/routes'

interface FlowMachines {
  readonly documents: DocumentsMachine
  readonly onlineCases: OnlineCasesMachine
  readonly accounts: AccountsMachine
  readonly claims: ClaimsMachine
  readonly packages: PackagesMachine
}

/** The props of a flow's screen: its machine and its route. */
export interface FlowProps<Screen extends FlowScreen> {
  readonly flow: ActorRefFrom<FlowMachines[Screen]>
  readonly route: CaseRoute
}
