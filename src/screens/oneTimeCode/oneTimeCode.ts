import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { oneTimeCodeMachine } from '../../../machines/oneTimeCode/oneTimeCode.machine'
import type { OneTimeCodeEvent } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { Elements } from '../../ui/content'

type Snapshot = SnapshotFrom<ReturnType<typeof oneTimeCodeMachine<unknown>>>

/** A code that is being asked for, whatever it is for and brings. */
export interface CodeActor extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: OneTimeCodeEvent) => void
  readonly getSnapshot: () => Pick<Snapshot, 'value' | 'context' | 'matches' | 'can'>
}

/** What every screen of a code is given. */
export interface CodeProps {
  readonly code: CodeActor
  /** What the code is for. */
  readonly heading: string
  /** Whether it went to what the insurer knew before, which somebody may have lost. */
  readonly isToKnown?: boolean
  /** What stands above it: the steps of the flow that it belongs to. */
  readonly above?: Elements
}

/** Where the code is being typed or checked, as its page names it: `entering.ready`. */
export const stateOf = ({ value }: Pick<Snapshot, 'value'>): string =>
  typeof value === 'string' ? value : `entering.${value.entering}`

/** Whether the insurer is being asked if the code is the right one. */
export const isBeingChecked = (snapshot: Pick<Snapshot, 'matches'>): boolean => snapshot.matches('checking')

/** A number or address that no line end tears apart. */
export const unbroken = (shown: string): string => shown.replaceAll(' ', '\u00a0')
