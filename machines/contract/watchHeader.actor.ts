import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { lazyCases } from '../case/menu/lazyCases'
import { paymentsOf } from '../payment/paymentQueries'
import { servicesOf } from '../services'
import type { CasesListed, HeaderLoaded, HeaderRequested, PremiumListed } from './contract.types'
import { type LoadHeaderInput, loadHeader } from './loadHeader.actor'
import { lacksPremium, loadPremium, premiumCalls } from './premium'

interface WatchInput extends LoadHeaderInput {
  /** `true` if the submitted cases are loaded at the start: the case opens with the confirmation of its submission. */
  readonly withCases: boolean
}

/**
 * Loads the contract's header again while a case is open: each time a stored card payment of the contract changes, and
 * when the contract's machine requests it. A premium that the header does not contain is loaded too, and, on request,
 * the submitted cases. If a load fails, nothing changes. Only the contractor sees this data.
 */
export const watchHeaderActor = recordCalls(
  fromCallback<HeaderRequested, WatchInput>(({ input, sendBack, receive, system }) => {
    if (!input.isContractor) return undefined
    const services = servicesOf(system)
    const { contractNumber } = input
    let controller = new AbortController()
    const reload = async ({ signal }: AbortController): Promise<void> => {
      const loaded = await loadHeader(services, input, signal)
      if (signal.aborted) return
      sendBack({ type: 'header.loaded', loaded } satisfies HeaderLoaded)
      if (!lacksPremium({ ...input, header: loaded.header })) return
      const premium = await loadPremium(services, contractNumber, signal)
      if (!signal.aborted) sendBack({ type: 'premium.listed', premium } satisfies PremiumListed)
    }
    const loadCases = async ({ signal }: AbortController): Promise<void> => {
      const outcome = await services.call(lazyCases.get(input.productLine).cases, {}, { signal })
      if (outcome.ok && !signal.aborted) sendBack({ type: 'cases.listed', cases: outcome.data } satisfies CasesListed)
    }
    // A newer load replaces an older one, whose data may be older than the change that caused the newer load.
    const startReload = (withCases = false): void => {
      controller.abort()
      controller = new AbortController()
      reload(controller).catch(() => undefined)
      if (withCases) loadCases(controller).catch(() => undefined)
    }
    const serializedPayments = (): string => JSON.stringify(paymentsOf(services, contractNumber))
    let knownPayments = serializedPayments()
    const unsubscribeStorage = services.sharedStorage.onChange(() => {
      const payments = serializedPayments()
      if (payments === knownPayments) return
      knownPayments = payments
      startReload()
    })
    receive(({ withCases }) => startReload(withCases))
    if (input.withCases) loadCases(controller).catch(() => undefined)
    return () => {
      controller.abort()
      unsubscribeStorage()
    }
  }),
  ...premiumCalls,
)
