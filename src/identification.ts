import { identificationMachine } from '../machines/identification/identification.machine'
import { identificationSlot } from '../machines/slots'
import { lazyScreens } from './app/lazy'
import { Identification } from './screens/identification/Identification'
import { IdentificationScreen } from './screens/identification/IdentificationScreen'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillIdentification = (): void => {
  identificationSlot.fill(identificationMachine)
  lazyScreens.Identification = Identification
  lazyScreens.CaseIdentification = IdentificationScreen
}
