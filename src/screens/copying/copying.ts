import type { ActorRefFrom } from 'xstate'
import type { copyingMachine } from '../../../machines/payment/copying.machine'

/** What copies a line of a screen, and says whether the browser let it. */
export type Copying = ActorRefFrom<typeof copyingMachine>
