import { fromCallback } from 'xstate'
import { calls } from '../../../actors/call'
import { servicesOf } from '../../../services'
import { dayAt, nextDayAt } from '../../../today'
import type { CaseDefinition } from '../../definition/definition'
import { fetchCase, isLoading, type LoadedCase, type LoadInput } from './loadCase.actor'

/** The insurer's day has changed, or the data that the case was opened with. */
export interface DataChanged {
  readonly type: 'data.changed'
  /** The present day, `yyyy-MM-dd`. */
  readonly today: string
  /** The case's present data; `null` on a new day before they have loaded. */
  readonly again: LoadedCase | null
}

interface WatchInput extends Pick<LoadInput, 'subject' | 'address'> {
  readonly today: string
}

/**
 * Sends a case each new day of the insurer's clock: at once, and again with the data that it loaded on that day. If they
 * do not load, the case keeps those of the day before.
 */
export const watchDayActor = (definition: CaseDefinition) =>
  calls(
    fromCallback<DataChanged, WatchInput>(({ input, sendBack, system }) => {
      const services = servicesOf(system)
      const { insurerTime, now, sleepUntil } = services
      const ended = new AbortController()
      const { signal } = ended
      const tell = (today: string, again: LoadedCase | null) => {
        if (!signal.aborted) sendBack({ type: 'data.changed', today, again } satisfies DataChanged)
      }
      const load = async (today: string): Promise<void> => {
        const { loaded, technicalError } = await fetchCase(definition, input, services, signal)
        if (technicalError === null) tell(today, loaded)
      }
      const wait = async (known: string): Promise<void> => {
        const time = insurerTime()
        await sleepUntil(now() + nextDayAt(time) - time, signal)
        if (signal.aborted) return
        const today = dayAt(insurerTime())
        // An answer may have set the insurer's clock back.
        if (today !== known) {
          tell(today, null)
          if (isLoading(definition)) void load(today).catch(() => undefined)
        }
        return wait(today)
      }
      void wait(input.today)
      return () => ended.abort()
    }),
    ...definition.loads.map(({ endpoint }) => endpoint),
  )
