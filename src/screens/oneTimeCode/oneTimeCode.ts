import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { oneTimeCodeMachine } from '../../../machines/oneTimeCode/oneTimeCode.machine'
import type { OneTimeCodeEvent } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { Elements } from '../../ui/content'

type Snapshot = SnapshotFrom<ReturnType<typeof oneTimeCodeMachine<unknown>>>

/** The actor of a one-time code, regardless of its purpose and output. */
export interface CodeActor extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: OneTimeCodeEvent) => void
  readonly getSnapshot: () => Pick<Snapshot, 'value' | 'context' | 'matches' | 'can'>
}

/** The props of every screen of a code. */
export interface CodeProps {
  readonly code: CodeActor
  /** Heading that names the purpose of the code. */
  readonly heading: string
  /** True if the code was sent to a phone number or address known before, which the customer may have lost. */
  readonly isToKnown?: boolean
  /** Content above the code's form: the steps of the surrounding flow. */
  readonly above?: Elements
}

/** Returns the name of the machine's state, as written to `data-state`, e.g. `entering.ready`. */
export const stateOf = ({ value }: Pick<Snapshot, 'value'>): string =>
  typeof value === 'string' ? value : `entering.${value.entering}`

/** Tells if the insurer is checking the code. */
export const isBeingChecked = (snapshot: Pick<Snapshot, 'matches'>): boolean => snapshot.matches('checking')

/** Replaces the spaces of a phone number or address with no-break spaces. */
export const withNoBreakSpaces = (text: string): string => text.replaceAll(' ', '\u00a0')
