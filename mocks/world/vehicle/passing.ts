import type { World } from '../world'

/** Something that comes to pass on a contract by itself, on a day (`yyyy-MM-dd`). */
export interface Passing {
  readonly day: string
  /** Lets it come to pass, in the world as it stands on that day. */
  happens(then: World): void
}
