import type { CallData } from '../../src/api/endpoint'
import type { getInsurancePackages } from '../../src/api/life'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { FlowEvent, FlowInput } from '../flow.types'

/** The base insurance and the packages added to it. */
export type Packages = CallData<typeof getInsurancePackages>

/** The context of the insurance packages' machine. */
export interface PackagesContext extends Omit<FlowInput, 'step'> {
  readonly packages: Packages | null
  readonly technicalError: TechnicalErrorType | null
}

/** The events that the insurance packages receive. The flow has one screen, so it ignores `step.requested`. */
export type PackagesEvent = { readonly type: 'load.retried' } | FlowEvent
