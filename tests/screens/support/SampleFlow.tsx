import { Screen } from '../../../src/ui/Screen'

/** The screen of the empty flow. */
export const SampleFlow = () => <Screen state="inFlow" heading="Minta" />
