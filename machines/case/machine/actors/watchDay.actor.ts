import { fromCallback } from 'xstate'
import { recordCalls } from '../../../actors/call'
import { servicesOf } from '../../../services'
import { dayAt, nextDayAt } from '../../../today'
import type { CaseDefinition } from '../../definition/definition'
import { fetchCase, type LoadedCase, type LoadInput, needsLoading } from './loadCase.actor'

/** Sent to the case: the insurer's day or the case's data have changed. */
export interface DataChanged {
  readonly type: 'data.changed'
  /** The present day, `yyyy-MM-dd`. */
  readonly today: string
  /** The case's data, loaded again; `null` if only the day has changed. */
  readonly reloaded: LoadedCase | null
}

interface WatchInput extends Pick<LoadInput, 'subject' | 'address'> {
  readonly today: string
}

/**
 * Notifies a case of each new day of the insurer's clock. It first sends the new day, then the data loaded on that day.
 * If the load fails, the case keeps the old data.
 */
export const watchDayActor = (definition: CaseDefinition) =>
  recordCalls(
    fromCallback<DataChanged, WatchInput>(({ input, sendBack, system }) => {
      const services = servicesOf(system)
      const { insurerTime, now, sleepUntil } = services
      const controller = new AbortController()
      const { signal } = controller
      const notify = (today: string, reloaded: LoadedCase | null) => {
        if (!signal.aborted) sendBack({ type: 'data.changed', today, reloaded: reloaded } satisfies DataChanged)
      }
      const reload = async (today: string): Promise<void> => {
        const { loaded, technicalError } = await fetchCase(definition, input, services, signal)
        if (technicalError === null) notify(today, loaded)
      }
      const waitForNextDay = async (knownDay: string): Promise<void> => {
        const time = insurerTime()
        await sleepUntil(now() + nextDayAt(time) - time, signal)
        if (signal.aborted) return
        const today = dayAt(insurerTime())
        // A response may have set the insurer's clock back, so that the day has not changed.
        if (today !== knownDay) {
          notify(today, null)
          if (needsLoading(definition)) void reload(today).catch(() => undefined)
        }
        return waitForNextDay(today)
      }
      void waitForNextDay(input.today)
      return () => controller.abort()
    }),
    ...definition.loads.map(({ endpoint }) => endpoint),
  )
