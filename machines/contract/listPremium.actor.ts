import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { onReturnToPage } from '../actors/front'
import { servicesOf } from '../services'
import type { PremiumListed } from './contract.types'
import { loadPremium, premiumCalls } from './premium'

interface ListPremiumInput {
  readonly isAsked: boolean
  readonly contractNumber: string
}

/**
 * Loads the premium if the header does not contain it, and sends it to the contract's machine. The premium is loaded at
 * the start and each time the customer returns to the page.
 */
export const listPremiumActor = recordCalls(
  fromCallback<PremiumListed, ListPremiumInput>(({ input: { isAsked, contractNumber }, sendBack, system }) => {
    if (!isAsked) return undefined
    const services = servicesOf(system)
    const controller = new AbortController()
    const { signal } = controller
    const sendPremium = async (): Promise<void> => {
      const premium = await loadPremium(services, contractNumber, signal)
      const event: PremiumListed = { type: 'premium.listed', premium }
      if (!signal.aborted) sendBack(event)
    }
    void sendPremium()
    const unsubscribeFront = onReturnToPage(services, () => void sendPremium())
    return () => {
      controller.abort()
      unsubscribeFront()
    }
  }),
  ...premiumCalls,
)
