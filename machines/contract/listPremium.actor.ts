import { fromCallback } from 'xstate'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { servicesOf } from '../services'
import type { PremiumListed } from './contract.types'
import { askPremium } from './premium'

/** Sends a contract its premium if its header leaves that out. */
export const listPremiumActor = calls(
  fromCallback<PremiumListed, { readonly isAsked: boolean }>(({ input: { isAsked }, sendBack, system }) => {
    if (!isAsked) return undefined
    const ended = new AbortController()
    const { signal } = ended
    void askPremium(servicesOf(system), signal).then((premium) => {
      const listed: PremiumListed = { type: 'premium.listed', premium }
      if (!signal.aborted) sendBack(listed)
    })
    return () => ended.abort()
  }),
  getPayments,
  getPaymentTypeOrFrequency,
)
