import { identificationMachine } from '../../machines/identification/identification.machine'
import { Identification } from '../screens/identification/Identification'
import { IdentificationScreen } from '../screens/identification/IdentificationScreen'
import type { LazyModule } from './lazyModule'

/** Registers the identification that a sign-in or a case requires. */
export const lazyModule = {
  machines: { identification: identificationMachine },
  places: { identifying: Identification },
  screens: { CaseIdentification: IdentificationScreen },
} satisfies LazyModule
