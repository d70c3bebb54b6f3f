import { sampleContracts } from '../mocks/sampleContracts'
import { lazyScreens } from './app/lazy'
import type { LoginProps } from './screens/signIn/login'
import { Samples } from './screens/signIn/Samples'

/** Loaded with the simulated insurer only: the sign-in's list of what it knows, into its place. */
export const fillSamples = (): void => {
  lazyScreens.Samples = ({ login }: LoginProps) => <Samples login={login} contracts={sampleContracts} />
}
