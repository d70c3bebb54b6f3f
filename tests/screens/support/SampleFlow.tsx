import { Screen } from '../../../src/ui/layout/Screen'

/** The screen of `sampleFlow`, which does nothing. */
export const SampleFlow = () => <Screen state="inFlow" heading="Minta" />
