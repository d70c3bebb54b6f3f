import type { CallData } from '../../src/api/endpoint'
import type { getInsurancePackages } from '../../src/api/life'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { FlowEvent, FlowInput } from '../contract/flow.types'

/** The base insurance and the packages added to it. */
export type Packages = CallData<typeof getInsurancePackages>

/** Insurance packages as their screen reads them. */
export interface PackagesContext extends Omit<FlowInput, 'step'> {
  readonly packages: Packages | null
  readonly technicalError: TechnicalErrorType | null
}

/** What can happen to them from outside. There are no places in them that an address could name. */
export type PackagesEvent = { readonly type: 'load.retried' } | FlowEvent
