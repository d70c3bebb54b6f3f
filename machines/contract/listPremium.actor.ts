import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import type { ListRequested, PremiumListed } from './contract.types'
import { loadEachTime } from './loadEachTime'
import { loadPremium, premiumCalls } from './premium'

export interface ListPremiumInput {
  readonly isAsked: boolean
  readonly contractNumber: string
}

/**
 * Loads the premium if the header does not contain it, and sends it to the contract's machine. The premium is loaded at
 * the start and on each request.
 */
export const listPremiumActor = recordCalls(
  fromCallback<ListRequested<ListPremiumInput>, ListPremiumInput>(({ input, receive, sendBack, system }) =>
    loadEachTime(input, receive, async ({ isAsked, contractNumber }, signal) => {
      if (!isAsked) return
      const premium = await loadPremium(servicesOf(system), contractNumber, signal)
      const event: PremiumListed = { type: 'premium.listed', premium }
      if (!signal.aborted) sendBack(event)
    }),
  ),
  ...premiumCalls,
)
