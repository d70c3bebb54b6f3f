import { Screen } from '../../../src/ui/Screen'

/** The screen of the flow that does nothing. */
export const SampleFlow = () => <Screen state="inFlow" heading="Minta" />
