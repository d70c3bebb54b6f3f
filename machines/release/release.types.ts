import type { AppContext } from '../root/app.types'

/** The context of the release machine. */
export interface ReleaseContext {
  /** When the portal was last asked for its release (epoch, ms). */
  readonly askedAt: number
}

export type ReleaseInput = ReleaseContext

/** The customer has moved to another route. `at`: the time (epoch, ms). */
export interface ReleaseEvent extends Pick<AppContext, 'route' | 'dirty' | 'notice'> {
  readonly type: 'place.changed'
  readonly at: number
}
