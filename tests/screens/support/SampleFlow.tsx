import { Screen } from '../../../src/ui/layout/Screen'

/** The screen of the empty flow. */
export const SampleFlow = () => <Screen state="inFlow" heading="Minta" />
