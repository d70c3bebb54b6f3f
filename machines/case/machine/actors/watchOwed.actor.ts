import { fromCallback } from 'xstate'
import { recordCalls } from '../../../actors/call'
import { onReturnToPage } from '../../../actors/front'
import { headerEndpointAt, headerOfProductLine } from '../../../headerOfProductLine'
import type { PaymentOutput } from '../../../payment/payment.types'
import { paymentsOf } from '../../../payment/paymentQueries'
import { servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import type { PresentHeader } from '../../definition/present'

/** Sent to the case: the contract's header was loaded again after the submission. */
export interface HeaderLoaded {
  readonly type: 'header.loaded'
  readonly header: PresentHeader
  /** The insurer's day when the header was loaded, `yyyy-MM-dd`. */
  readonly today: string
}

interface WatchInput {
  readonly paid: PaymentOutput | null
  readonly isContractor: boolean
  readonly contractNumber: string
  /** The case's own address in the portal (URL path). The product line in it selects the header's call. */
  readonly address: string
}

/**
 * Runs after a submission whose amount the customer transfers or pays later. Loads the header again each time a stored
 * card payment of the contract changes or the customer returns to the page. If the load fails, the confirmation does
 * not change.
 */
export const watchOwedActor = recordCalls(
  fromCallback<HeaderLoaded, WatchInput>(
    ({ input: { paid, isContractor, contractNumber, address }, sendBack, system }) => {
      if (!isContractor || (paid?.type !== 'transfer' && paid?.type !== 'later')) return undefined
      const services = servicesOf(system)
      const controller = new AbortController()
      const { signal } = controller
      const reloadHeader = async (): Promise<void> => {
        const headerOutcome = await services.call(headerEndpointAt(address), {}, { signal })
        if (!headerOutcome.ok || signal.aborted) return
        const today = dayAt(services.insurerTime())
        sendBack({ type: 'header.loaded', header: headerOutcome.data, today } satisfies HeaderLoaded)
      }
      const tryToReloadHeader = (): void => void reloadHeader().catch(() => undefined)
      const serializedPayments = (): string => JSON.stringify(paymentsOf(services, contractNumber))
      let knownPayments = serializedPayments()
      const unsubscribeStorage = services.sharedStorage.onChange(() => {
        const payments = serializedPayments()
        if (payments === knownPayments) return
        knownPayments = payments
        tryToReloadHeader()
      })
      const unsubscribeFront = onReturnToPage(services, tryToReloadHeader)
      return () => {
        controller.abort()
        unsubscribeStorage()
        unsubscribeFront()
      }
    },
  ),
  ...Object.values(headerOfProductLine),
)
