import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { paymentsOf } from '../payment/paymentQueries'
import { servicesOf } from '../services'
import type { HeaderLoaded, HeaderRequested, PremiumListed } from './contract.types'
import { type LoadHeaderInput, loadHeader } from './loadHeader.actor'
import { lacksPremium, loadPremium, premiumCalls } from './premium'

/**
 * Loads the contract's header again while a case is open: each time a stored card payment of the contract changes, and
 * when the contract's machine requests it. A premium that the header does not
 * contain is loaded too. If a load fails, nothing changes. Only the contractor sees the header's data.
 */
export const watchHeaderActor = recordCalls(
  fromCallback<HeaderRequested, LoadHeaderInput>(({ input, sendBack, receive, system }) => {
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
    // A newer load replaces an older one, whose data may be older than the change that caused the newer load.
    const startReload = (): void => {
      controller.abort()
      controller = new AbortController()
      reload(controller).catch(() => undefined)
    }
    const serializedPayments = (): string => JSON.stringify(paymentsOf(services, contractNumber))
    let knownPayments = serializedPayments()
    const unsubscribeStorage = services.sharedStorage.onChange(() => {
      const payments = serializedPayments()
      if (payments === knownPayments) return
      knownPayments = payments
      startReload()
    })
    receive(startReload)
    return () => {
      controller.abort()
      unsubscribeStorage()
    }
  }),
  ...premiumCalls,
)
