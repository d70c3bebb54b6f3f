import type { ComponentType } from 'react'
import type { LoginProps } from '../screens/signIn/login'

/** Screens that load on demand. They stand here before their machine starts, so rendering never has to wait. */
export const lazyScreens: {
  SignIn: ComponentType | null
  Contract: ComponentType | null
  /** Only where the simulated insurer answers in the page. */
  Samples: ComponentType<LoginProps> | null
} = {
  SignIn: null,
  Contract: null,
  Samples: null,
}
