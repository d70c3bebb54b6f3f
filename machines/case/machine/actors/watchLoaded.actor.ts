import { fromCallback } from 'xstate'
import { calls } from '../../../actors/call'
import { whenInFront } from '../../../actors/front'
import { servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import type { CaseDefinition } from '../../definition/definition'
import type { Loaded } from '../../definition/parsed'
import { fetchCase, type LoadInput } from './loadCase.actor'
import type { DataChanged } from './watchDay.actor'

interface WatchInput extends Pick<LoadInput, 'subject' | 'address'> {
  readonly loaded: Loaded | null
}

/**
 * Loads a case's data again when the customer returns to the page, and sends it to the case if it has changed, for
 * example in another tab. If it does not load, the case keeps its data.
 */
export const watchLoadedActor = (definition: CaseDefinition) =>
  calls(
    fromCallback<DataChanged, WatchInput>(({ input, sendBack, system }) => {
      const services = servicesOf(system)
      const ended = new AbortController()
      const { signal } = ended
      let known = JSON.stringify(input.loaded)
      const load = async (): Promise<void> => {
        const { loaded: again, technicalError } = await fetchCase(definition, input, services, signal)
        const isWhole = technicalError === null && again.failedLists.length === 0
        if (signal.aborted || !isWhole || !again.outcome.ok) return
        const found = JSON.stringify(again.outcome.data)
        if (found === known) return
        known = found
        sendBack({ type: 'data.changed', today: dayAt(services.insurerTime()), again } satisfies DataChanged)
      }
      const forgetFront = whenInFront(services, () => void load().catch(() => undefined))
      return () => {
        ended.abort()
        forgetFront()
      }
    }),
    ...definition.loads.map(({ endpoint }) => endpoint),
  )
