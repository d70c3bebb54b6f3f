import { lazyScreens } from './app/lazy'
import { Home } from './screens/home/Home'

/** Loaded on demand: the main menu, into its place. */
export const fillHome = (): void => {
  lazyScreens.Home = Home
}
