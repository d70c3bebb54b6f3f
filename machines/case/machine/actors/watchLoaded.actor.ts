import { fromCallback } from 'xstate'
import { recordCalls } from '../../../actors/call'
import { onReturnToPage } from '../../../actors/front'
import { servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import type { CaseDefinition } from '../../definition/definition'
import type { Loaded } from '../../definition/parsed'
import { fetchCase, type LoadInput } from './loadCase.actor'
import type { DataChanged } from './watchDay.actor'

interface WatchInput extends Pick<LoadInput, 'subject' | 'address'> {
  readonly loaded: Loaded | null
}

/** Serializes loaded data for a comparison, without the time of the query. */
const comparable = (loaded: Loaded | null): string =>
  JSON.stringify(loaded, (key, value: unknown) => (key === 'updatedAt' ? undefined : value))

/**
 * Loads a case's data again when the customer returns to the page. If the data has changed, e.g. in another tab, sends
 * the new data to the case. If the load fails, the case keeps the old data.
 */
export const watchLoadedActor = (definition: CaseDefinition) =>
  recordCalls(
    fromCallback<DataChanged, WatchInput>(({ input, sendBack, system }) => {
      const services = servicesOf(system)
      let knownData = comparable(input.loaded)
      const reload = async (signal: AbortSignal): Promise<void> => {
        const { loaded: reloaded, technicalError } = await fetchCase(definition, input, services, signal)
        const isComplete = technicalError === null && reloaded.failedLists.length === 0
        if (signal.aborted || !isComplete || !reloaded.outcome.ok) return
        const newData = comparable(reloaded.outcome.data)
        if (newData === knownData) return
        knownData = newData
        sendBack({
          type: 'data.changed',
          today: dayAt(services.insurerTime()),
          reloaded: reloaded,
        } satisfies DataChanged)
      }
      return onReturnToPage(services, (signal) => void reload(signal).catch(() => undefined))
    }),
    ...definition.loads.map(({ endpoint }) => endpoint),
  )
